import { type Fraction, fraction, sum, times } from "../fraction.ts"
import { scattersIn, windowAt } from "./evaluate.ts"
import { type FreeSpin, randomWild, stripsOf } from "./features.ts"
import { REELS, type SlotModel } from "./model.ts"

/** The windows of one reel, all equally likely. */
export type Reel = readonly string[]

/** A part of all screens that a spin can show, in which the reels are independent. */
export type Screens = {
  readonly chance: Fraction
  readonly reels: readonly Reel[]
  /** The reel that turns wild. */
  readonly wildReel?: number
}

const windowsOf = (strip: string): Reel =>
  Array.from({ length: strip.length }, (_, stop) => windowAt(strip, stop))

export const stopsOf = (reels: readonly Reel[]): bigint =>
  reels.reduce((all, reel) => all * BigInt(reel.length), 1n)

/** The screens of each pair of twin reels and each stop of theirs. */
function twinScreens(strips: readonly string[]): Screens[] {
  const reels = strips.map(windowsOf)
  return reels.slice(1).flatMap((_, left) => {
    const stops = reels[left] ?? []
    return stops.map((window) => ({
      chance: fraction(1, (REELS - 1) * stops.length),
      reels: reels.map((reel, at) => (at === left || at === left + 1 ? [window] : reel)),
    }))
  })
}

/** All screens of the paid spin, or of a free spin. */
export function screensOf(model: SlotModel, free?: FreeSpin): Screens[] {
  const strips = stripsOf(model, free)
  const screens = model.twinReels
    ? twinScreens(strips)
    : [{ chance: fraction(1), reels: strips.map(windowsOf) }]
  if (free?.wildReel !== undefined) return screens.map((one) => ({ ...one, wildReel: free.wildReel! }))
  const chance = randomWild(model, free)
  if (!chance) return screens
  return screens.flatMap((one) => [
    { ...one, chance: times(one.chance, fraction(chance.of - chance.hits, chance.of)) },
    ...strips.map((_, wildReel) => ({
      ...one,
      wildReel,
      chance: times(one.chance, fraction(chance.hits, chance.of * REELS)),
    })),
  ])
}

/** Number of stop combinations that show 0, 1, 2, … scatters; more than five count as five. */
function scatterCounts(reels: readonly Reel[]): bigint[] {
  let counts = [1n]
  for (const reel of reels) {
    const next = Array.from({ length: counts.length + 3 }, () => 0n)
    for (const window of reel) {
      const here = scattersIn([window])
      for (const [before, count] of counts.entries())
        next[before + here] = (next[before + here] ?? 0n) + count
    }
    counts = next
  }
  const folded = counts.slice(0, REELS + 1)
  for (const extra of counts.slice(REELS + 1)) folded[REELS] = (folded[REELS] ?? 0n) + extra
  return folded
}

/** The chances of 0 to 5 scatters. */
export function scatterChances(screens: readonly Screens[]): Fraction[] {
  const parts = screens.map(({ chance, reels }) =>
    scatterCounts(reels).map((count) => times(chance, fraction(count, stopsOf(reels)))),
  )
  return Array.from({ length: REELS + 1 }, (_, scatters) =>
    sum(parts.map((part) => part[scatters] ?? fraction(0))),
  )
}
