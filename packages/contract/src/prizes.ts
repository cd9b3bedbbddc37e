import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { claimErrors } from "./errors.ts"
import { eurosStated } from "./money.ts"
import { id, instant, message, nothing } from "./parts.ts"

/** What a prize of money can be won in. */
export const prizeSources = ["jackpots", "drops", "tournaments", "quest", "referrals"] as const
export type PrizeSource = (typeof prizeSources)[number]

const claimablePrize = z.strictObject({
  /** By which it is claimed. */
  prizeId: id,
  source: z.enum(prizeSources),
  amount: eurosStated,
  wonAt: instant,
  /** It can be claimed until then, and is credited by itself afterwards. */
  until: instant,
})
export type ClaimablePrize = z.infer<typeof claimablePrize>

/** As many as one answer lists. */
export const claimablePrizesAtMost = 100

/**
 * What a player has won and not yet claimed, in whatever it was won, the one that ends first coming first. `total` counts and
 * `amount` sums all of it in euros, also what is not listed.
 */
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

/** Moves a prize into the balance of the player who won it, once, whatever it was won in. */
export const claimPrize = endpoint({
  method: "POST",
  path: "/api/user/claim-prize",
  who: "player",
  input: z.strictObject({ prizeId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: ["PrizeClaimedErrorType", "PrizeDisputedErrorType", ...claimErrors],
})
