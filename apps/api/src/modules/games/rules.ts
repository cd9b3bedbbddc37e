import type { ByLanguage, JackpotType } from "@elite/contract"
import { isWonByRounds } from "@elite/jackpots"
import { addDays, dayMs } from "../../platform/lib/calendar.ts"
import { slugify } from "../../platform/lib/text.ts"
import { centsToUnits } from "../wallet/index.ts"

export const maxStoredWinners = 200
export const gamesPerSubCategory = 12
export const maxTopGames = 10
export const minCollectionGames = 5

export type Availability = { offered: boolean; visible: boolean; licenceClasses: readonly string[] }

export const mayBePlayed = (game: Availability, licenceClass: string): boolean =>
  game.offered && game.visible && game.licenceClasses.includes(licenceClass)

/** Elsewhere players may choose the odds, and so how often a round wins many times its stake. */
export const hasFixedOdds = (category: string | null): boolean => category === "slots"

/** A game with a higher or unknown return would leave the operator no margin beside the prizes. */
export const qualifiesForPrizes = (returnPercent: number | null, mostReturnPercent: number): boolean =>
  returnPercent !== null && returnPercent <= mostReturnPercent

export const listJackpotsOfGame = (
  {
    returnPercent,
    subCategory,
  }: { returnPercent: number | null; subCategory: { category: { code: string } } },
  { jackpots, mostReturnPercent }: { jackpots: readonly JackpotType[]; mostReturnPercent: number },
): JackpotType[] =>
  qualifiesForPrizes(returnPercent, mostReturnPercent)
    ? jackpots.filter((jackpot) => !isWonByRounds(jackpot) || hasFixedOdds(subCategory.category.code))
    : []

export const isNew = (newSince: Date, now: Date, days: number): boolean =>
  newSince <= now && now.getTime() - newSince.getTime() < days * dayMs

/** YYYY-MM-DD, UTC, of the `days` days that end today. */
export const computeFirstDay = (now: Date, days: number): string =>
  addDays(now, 1 - days)
    .toISOString()
    .slice(0, 10)

/** Only a win of more than the stake: less is a loss. Bounds are of the setting `games`. */
export const isNotable = (
  { stakeUnits, winUnits }: { stakeUnits: bigint; winUnits: bigint },
  from: { winnerFromCents: number; winnerFromMultiplier: number },
): boolean =>
  stakeUnits > 0n &&
  winUnits > stakeUnits &&
  (winUnits >= centsToUnits(from.winnerFromCents) ||
    computeMultiplier(stakeUnits, winUnits) >= from.winnerFromMultiplier)

export const computeMultiplier = (stakeUnits: bigint, winUnits: bigint): number =>
  Number((winUnits * 100n) / stakeUnits) / 100

export function slicePage<T>(all: readonly T[], { pageNo, limit }: { pageNo: number; limit: number }): T[] {
  const start = (pageNo - 1) * limit
  return all.slice(start, start + limit)
}

export function nameFromSlug(slug: string): ByLanguage {
  const words = slug.replaceAll("-", " ")
  const name = words.charAt(0).toUpperCase() + words.slice(1)
  return { en: name, fr: name, nl: name }
}

/** Name, else with the studio, else with a number; never only digits, which would read as an id. */
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

/** Hexadecimal digits in the address of a poster that change with its picture. */
export const artLength = 8
