import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { claimErrors } from "./errors.ts"
import { gameTile } from "./games.ts"
import { eurosStated } from "./money.ts"
import { id, instant, jackpotTypes, listOf, message, nothing, paging, queryInt } from "./parts.ts"

export { type JackpotType, jackpotTypes } from "./parts.ts"

/** A hash, 64 hexadecimal digits. */
const hash = z.string().regex(/^[0-9a-f]{64}$/)
/** An amount that no float holds: digits. Units are 10⁻⁵ euro, parts millionths of them. */
const digits = z.string().regex(/^\d{1,24}$/)

const win = z.strictObject({
  username: z.string(),
  amount: eurosStated,
  wonAt: instant,
  /** What was staked: the bet, or all bets of the round that won big. */
  stake: eurosStated,
  /** A round that won big: so many times its stake. */
  multiple: z.int().optional(),
  /** All of the pool was won, and its cycle ended with that. */
  isWhole: z.boolean(),
  /** Null for a game that is not shown any more. */
  game: gameTile.nullable(),
})
export type JackpotWin = z.infer<typeof win>

/** What lies in each pool, how it drops, and at what odds; empty while the house plays none. */
export const getJackpots = endpoint({
  method: "GET",
  path: "/api/user/get-jackpots",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    /** Bets below this do not take part. */
    leastStake: eurosStated,
    /** Bets on games that return more to players, in percent, do not take part, nor do those whose return is not known. */
    mostReturn: z.number(),
    /** What was won is credited by itself after so many days. */
    claimDays: z.int(),
    jackpots: z.array(
      z.strictObject({
        /** The cycle that runs, and which of its pool it is. */
        jackpotId: id,
        cycle: id,
        type: z.enum(jackpotTypes),
        pool: eurosStated,
        /** What the house put in first. */
        start: eurosStated,
        /** The most that was ever won of it. */
        highest: eurosStated.nullable(),
        /** It drops below this amount at the latest. */
        target: eurosStated.optional(),
        /** It drops before then, if anybody plays in the last minute. */
        dropsBefore: instant.optional(),
        /** It has dropped in this window already: it drops again in the next one at the earliest. */
        hasDropped: z.boolean().optional(),
        /** A round that won so many times its stake takes it: all of it from that stake on, less from a smaller one. */
        multiple: z.int().optional(),
        fullStake: eurosStated.optional(),
        /** One of so many bets of one euro takes it now; null where none can, or only the game knows. */
        oneIn: z.int().nullable(),
        /** What comes back of every stake in the long run, millionths; at least that where the games decide how often. */
        returnPpm: z.int(),
        /** The seal of what the cycle is drawn by, SHA-256 in hexadecimal: opened when it is over. */
        commitment: hash,
        sealedAt: instant,
        lastWinners: z.array(win),
      }),
    ),
    /** The chain of everything that touches the pools: its last published head, and how many items it has. */
    head: z.strictObject({ number: z.int(), head: hash }).nullable(),
  }),
  errors: [],
})

/** Cycles that are over, newest first, with who won them; of one pool, or of all. */
export const getJackpotCycles = endpoint({
  method: "GET",
  path: "/api/jackpots/get-cycles",
  who: "anyone",
  input: z.strictObject({ ...paging, type: z.enum(jackpotTypes).optional() }),
  reply: z.strictObject({
    cycles: listOf(
      z.strictObject({
        jackpotId: id,
        type: z.enum(jackpotTypes),
        cycle: id,
        beganAt: instant,
        endedAt: instant,
        bets: z.int(),
        winners: z.array(win),
      }),
    ),
  }),
  errors: [],
})

const window = z.strictObject({ endsAt: instant, expectedUnits: digits, hasDropped: z.boolean() })
/**
 * Everything by which a cycle that is over can be drawn again (docs/jackpots.md): what was published of it while it ran, and
 * what was opened when it ended.
 */
export const getJackpotCycle = endpoint({
  method: "GET",
  path: "/api/jackpots/get-cycle",
  who: "anyone",
  input: z.strictObject({ jackpotId: queryInt(1, 999_999_999) }),
  reply: z.strictObject({
    cycle: z.strictObject({
      jackpotId: id,
      type: z.enum(jackpotTypes),
      cycle: id,
      beganAt: instant,
      endedAt: instant,
      /** What the pool is played by: amounts in units, as digits. */
      terms: z.record(z.string(), z.union([z.int(), digits])),
      seal: hash,
      sealedAt: instant,
      seed: hash,
      /** The item after which it began and the head of the chain there, and the item that ended it. */
      since: z.int(),
      sinceHead: hash,
      last: id,
      parts: digits,
      window: window.nullable(),
      drops: z.array(z.strictObject({ item: id, parts: digits, paidUnits: digits })),
    }),
  }),
  errors: ["NotFoundErrorType"],
})

/** Most items, and most heads, that one call answers. */
export const jackpotItemsAtMost = 2000
const publishedHead = z.strictObject({ number: z.int(), head: hash, publishedAt: instant })

/**
 * The heads of the chain after an item, in their order, as they were published while the pools were played: whoever keeps one
 * can tell later that nothing before it was changed.
 */
export const getJackpotHeads = endpoint({
  method: "GET",
  path: "/api/jackpots/get-heads",
  who: "anyone",
  input: z.strictObject({ after: queryInt(0, 999_999_999).default(0) }),
  reply: z.strictObject({ heads: z.array(publishedHead) }),
  errors: [],
})

/** The items of a cycle that is over, from a number on, as the chain has them; and the heads published among them. */
export const getJackpotItems = endpoint({
  method: "GET",
  path: "/api/jackpots/get-items",
  who: "anyone",
  input: z.strictObject({ jackpotId: queryInt(1, 999_999_999), after: queryInt(0, 999_999_999).default(0) }),
  reply: z.strictObject({
    items: z.array(
      z.discriminatedUnion("kind", [
        z.strictObject({
          kind: z.literal("bet"),
          ref: hash,
          stakeUnits: digits,
          atMs: z.int(),
          /** Only there where the bet fills the pools and cannot win: a robot's of the demonstration. */
          isEligible: z.literal(false).optional(),
        }),
        z.strictObject({ kind: z.literal("win"), ref: hash, stakeUnits: digits, winUnits: digits }),
        z.strictObject({ kind: z.literal("void"), bet: id, stakeUnits: digits }),
        z.strictObject({ kind: z.literal("window"), endMs: z.int(), expectedUnits: digits }),
      ]),
    ),
    heads: z.array(publishedHead),
  }),
  errors: ["NotFoundErrorType"],
})

/** The player's own bets in a cycle, by the numbers of their items, newest first. */
export const getOwnJackpotItems = endpoint({
  method: "GET",
  path: "/api/user/get-jackpot-items",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ ...paging, jackpotId: queryInt(1, 999_999_999) }),
  reply: z.strictObject({
    items: listOf(z.strictObject({ number: id, ref: hash, stake: eurosStated, at: instant })),
  }),
  errors: ["NotFoundErrorType"],
})

/** Waits to be claimed, was claimed, came by itself, is looked at by a person, or was taken back by two. */
export const jackpotWinStates = ["open", "claimed", "credited", "disputed", "refused"] as const
export type JackpotWinState = (typeof jackpotWinStates)[number]

const ownWin = z.strictObject({
  /** By which it is claimed. */
  jackpotId: id,
  type: z.enum(jackpotTypes),
  amount: eurosStated,
  wonAt: instant,
  state: z.enum(jackpotWinStates),
  /** It can be claimed until then, and is credited by itself afterwards. */
  until: instant,
  game: gameTile.nullable(),
  /** What was staked: the bet, or all bets of the round that won big. */
  stake: eurosStated,
  /** All of the pool was won. */
  isWhole: z.boolean(),
  /** The cycle by which it can be checked how it was decided, once that is over. */
  cycleId: id.nullable(),
})
export type OwnJackpotWin = z.infer<typeof ownWin>

/** What a player has won of jackpots, newest first. */
export const getJackpotWins = endpoint({
  method: "GET",
  path: "/api/user/get-jackpot-wins",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ wins: listOf(ownWin) }),
  errors: [],
})

/** Moves what a player won into their balance, once: the winner's claim. */
export const updateJackpotWinner = endpoint({
  method: "POST",
  path: "/api/jackpots/updateJackpotWinner",
  who: "player",
  input: z.strictObject({ jackpotId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: ["JackpotClaimedErrorType", "JackpotDisputedErrorType", ...claimErrors],
})
