import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { instant, message, nothing } from "./parts.ts"

/** `asked`: it is being put together. `ready`: it can be fetched. `gone`: its time is over, or it was never finished. */
export const dossierStates = ["asked", "ready", "gone"] as const

/** Everything that the house holds of a player, as they asked for it last; null where they never did. */
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
        /** From when on another one can be asked for. */
        againFrom: instant,
        /** Where it is fetched by the player's own session, until when, and how many bytes it has; with `ready` alone. */
        file: z.strictObject({ url: z.string(), until: instant, bytes: z.int().positive() }).nullable(),
      })
      .nullable(),
  }),
  errors: [],
})

/** Asks for it: once in 24 hours, by a session that showed a moment ago whose it is. A letter says when it is there. */
export const askForDossier = endpoint({
  method: "POST",
  path: "/api/user/data-export",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: message,
  errors: ["StepUpRequiredErrorType", "DossierTooSoonErrorType"],
})
