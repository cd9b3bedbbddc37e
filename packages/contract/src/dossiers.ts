import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { instant, message, nothing } from "./parts.ts"

/** `asked`: being prepared. `ready`: can be downloaded. `gone`: expired, or never finished. */
export const dossierStates = ["asked", "ready", "gone"] as const

/** The player's last data export; null where there is none. */
export const getDossier = endpoint({
  method: "GET",
  path: "/api/user/data-export",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({
    dossier: z
      .strictObject({
        state: z.enum(dossierStates),
        askedAt: instant,
        againFrom: instant,
        /** Downloaded with the player's own session until `until`; only with `ready`. */
        file: z.strictObject({ url: z.string(), until: instant, bytes: z.int().positive() }).nullable(),
      })
      .nullable(),
  }),
  errors: [],
})

/** Requests a data export: once in 24 hours, after a step-up. An e-mail says when it is ready. */
export const askForDossier = endpoint({
  method: "POST",
  path: "/api/user/data-export",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: message,
  errors: ["StepUpRequiredErrorType", "DossierTooSoonErrorType"],
})
