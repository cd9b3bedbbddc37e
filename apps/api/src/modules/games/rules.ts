import type { ByLanguage, JackpotType } from "@elite/contract"
import { addDays, dayMs } from "../../platform/lib/calendar.ts"
import { centsToUnits } from "../wallet/index.ts"

/** Wins kept to be shown. */
export const maxStoredWinners = 200
/** Where a list shows only the start of each sub-category. */
export const gamesPerSubCategory = 12
export const maxTopGames = 10

export type Availability = { offered: boolean; visible: boolean; licenceClasses: readonly string[] }

/** Whether a game may be shown and opened: the aggregator offers it, the operator shows it, our licence covers it. */
export const mayBePlayed = (game: Availability, licenceClass: string): boolean =>
  game.offered && game.visible && game.licenceClasses.includes(licenceClass)

/**
 * Whether the odds of a category's games are fixed by the game. In every other one the player may choose them (a target, numbers,
 * rows), and so how often a round wins many times its stake.
 */
export const hasFixedOdds = (category: string | null): boolean => category === "slots"

/** Whether a game returns so little to players that prizes beside it leave the house its part. */
export const qualifiesForPrizes = (returnPercent: number | null, mostReturnPercent: number): boolean =>
  returnPercent !== null && returnPercent <= mostReturnPercent

/** In which of the jackpots that are played bets on a game take part. */
export const listJackpotsOfGame = (
  {
    returnPercent,
    subCategory,
  }: { returnPercent: number | null; subCategory: { category: { code: string } } },
  { jackpots, mostReturnPercent }: { jackpots: readonly JackpotType[]; mostReturnPercent: number },
): JackpotType[] =>
  qualifiesForPrizes(returnPercent, mostReturnPercent)
    ? jackpots.filter((jackpot) => jackpot !== "bigWin" || hasFixedOdds(subCategory.category.code))
    : []

/** New: released, or first seen here, within the last `days`. */
export const isNew = (newSince: Date, now: Date, days: number): boolean =>
  newSince <= now && now.getTime() - newSince.getTime() < days * dayMs

/** The first UTC day, YYYY-MM-DD, of the `days` days that end with this one. */
export const computeFirstDay = (now: Date, days: number): string =>
  addDays(now, 1 - days)
    .toISOString()
    .slice(0, 10)

/**
 * A win worth telling others: €20 or ten times the stake (the setting `games`), and more than was staked,
 * because less is a loss.
 */
export const isNotable = (
  { stakeUnits, winUnits }: { stakeUnits: bigint; winUnits: bigint },
  from: { winnerFromCents: number; winnerFromMultiplier: number },
): boolean =>
  stakeUnits > 0n &&
  winUnits > stakeUnits &&
  (winUnits >= centsToUnits(from.winnerFromCents) ||
    computeMultiplier(stakeUnits, winUnits) >= from.winnerFromMultiplier)

/** How many times the stake was won, cut to two decimals. */
export const computeMultiplier = (stakeUnits: bigint, winUnits: bigint): number =>
  Number((winUnits * 100n) / stakeUnits) / 100

/** One page of a list, `pageNo` from 1. */
export function slicePage<T>(all: readonly T[], { pageNo, limit }: { pageNo: number; limit: number }): T[] {
  const start = (pageNo - 1) * limit
  return all.slice(start, start + limit)
}

/** Lower-case ASCII words joined by hyphens; empty when the text has no such letters. */
export const slugify = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80)

/** What something without a name of ours is called in each language: the words of its slug. */
export function nameFromSlug(slug: string): ByLanguage {
  const words = slug.replaceAll("-", " ")
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  return { en: name, fr: name, nl: name }
}

/**
 * An address for a new game that no other has: its name, else with its studio, else with a number. Never only
 * digits, which would read as an id.
 */
export function uniqueSlug(
  game: { name: string; studio: string; code: string },
  taken: ReadonlySet<string>,
): string {
  const own = slugify(game.name) || slugify(game.code) || "game"
  const base = /^\d+$/.test(own) ? `game-${own}` : own
  const withStudio = `${base}-${slugify(game.studio)}`.replace(/-$/, "")
  for (const candidate of [base, withStudio]) if (!taken.has(candidate)) return candidate
  for (let n = 2; ; n++) if (!taken.has(`${withStudio}-${n}`)) return `${withStudio}-${n}`
}
