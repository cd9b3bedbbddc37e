import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { claimErrors } from "./errors.ts"
import { gameTile } from "./games.ts"
import { eurosStated } from "./money.ts"
import { byLanguage, id, instant, listOf, message, nothing, paging } from "./parts.ts"

/** So many prizes of one amount. */
const prizes = z.array(z.strictObject({ amount: eurosStated, count: z.int() }))

/** The campaigns that run or will, the first to begin first; empty while the house has none. */
export const getDrops = endpoint({
  method: "GET",
  path: "/api/prize-drop/campaigns",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    /** One player wins by two bets only when so many minutes lie between them. */
    apartMinutes: z.int(),
    /** What was won is credited by itself after so many days. */
    claimDays: z.int(),
    campaigns: z.array(
      z.strictObject({
        campaignId: id,
        name: byLanguage,
        from: instant,
        until: instant,
        blocks: z.int(),
        blockMinutes: z.int(),
        /** What each block begins with; what is left of it goes on to the next. */
        prizes,
        /** Bets below this do not take part. */
        leastStake: eurosStated,
        /** Bets on these take part; null: on every game. */
        games: z.array(gameTile).nullable(),
        /** The block that runs; null where none does. */
        block: z
          .strictObject({
            number: z.int(),
            endsAt: instant,
            left: prizes,
            /** One of so many bets of one euro wins now; null where nothing is left. */
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
  /** Null for a game that is not shown any more. */
  game: gameTile.nullable(),
})
export type DropWinner = z.infer<typeof win>

/** Who won last, masked, the newest first. */
export const getDropWinners = endpoint({
  method: "GET",
  path: "/api/prize-drop/winners",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ winners: z.array(win) }),
  errors: [],
})

/** Waits to be claimed, was claimed, came by itself, is looked at by a person, or was taken back by two. */
export const prizeStates = ["open", "claimed", "credited", "disputed", "refused"] as const
export type PrizeState = (typeof prizeStates)[number]

const ownPrize = z.strictObject({
  /** By which it is claimed. */
  prizeDistributionId: id,
  campaign: byLanguage,
  amount: eurosStated,
  wonAt: instant,
  state: z.enum(prizeStates),
  /** It can be claimed until then, and is credited by itself afterwards. */
  until: instant,
  game: gameTile.nullable(),
})
export type OwnPrize = z.infer<typeof ownPrize>

/** What a player has won in prize drops, newest first. */
export const getOwnDrops = endpoint({
  method: "GET",
  path: "/api/user/get-prize-drops",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ prizes: listOf(ownPrize) }),
  errors: [],
})

/** Moves a prize into the balance of the player who won it, once. */
export const claimDrop = endpoint({
  method: "POST",
  path: "/api/prize-drop/claim",
  who: "player",
  input: z.strictObject({ prizeDistributionId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: ["PrizeClaimedErrorType", "PrizeDisputedErrorType", ...claimErrors],
})
