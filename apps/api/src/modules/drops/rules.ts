import type { Chance } from "@elite/jackpots"

/** The last fiftieth of a block, in which the chance of any bet grows to certainty. */
const rampFraction = 50

export type ChanceInput = {
  readonly beginsMs: number
  readonly endsMs: number
  readonly expectedUnits: bigint
  readonly left: { readonly count: number; readonly units: bigint }
  /** The ceiling of the expected win, in millionths of the stake; null in campaigns from before the ceiling. */
  readonly addedPpm: number | null
  /** The blocks for which the bet qualifies: they share the ceiling. */
  readonly among: number
}

const isGreater = (a: Chance, b: Chance): boolean => a.of * b.outOf > b.of * a.outOf

/**
 * The stake times the prizes left, out of the stakes still expected: those of the whole block by its share of time
 * left. In the last fiftieth the chance is at least the part of it that has passed. The ceiling of the expected
 * win limits both.
 */
export function computeChance(
  { beginsMs, endsMs, expectedUnits, left: { count, units }, addedPpm, among }: ChanceInput,
  stakeUnits: bigint,
  atMs: number,
): Chance {
  if (count === 0) return { of: 0n, outOf: 1n }
  const [left, lengthMs, leftMs] = [BigInt(count), endsMs - beginsMs, endsMs - atMs]
  const fair = { of: stakeUnits * left * BigInt(lengthMs), outOf: expectedUnits * BigInt(leftMs) }
  const ramp = { of: BigInt(lengthMs - leftMs * rampFraction), outOf: BigInt(lengthMs) }
  const own = isGreater(ramp, fair) ? ramp : fair
  if (addedPpm === null) return own
  // The prize is drawn among those left: a win is worth their average.
  const most = { of: stakeUnits * BigInt(addedPpm) * left, outOf: units * 1_000_000n * BigInt(among) }
  return isGreater(own, most) ? most : own
}
