import type { loyalty, ReplyOf } from "@elite/contract"
import { truncate } from "@elite/words/formats.ts"

export type Rank = { level: number; name: string; startPoint: number; coinMultiplier: number }
export type Club = { ranks: readonly Rank[]; rules: ReplyOf<typeof loyalty.getLoyaltyRules> }
export type Entries = ReplyOf<typeof loyalty.getLoyaltyCurrencyHistory>["history"]

/** Why a player cannot redeem coins: policy, exclusion or break, unconfirmed e-mail, unverified identity. */
export type RedemptionLock = "off" | "restricted" | "email" | "identity"
export type RedemptionConfig = Club["rules"]["redemption"]
export type Redemption = {
  lock: RedemptionLock | null
  coins: number
  balance: number
  terms: RedemptionConfig
  attempt: string
}

/** Falls back to the first rank. */
export const rankAtLevel = (ranks: readonly Rank[], level: number): Rank =>
  ranks.find((rank) => rank.level === level) ?? ranks[0]!

/** Whole steps only. */
export const maxRedeemableCoins = (coins: number, { step }: RedemptionConfig): number =>
  Math.floor(coins / step) * step

/** In euros. */
export const computeCoinValue = (coins: number, { coinsPerEuro }: RedemptionConfig): number =>
  truncate(coins / coinsPerEuro, 2)

const coinsPattern = /^\d{1,10}$/

/** Parses whole coins, with or without thousands separators; undefined for anything else. */
export function parseCoins(text: string): number | undefined {
  const digits = text.replaceAll(/(?<=\d)[.\s’'](?=\d{3}(?!\d))/g, "").trim()
  return coinsPattern.test(digits) ? Number(digits) : undefined
}

/** One step more or less, within what can be redeemed. */
export function stepCoins(coins: number, by: 1 | -1, balance: number, terms: RedemptionConfig): number {
  const next = (by > 0 ? Math.floor : Math.ceil)(coins / terms.step) * terms.step + by * terms.step
  return Math.min(Math.max(next, terms.least), Math.max(maxRedeemableCoins(balance, terms), terms.least))
}
