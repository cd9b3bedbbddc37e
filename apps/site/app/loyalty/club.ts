import type { loyalty, ReplyOf } from "@elite/contract"
import { truncate } from "@elite/words/formats.ts"

export type Rank = { level: number; name: string; startPoint: number; coinMultiplier: number }
export type Club = { ranks: readonly Rank[]; rules: ReplyOf<typeof loyalty.getLoyaltyRules> }
export type Entries = ReplyOf<typeof loyalty.getLoyaltyCurrencyHistory>["history"]

/** Why coins cannot be redeemed by somebody: the policy, an exclusion or break, or what they have not confirmed yet. */
export type Lock = "off" | "restricted" | "email" | "identity"
export type Terms = Club["rules"]["redemption"]
export type Counter = { lock: Lock | null; coins: number; balance: number; terms: Terms; attempt: string }

/** The rank of a number, or the first. */
export const rankOf = (ranks: readonly Rank[], level: number): Rank =>
  ranks.find((rank) => rank.level === level) ?? ranks[0]!

/** The most of so many coins that can be redeemed: whole steps. */
export const mostOf = (coins: number, { step }: Terms): number => Math.floor(coins / step) * step

/** What coins are worth, euros. */
export const worthOf = (coins: number, { coinsPerEuro }: Terms): number => truncate(coins / coinsPerEuro, 2)

const written = /^\d{1,10}$/

/** Whole coins as people write them, with or without signs between the thousands; undefined for anything else. */
export function coinsIn(text: string): number | undefined {
  const digits = text.replaceAll(/(?<=\d)[.\s’'](?=\d{3}(?!\d))/g, "").trim()
  return written.test(digits) ? Number(digits) : undefined
}

/** Coins chosen by a step more or less, within what can be redeemed. */
export function stepped(coins: number, by: 1 | -1, held: number, terms: Terms): number {
  const next = (by > 0 ? Math.floor : Math.ceil)(coins / terms.step) * terms.step + by * terms.step
  return Math.min(Math.max(next, terms.least), Math.max(mostOf(held, terms), terms.least))
}
