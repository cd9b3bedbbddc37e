import { z } from "zod"
import { hundredths } from "./crashBets.ts"
import { endpoint } from "./endpoint.ts"
import { id, instant, listOf, queryDate, queryInt } from "./parts.ts"

/** By what anybody checks the rounds of our own game (docs/crash-fairness.md). It stays open when the game is switched off. */

const hash = z.string().regex(/^[0-9a-f]{64}$/)

const chain = z.strictObject({
  chainId: id,
  /** How many rounds it has. */
  length: id,
  /** What comes out before its round 1. */
  terminatingHash: hash,
  committedAt: instant,
  /** The round of a public beacon that gives its salt, named beforehand: by whom, under which key, when, and where to read it. */
  beacon: z.strictObject({
    hash,
    key: z.string().regex(/^[0-9a-f]{192}$/),
    round: id,
    drawnAt: instant,
    address: z.url(),
  }),
  /** What the beacon drew, and its signature; null until then. */
  salt: z
    .strictObject({ salt: hash, signature: z.string().regex(/^[0-9a-f]{96}$/), takenAt: instant })
    .nullable(),
  /** So many of its rounds have opened. */
  opened: z.int().min(0),
  /** None of its rounds opens any more: a person gave it up. */
  endedAt: instant.nullable(),
})

export type CrashChain = z.infer<typeof chain>

/** The chains that rounds are drawn from, newest first: each is followed by the one with the next number. */
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
  /** `void`: it was broken off, and its stakes were given back; its hash is told all the same. */
  overAs: z.enum(["crashed", "void"]),
  overAt: instant,
})
export type CrashRound = z.infer<typeof round>

/** Most rounds that one call answers. */
export const crashRoundsAtMost = 500

/**
 * The rounds of a chain that are over, after a number and in their order, so many at most; `before` is the round of that number, and
 * where that is 0 the terminating hash. Null, and no rounds, where the round of that number is not over.
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

/** The rounds that were over on a Belgian day: of each chain the number of the first and of the last. */
export const getCrashDay = endpoint({
  method: "GET",
  path: "/api/crash/get-day",
  who: "anyone",
  input: z.strictObject({ date: queryDate }),
  reply: z.strictObject({ stretches: z.array(z.strictObject({ chainId: id, first: id, last: id })) }),
  errors: [],
})
