import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { claimErrors } from "./errors.ts"
import { eurosStated } from "./money.ts"
import { id, instant, message, nothing } from "./parts.ts"

export const prizeSources = ["jackpots", "drops", "tournaments", "quest", "referrals"] as const
export type PrizeSource = (typeof prizeSources)[number]

const claimablePrize = z.strictObject({
  prizeId: id,
  source: z.enum(prizeSources),
  amount: eurosStated,
  wonAt: instant,
  /** Can be claimed until then; credited automatically afterwards. */
  until: instant,
})
export type ClaimablePrize = z.infer<typeof claimablePrize>

export const claimablePrizesAtMost = 100

/** The earliest `until` comes first. `total` and `amount` (euros) include those beyond the page. */
export const getClaimablePrizes = endpoint({
  method: "GET",
  path: "/api/user/get-claimable-prizes",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({
    total: z.int(),
    amount: eurosStated,
    prizes: z.array(claimablePrize).max(claimablePrizesAtMost),
  }),
  errors: [],
})

/** Pays a prize of any source to its winner's cash, once. */
export const claimPrize = endpoint({
  method: "POST",
  path: "/api/user/claim-prize",
  who: "player",
  input: z.strictObject({ prizeId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: ["PrizeClaimedErrorType", "PrizeDisputedErrorType", ...claimErrors],
})
