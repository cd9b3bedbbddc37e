import { dayMs } from "../../platform/lib/calendar.ts"

export type Level = { level: number; startPoint: number; multiplierHundredths: number }

const unitsPerEuro = 100_000n

/** Thousandths of a point, rounded down. */
export const computeStakePoints = (stakeUnits: bigint, weightHundredths: number): bigint =>
  (stakeUnits * BigInt(weightHundredths) * 1000n) / (unitsPerEuro * 100n)

/** Thousandths; the multiplier is of the rank held when the round was settled. */
export const computeCoins = (points: bigint, multiplierHundredths: number): bigint =>
  (points * BigInt(multiplierHundredths)) / 100n

export function levelForPoints<L extends { startPoint: number }>(
  levels: readonly [L, ...L[]],
  points: number,
): L {
  return levels.findLast(({ startPoint }) => startPoint <= points) ?? levels[0]
}

/** The earnings of the whole stake less those of the rest. */
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

export const rankWindowDays = 365
export const rankWindowMs = rankWindowDays * dayMs
