import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { claimErrors } from "./errors.ts"
import { gameTile } from "./games.ts"
import { eurosStated } from "./money.ts"
import { byLanguage, id, instant, listOf, message, nothing, paging } from "./parts.ts"

const prizes = z.array(z.strictObject({ amount: eurosStated, count: z.int() }))

/** Running and planned campaigns, in order of their start; empty where there are none. */
export const getDrops = endpoint({
  method: "GET",
  path: "/api/prize-drop/campaigns",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    /** The minimum number of minutes between two bets by which one player wins. */
    apartMinutes: z.int(),
    /** A prize is credited automatically after this many days. */
    claimDays: z.int(),
    campaigns: z.array(
      z.strictObject({
        campaignId: id,
        name: byLanguage,
        from: instant,
        until: instant,
        blocks: z.int(),
        blockMinutes: z.int(),
        /** The prizes at the start of each block; what is left carries over. */
        prizes,
        /** Smaller bets do not take part. */
        leastStake: eurosStated,
        /** Null for all games. */
        games: z.array(gameTile).nullable(),
        /** The current block; null where none runs. */
        block: z
          .strictObject({
            number: z.int(),
            endsAt: instant,
            left: prizes,
            /** The odds per euro staked, one in so many; null where no prize is left. */
            oneIn: z.int().nullable(),
          })
          .nullable(),
      }),
    ),
  }),
  errors: [],
})

const win = z.strictObject({
  username: z.string(),
  amount: eurosStated,
  campaign: byLanguage,
  wonAt: instant,
  stake: eurosStated,
  /** Null for a game that is not listed any more. */
  game: gameTile.nullable(),
})
export type DropWinner = z.infer<typeof win>

/** The last winners, masked, newest first. */
export const getDropWinners = endpoint({
  method: "GET",
  path: "/api/prize-drop/winners",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ winners: z.array(win) }),
  errors: [],
})

/** `credited`: automatically. `disputed`: in review. `refused`: by two operators. */
export const prizeStates = ["open", "claimed", "credited", "disputed", "refused"] as const
export type PrizeState = (typeof prizeStates)[number]

const ownPrize = z.strictObject({
  prizeDistributionId: id,
  campaign: byLanguage,
  amount: eurosStated,
  wonAt: instant,
  state: z.enum(prizeStates),
  /** Can be claimed until then; credited automatically afterwards. */
  until: instant,
  game: gameTile.nullable(),
})
export type OwnPrize = z.infer<typeof ownPrize>

export const getOwnDrops = endpoint({
  method: "GET",
  path: "/api/user/get-prize-drops",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ prizes: listOf(ownPrize) }),
  errors: [],
})

/** Pays a prize to its winner's cash, once. */
export const claimDrop = endpoint({
  method: "POST",
  path: "/api/prize-drop/claim",
  who: "player",
  input: z.strictObject({ prizeDistributionId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: ["PrizeClaimedErrorType", "PrizeDisputedErrorType", ...claimErrors],
})
