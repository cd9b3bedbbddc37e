import type { Chance } from "@elite/jackpots"

/** In the last part of a block, one of so many, the chance of any bet grows to certainty. */
const lastPart = 50

/** As much of a block as the chance of a bet in it takes; instants in ms, money in units. */
export type Drawable = {
  readonly beginsMs: number
  readonly endsMs: number
  readonly expectedUnits: bigint
  /** How many prizes are left. */
  readonly left: number
}

/**
 * The chance of a bet: its stake times the prizes left, out of what is still expected to be staked, which is what is expected
 * of the whole block by the share of its time that is left. In the last fiftieth it is at least as much as of that has passed.
 */
export function chanceIn(
  { beginsMs, endsMs, expectedUnits, left }: Drawable,
  stakeUnits: bigint,
  atMs: number,
): Chance {
  if (left === 0) return { of: 0n, outOf: 1n }
  const [lengthMs, leftMs] = [endsMs - beginsMs, endsMs - atMs]
  const fair = { of: stakeUnits * BigInt(left) * BigInt(lengthMs), outOf: expectedUnits * BigInt(leftMs) }
  const ramp = { of: BigInt(lengthMs - leftMs * lastPart), outOf: BigInt(lengthMs) }
  return ramp.of * fair.outOf > fair.of * ramp.outOf ? ramp : fair
}
