/** A rank: its number, the points it begins at, and what it multiplies coins by. */
export type Level = { level: number; startPoint: number; multiplierHundredths: number }

const unitsPerEuro = 100_000n

/**
 * Points for a stake, in thousandths: the stake in euro times the weight of the game's category. Rounded
 * down to a thousandth of a point, so that nobody earns by splitting a stake.
 */
export const computeStakePoints = (stakeUnits: bigint, weightHundredths: number): bigint =>
  (stakeUnits * BigInt(weightHundredths) * 1000n) / (unitsPerEuro * 100n)

/** Coins for points, in thousandths: points times the multiplier of the rank held when the round was settled. */
export const computeCoins = (points: bigint, multiplierHundredths: number): bigint =>
  (points * BigInt(multiplierHundredths)) / 100n

/** The rank of a number of points (whole points; levels in ascending order). */
export function levelForPoints<L extends { startPoint: number }>(
  levels: readonly [L, ...L[]],
  points: number,
): L {
  return levels.findLast(({ startPoint }) => startPoint <= points) ?? levels[0]
}

/**
 * What is taken back when part of a settled round's stake is voided: what the whole earned less what the
 * rest earns.
 */
export function computeReversal(
  earned: { stakeUnits: bigint; points: bigint; coins: bigint },
  voidedUnits: bigint,
): { points: bigint; coins: bigint } {
  if (earned.stakeUnits <= 0n || voidedUnits >= earned.stakeUnits)
    return { points: earned.points, coins: earned.coins }
  const rest = earned.stakeUnits - voidedUnits
  return {
    points: earned.points - (earned.points * rest) / earned.stakeUnits,
    coins: earned.coins - (earned.coins * rest) / earned.stakeUnits,
  }
}

/** For how many days points count for the rank. */
export const rankWindowDays = 365
export const rankWindowMs = rankWindowDays * 24 * 60 * 60 * 1000
