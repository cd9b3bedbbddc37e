import type { Chance } from "@elite/jackpots"

/** In the last part of a block, one of so many, the chance of any bet grows to certainty. */
const rampFraction = 50

/** As much of a block as the chance of a bet in it takes; instants in ms, money in units. */
export type ChanceInput = {
  readonly beginsMs: number
  readonly endsMs: number
  readonly expectedUnits: bigint
  /** How many prizes are left, and what they are worth together. */
  readonly left: { readonly count: number; readonly units: bigint }
  /** What a bet is expected to win of all blocks at most, in millionths of its stake; null in campaigns from before. */
  readonly addedPpm: number | null
  /** In how many blocks the bet takes part: each adds its share of the ceiling at most. */
  readonly among: number
}

const isGreater = (a: Chance, b: Chance): boolean => a.of * b.outOf > b.of * a.outOf

/**
 * The chance of a bet: its stake times the prizes left, out of what is still expected to be staked, which is what is expected
 * of the whole block by the share of its time that is left. In the last fiftieth it is at least as much as of that has passed.
 * It is made smaller where the bet would be expected to win more than the ceiling.
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
  // The prize is drawn among those that are left: a win is worth their average.
  const most = { of: stakeUnits * BigInt(addedPpm) * left, outOf: units * 1_000_000n * BigInt(among) }
  return isGreater(own, most) ? most : own
}
