import { z } from "zod"
import { eurosStated } from "./money.ts"
import { id, instant } from "./parts.ts"

/** The statutory deposit limit: a rolling 168 hours (Royal Decree of 19 June 2022). */
export const weeklyDepositLimit = z.strictObject({
  limit: eurosStated,
  usedLimit: eurosStated,
  remaining: eurosStated,
  /** Reservations of unfinished payments and their expiry; neither used nor remaining. */
  reserved: z.array(z.strictObject({ until: instant, amount: eurosStated })),
  /** When earlier deposits leave the window, soonest first. */
  freesUp: z.array(z.strictObject({ at: instant, amount: eurosStated })),
})

/** An amount that the authority approves, and the return to the statutory limit. */
export const approvedLimitTypes = {
  limit: "APPROVED_DEPOSIT_LIMIT",
  none: "REMOVE_APPROVED_DEPOSIT_LIMIT",
} as const

/**
 * The player's statutory week: the statutory limit, and the approved raise, null without one. `pending` applies from
 * `earliestAt` at the earliest, if the authority approves. `isOffered`: a further raise can be requested.
 */
export const regulatoryRaise = z.strictObject({
  statutory: eurosStated,
  approved: eurosStated.nullable(),
  isOffered: z.boolean(),
  pending: z
    .strictObject({
      requestId: id,
      limit: eurosStated,
      requestedAt: instant,
      earliestAt: instant,
      isApproved: z.boolean(),
    })
    .nullable(),
})
export type RegulatoryRaise = z.infer<typeof regulatoryRaise>
