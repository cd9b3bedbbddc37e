import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { claimErrors } from "./errors.ts"
import { gameTile } from "./games.ts"
import { eurosStated } from "./money.ts"
import { id, instant, jackpotTypes, listOf, message, nothing, paging, queryInt } from "./parts.ts"

export { type JackpotType, jackpotTypes } from "./parts.ts"

const hash = z.string().regex(/^[0-9a-f]{64}$/)
/** Digits, because the amount exceeds a float. Units are 10⁻⁵ euro, parts millionths of them. */
const digits = z.string().regex(/^\d{1,24}$/)

const win = z.strictObject({
  username: z.string(),
  amount: eurosStated,
  wonAt: instant,
  /** The stake: of the bet, or of all bets of a big win's round. */
  stake: eurosStated,
  /** Of a big win: its multiple of the stake. */
  multiple: z.int().optional(),
  /** The whole pool was won, which ended its cycle. */
  isWhole: z.boolean(),
  game: gameTile.nullable(),
})
export type JackpotWin = z.infer<typeof win>

/** Each pool with its amount, rules and odds; empty where jackpots are off. */
export const getJackpots = endpoint({
  method: "GET",
  path: "/api/user/get-jackpots",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    /** Smaller bets do not take part. */
    leastStake: eurosStated,
    /** Bets on games with a higher RTP in percent, or an unknown one, do not take part. */
    mostReturn: z.number(),
    /** A win is credited automatically after this many days. */
    claimDays: z.int(),
    jackpots: z.array(
      z.strictObject({
        jackpotId: id,
        cycle: id,
        type: z.enum(jackpotTypes),
        pool: eurosStated,
        start: eurosStated,
        highest: eurosStated.nullable(),
        /** It drops below this amount at the latest. */
        target: eurosStated.optional(),
        /** It drops before then, if anybody plays in the last minute. */
        dropsBefore: instant.optional(),
        /** Already dropped in this window; the next drop is in a later window. */
        hasDropped: z.boolean().optional(),
        /** Won by a round with this multiple of its stake: the whole pool from that stake, a part below it. */
        multiple: z.int().optional(),
        fullStake: eurosStated.optional(),
        /** The odds per euro staked, one in so many; null where none can win, or only the game knows. */
        oneIn: z.int().nullable(),
        /** The pool's share of RTP in millionths; a minimum where the games decide the frequency. */
        returnPpm: z.int(),
        /** SHA-256 of the cycle's seed, in hexadecimal; the seed is published when the cycle ends. */
        commitment: hash,
        sealedAt: instant,
        lastWinners: z.array(win),
      }),
    ),
    /** The last published head of the items' chain, and its number of items. */
    head: z.strictObject({ number: z.int(), head: hash }).nullable(),
  }),
  errors: [],
})

/** Finished cycles with their winners, newest first; of one pool, or of all. */
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
/** The data that verifies a finished cycle (docs/jackpots.md): published while it ran, and opened when it ended. */
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
      /** The pool's rules; amounts in units, as digits. */
      terms: z.record(z.string(), z.union([z.int(), digits])),
      seal: hash,
      sealedAt: instant,
      seed: hash,
      /** The item before its start with the head there, and the item that ended it. */
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

export const jackpotItemsAtMost = 2000
const publishedHead = z.strictObject({ number: z.int(), head: hash, publishedAt: instant })

/**
 * Heads of the chain after an item, in order, as they were published. A stored head proves later that nothing before it
 * was changed.
 */
export const getJackpotHeads = endpoint({
  method: "GET",
  path: "/api/jackpots/get-heads",
  who: "anyone",
  input: z.strictObject({ after: queryInt(0, 999_999_999).default(0) }),
  reply: z.strictObject({ heads: z.array(publishedHead) }),
  errors: [],
})

/** The items of a finished cycle from a number on, and the heads published among them. */
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
          /** Only present for a bet that cannot win: that of a robot of the demonstration. */
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

/** The newest item comes first. */
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

export const jackpotWinStates = ["open", "claimed", "credited", "disputed", "refused"] as const
export type JackpotWinState = (typeof jackpotWinStates)[number]

const ownWin = z.strictObject({
  jackpotId: id,
  type: z.enum(jackpotTypes),
  amount: eurosStated,
  wonAt: instant,
  state: z.enum(jackpotWinStates),
  /** Can be claimed until then; credited automatically afterwards. */
  until: instant,
  game: gameTile.nullable(),
  stake: eurosStated,
  isWhole: z.boolean(),
  /** The cycle that verifies the win, once it is over. */
  cycleId: id.nullable(),
})
export type OwnJackpotWin = z.infer<typeof ownWin>

export const getJackpotWins = endpoint({
  method: "GET",
  path: "/api/user/get-jackpot-wins",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ wins: listOf(ownWin) }),
  errors: [],
})

/** Pays a win to its winner's cash, once. */
export const updateJackpotWinner = endpoint({
  method: "POST",
  path: "/api/jackpots/updateJackpotWinner",
  who: "player",
  input: z.strictObject({ jackpotId: id }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: ["JackpotClaimedErrorType", "JackpotDisputedErrorType", ...claimErrors],
})
