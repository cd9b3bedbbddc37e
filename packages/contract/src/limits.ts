import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { eurosStated } from "./money.ts"
import { instant, nothing } from "./parts.ts"

/** The statutory deposit limit: a rolling 168 hours (Royal Decree of 19 June 2022). */
export const weeklyDepositLimit = z.strictObject({
  limit: eurosStated,
  usedLimit: eurosStated,
  remaining: eurosStated,
  /** What unfinished payments keep for themselves, and until when; neither used nor remaining. */
  reserved: z.array(z.strictObject({ until: instant, amount: eurosStated })),
  /** When earlier deposits leave the window, soonest first. */
  freesUp: z.array(z.strictObject({ at: instant, amount: eurosStated })),
})

export const getLimits = endpoint({
  method: "GET",
  path: "/api/responsible-gambling/get-limits",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ regulatoryWeeklyDepositLimit: weeklyDepositLimit }),
  errors: [],
})
