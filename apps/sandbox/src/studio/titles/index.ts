import { diceReturn } from "../dice/exact.ts"
import { type Fraction, percent } from "../fraction.ts"
import { rouletteReturn } from "../roulette/play.ts"
import { slotReturn } from "../slot/exact.ts"
import { LARGE_DICE } from "./dice-large.ts"
import { SMALL_DICE } from "./dice-small.ts"
import { ROULETTES } from "./roulettes.ts"
import { ATELIER_NORD } from "./slots-atelier-nord.ts"
import { HALCYON } from "./slots-halcyon.ts"
import { KOBALT } from "./slots-kobalt.ts"
import { LUMEN } from "./slots-lumen.ts"
import { MONOLITH } from "./slots-monolith.ts"
import { TESSERA } from "./slots-tessera.ts"
import type { Title } from "./title.ts"

export const SLOTS = [...ATELIER_NORD, ...LUMEN, ...KOBALT, ...TESSERA, ...HALCYON, ...MONOLITH]

export const TITLES: readonly Title[] = [...SLOTS, ...ROULETTES, ...LARGE_DICE, ...SMALL_DICE]

const BY_CODE = new Map(TITLES.map((title) => [title.code, title]))

export const titleOf = (code: string): Title | undefined => BY_CODE.get(code)

const known = new Map<string, Fraction>()

/** The exact return of a title from its reels, dice or pockets; cached. */
export function returnOf(title: Title): Fraction {
  const before = known.get(title.code)
  if (before) return before
  const { model } = title
  const exact =
    model.engine === "slot"
      ? slotReturn(model)
      : model.engine === "dice"
        ? diceReturn(model)
        : rouletteReturn(model)
  known.set(title.code, exact)
  return exact
}

/** The return in percent with two decimals. */
export const returnPercent = (title: Title): number => percent(returnOf(title))

/** Computes returns one by one between other work, so that the first list does not wait for all. */
export function prepareReturns(at = 0): void {
  const title = TITLES[at]
  if (!title) return
  setImmediate(() => {
    returnOf(title)
    prepareReturns(at + 1)
  }).unref()
}
