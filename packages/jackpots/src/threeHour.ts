import type { Chance } from "./chance.ts"
import { capChance, million } from "./draw.ts"
import type { Bet, PoolRule } from "./poolRule.ts"
import { finalMinuteMs, type PoolTerms, type Window, windowMs } from "./terms.ts"

/**
 * The stake out of the stakes expected until the end of the window. Without a ceiling the first bet of the last
 * minute takes the pool; with one the pool is left to the next window.
 */
function chanceInWindow(
  { stakeUnits, atMs }: Bet,
  { endMs, expectedUnits }: Window,
  { addedPpm }: PoolTerms,
): Chance {
  const leftMs = Math.min(endMs - atMs, windowMs)
  if (leftMs <= finalMinuteMs && addedPpm === undefined) return { of: 1n, outOf: 1n }
  return { of: stakeUnits * BigInt(windowMs), outOf: expectedUnits * BigInt(Math.max(leftMs, finalMinuteMs)) }
}

/** Drops once in a window of three hours at most. */
export const threeHour: PoolRule<PoolTerms, { readonly window: Window }> = {
  terms: {},
  hasWindow: true,
  chance({ window, terms, parts }, bet) {
    if (window.hasDropped) return { of: 0n, outOf: 1n }
    return capChance(chanceInWindow(bet, window, terms), terms, bet.stakeUnits, parts)
  },
  seedPpm: ({ terms, window }) => (terms.seedUnits * million) / window.expectedUnits,
}
