import { z } from "zod"
import { eurosStated } from "./money.ts"
import { id, instant } from "./parts.ts"

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

/** How a request names the statutory week of its player: an amount that the authority approves, and the way back to the law's. */
export const approvedLimitTypes = {
  limit: "APPROVED_DEPOSIT_LIMIT",
  none: "REMOVE_APPROVED_DEPOSIT_LIMIT",
} as const

/**
 * The statutory week of one player: the law's limit, and what the authority approved beyond it, null for nothing. `pending`
 * holds from `earliestAt` on at the earliest, and only if the authority says yes. `isOffered`: more can be asked for now.
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
