import { z } from "zod"
import { hundredths } from "./crashBets.ts"
import { endpoint } from "./endpoint.ts"
import { id, instant, listOf, queryDate, queryInt } from "./parts.ts"

/** Public verification of the crash game (docs/crash-fairness.md). It stays available when the game is switched off. */

const hash = z.string().regex(/^[0-9a-f]{64}$/)

const chain = z.strictObject({
  chainId: id,
  length: id,
  /** The hash before its round 1. */
  terminatingHash: hash,
  committedAt: instant,
  /** The beacon round that provides the salt, announced in advance: source, key, time and address. */
  beacon: z.strictObject({
    hash,
    key: z.string().regex(/^[0-9a-f]{192}$/),
    round: id,
    drawnAt: instant,
    address: z.url(),
  }),
  /** The beacon's randomness and signature; null before its time. */
  salt: z
    .strictObject({ salt: hash, signature: z.string().regex(/^[0-9a-f]{96}$/), takenAt: instant })
    .nullable(),
  opened: z.int().min(0),
  /** When an operator retired the chain; no more rounds open from it. */
  endedAt: instant.nullable(),
})

export type CrashChain = z.infer<typeof chain>

/** The chains of rounds, newest first. Each is followed by the chain with the next number. */
export const getCrashChains = endpoint({
  method: "GET",
  path: "/api/crash/get-chains",
  who: "anyone",
  input: z.strictObject({ limit: queryInt(1, 100).default(20), offset: queryInt(0, 10_000).default(0) }),
  reply: z.strictObject({ chains: listOf(chain) }),
  errors: [],
})

const round = z.strictObject({
  roundId: id,
  number: id,
  hash,
  result: hundredths,
  /** `void`: cancelled with stakes refunded; its hash is published as well. */
  overAs: z.enum(["crashed", "void"]),
  overAt: instant,
})
export type CrashRound = z.infer<typeof round>

export const crashRoundsAtMost = 500

/**
 * Finished rounds of a chain after a number, in order, at most {@link crashRoundsAtMost}; `before` is the round of that
 * number, or the terminating hash for 0. Null and no rounds where the round of that number is not over.
 */
export const getCrashRounds = endpoint({
  method: "GET",
  path: "/api/crash/get-rounds",
  who: "anyone",
  input: z.strictObject({
    chainId: queryInt(1, 999_999_999),
    after: queryInt(0, 999_999_999).default(0),
    limit: queryInt(1, crashRoundsAtMost).default(crashRoundsAtMost),
  }),
  reply: z.strictObject({
    before: z.strictObject({ number: z.int().min(0), hash }).nullable(),
    rounds: z.array(round),
  }),
  errors: ["NotFoundErrorType"],
})

/** The rounds that ended on a Belgian date: the first and last number in each chain. */
export const getCrashDay = endpoint({
  method: "GET",
  path: "/api/crash/get-day",
  who: "anyone",
  input: z.strictObject({ date: queryDate }),
  reply: z.strictObject({ stretches: z.array(z.strictObject({ chainId: id, first: id, last: id })) }),
  errors: [],
})
