import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { gateErrors } from "./errors.ts"
import { fault } from "./fields.ts"
import { gameTile } from "./games.ts"
import { eurosStated } from "./money.ts"
import { byLanguage, id, instant, listOf, message, nothing, paging } from "./parts.ts"

/**
 * The cookie that names a player's session in the Elite Club: opaque, not for scripts, made of the session's own token, which it
 * does not give away and in whose place it opens nothing.
 */
export const loyaltyCookie = "loyalty_token"

export const loyaltyLevel = z.strictObject({
  level: z.int(),
  name: byLanguage,
  startPoint: z.int(),
  endPoint: z.int().nullable(),
  /** Coins for each point; 1 for every rank while ranks multiply nothing. */
  coinMultiplier: z.number(),
  benefits: z.array(byLanguage),
})
export type LoyaltyLevel = z.infer<typeof loyaltyLevel>
export const getLoyaltyLevel = endpoint({
  method: "GET",
  path: "/api/get-loyalty-level",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ loyaltyLevels: z.array(loyaltyLevel) }),
  errors: [],
})

/** By what the Elite Club counts. */
export const getLoyaltyRules = endpoint({
  method: "GET",
  path: "/api/loyalty/get-loyalty-rules",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    /** Points for each euro staked on games of a category; what is not listed earns `otherCategories`. */
    categories: z.array(z.strictObject({ category: z.string(), pointsPerEuro: z.number() })),
    otherCategories: z.number(),
    /** Points count for the rank for so many days. */
    rankDays: z.int(),
    /** A lower rank is announced so many days before. */
    noticeDays: z.int(),
    /** What coins are worth; whether they can be redeemed is the policy `coinRedemption`. */
    redemption: z.strictObject({ coinsPerEuro: z.int(), least: z.int(), step: z.int(), isOn: z.boolean() }),
  }),
  errors: [],
})

/** Points and coins with three decimals at most. */
export const loyalty = z.strictObject({
  points: z.number(),
  coins: z.number(),
  level: z.int(),
  levelName: byLanguage,
  /** Of the points those that count for the rank. */
  rankPoints: z.number(),
  nextLevel: z.int().nullable(),
  pointsToNext: z.number().nullable(),
  multiplier: z.number(),
  /** A lower rank that was announced: from when, and how many of today's points count by then; null where none is. */
  fall: z
    .strictObject({ on: instant, level: z.int(), levelName: byLanguage, rankPoints: z.number() })
    .nullable(),
})
export type Loyalty = z.infer<typeof loyalty>
export const getLoyaltyDetails = endpoint({
  method: "GET",
  path: "/api/user/get-loyalty-details",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({ loyalty }),
  errors: [],
})

/**
 * A round was settled, a bet of one was given back, rounds were annulled, coins were redeemed, an operator corrected, a place in a
 * tournament paid points, or two operators took those back.
 */
export const loyaltyCauses = [
  "round",
  "void",
  "annulment",
  "redemption",
  "correction",
  "prize",
  "prizeTakenBack",
] as const
export type LoyaltyCause = (typeof loyaltyCauses)[number]
export const loyaltyCurrencies = ["points", "coins"] as const
export type LoyaltyCurrency = (typeof loyaltyCurrencies)[number]

const entry = z.strictObject({
  entryId: id,
  at: instant,
  cause: z.enum(loyaltyCauses),
  /** Null where it was no game, or one that is not shown any more. */
  game: gameTile.nullable(),
  /** What was staked, given back or paid; null where it was none of them, or is not known any more. */
  amount: eurosStated.nullable(),
  /** The tournament that a prize was won in; null where it was no prize. */
  tournament: byLanguage.nullable(),
  points: z.number(),
  coins: z.number(),
})
export type LoyaltyEntry = z.infer<typeof entry>

/** Every change of a player's points and coins with what caused it, newest first; of one of the two, or of both. */
export const getLoyaltyCurrencyHistory = endpoint({
  method: "GET",
  path: "/api/loyalty/get-loyalty-currency-history",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ ...paging, currency: z.enum(loyaltyCurrencies).optional() }),
  reply: z.strictObject({ history: listOf(entry) }),
  errors: [],
})

/** Turns coins into balance, once for a key: whole hundreds of them, and no fewer than the least. */
export const convertEliteCoins = endpoint({
  method: "POST",
  path: "/api/user/convertEliteCoins",
  who: "player",
  input: z.strictObject({ eliteCoins: z.int(fault("notWhole")).min(1).max(1_000_000_000) }),
  reply: message.extend({ newBalance: eurosStated }),
  errors: [
    "CoinRedemptionOffErrorType",
    "CoinsNotRedeemableErrorType",
    "CoinsNotEnoughErrorType",
    "RealityCheckDueErrorType",
    "SessionTimeOverErrorType",
    "IdempotencyKeyReusedErrorType",
    ...gateErrors,
  ],
})
