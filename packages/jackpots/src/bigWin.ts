import type { PoolRule } from "./poolRule.ts"
import { type PoolTerms, partsPerUnit } from "./terms.ts"

/**
 * A round that won `multiple` times its stake takes the pool, or the part that its stake is of the full one.
 * `mostOftenPpm`: how often rounds win so much at most, millionths; with it the full stake grows with the pool.
 */
type BigWinTerms = PoolTerms & {
  readonly multiple: bigint
  readonly fullStakeUnits: bigint
  readonly mostOftenPpm?: number
}

/** The stake that takes a whole pool of so many parts, units; under a ceiling it grows with the pool. */
export function computeFullStake(
  { addedPpm, mostOftenPpm, fullStakeUnits }: BigWinTerms,
  parts: bigint,
): bigint {
  if (addedPpm === undefined || mostOftenPpm === undefined) return fullStakeUnits
  const outOf = BigInt(addedPpm) * partsPerUnit
  const needed = (parts * BigInt(mostOftenPpm) + outOf - 1n) / outOf
  return needed > fullStakeUnits ? needed : fullStakeUnits
}

export const bigWin: PoolRule<BigWinTerms> = {
  terms: { multiple: "amount", fullStakeUnits: "amount", mostOftenPpm: "optionalPpm" },
  hasWindow: false,
  chance: () => undefined,
  takenByRound({ terms, parts }, { stakeUnits, winUnits }) {
    if (winUnits < terms.multiple * stakeUnits) return undefined
    const fullStakeUnits = computeFullStake(terms, parts)
    if (stakeUnits >= fullStakeUnits) return { parts, isWhole: true }
    return { parts: (parts * stakeUnits) / fullStakeUnits, isWhole: false }
  },
  /** Only the rate is certain. */
  seedPpm: () => 0n,
}
