import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { gateErrors } from "./errors.ts"
import { fault } from "./fields.ts"
import { gameTile } from "./games.ts"
import { eurosStated } from "./money.ts"
import { byLanguage, id, instant, listOf, message, nothing, paging } from "./parts.ts"

/**
 * The session cookie of the Elite Club: opaque, HTTP-only, derived from the session token; it neither reveals nor
 * replaces that token.
 */
export const loyaltyCookie = "loyalty_token"

export const loyaltyLevel = z.strictObject({
  level: z.int(),
  name: byLanguage,
  startPoint: z.int(),
  endPoint: z.int().nullable(),
  /** Coins per point; 1 for all ranks while ranks do not multiply. */
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

export const getLoyaltyRules = endpoint({
  method: "GET",
  path: "/api/loyalty/get-loyalty-rules",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    /** Points per euro staked, by category; others earn `otherCategories`. */
    categories: z.array(z.strictObject({ category: z.string(), pointsPerEuro: z.number() })),
    otherCategories: z.number(),
    /** Points count towards the rank for this many days. */
    rankDays: z.int(),
    /** A lower rank is announced this many days ahead. */
    noticeDays: z.int(),
    /** The value of coins; the policy `coinRedemption` says whether they can be redeemed. */
    redemption: z.strictObject({ coinsPerEuro: z.int(), least: z.int(), step: z.int(), isOn: z.boolean() }),
  }),
  errors: [],
})

/** Points and coins have at most three decimals. */
export const loyalty = z.strictObject({
  points: z.number(),
  coins: z.number(),
  level: z.int(),
  levelName: byLanguage,
  /** The points that count towards the rank. */
  rankPoints: z.number(),
  nextLevel: z.int().nullable(),
  pointsToNext: z.number().nullable(),
  multiplier: z.number(),
  /** An announced lower rank: its date, and how many of today's points count then; null where none is due. */
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
 * A settled round, a refunded bet, annulled rounds, redeemed coins, a correction by an operator, a tournament prize in
 * points, or its reversal by two operators.
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
  /** Null without a game, or for one that is not listed any more. */
  game: gameTile.nullable(),
  /** Staked, returned or paid; null where that does not apply or is unknown. */
  amount: eurosStated.nullable(),
  tournament: byLanguage.nullable(),
  points: z.number(),
  coins: z.number(),
})
export type LoyaltyEntry = z.infer<typeof entry>

/** Changes of the player's points and coins with their causes, newest first; of one currency, or of both. */
export const getLoyaltyCurrencyHistory = endpoint({
  method: "GET",
  path: "/api/loyalty/get-loyalty-currency-history",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ ...paging, currency: z.enum(loyaltyCurrencies).optional() }),
  reply: z.strictObject({ history: listOf(entry) }),
  errors: [],
})

/** Redeems coins for cash, once per idempotency key: whole steps, at least the minimum. */
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
