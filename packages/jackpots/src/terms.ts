/** Money is in units of a thousandth of a cent, as in the ledger. */
export const jackpots = ["threeHour", "hitTheTarget", "anyTime", "bigWin"] as const
export type Jackpot = (typeof jackpots)[number]

/**
 * `ratePpm` is the share of a stake, in millionths. `addedPpm` limits the expected win of a bet from the pool, in
 * millionths of its stake; cycles from before decision 0098 have none.
 */
export type PoolTerms = { readonly ratePpm: number; readonly seedUnits: bigint; readonly addedPpm?: number }

/** A cycle keeps the terms with which it began. */
export type Terms = {
  threeHour: PoolTerms
  /** The target is between seed and ceiling; what exceeds the ceiling stays for the next cycle. */
  hitTheTarget: PoolTerms & { readonly ceilingUnits: bigint }
  /** The mean stakes of a drop. */
  anyTime: PoolTerms & { readonly perDropUnits: bigint }
  /**
   * A round that won `multiple` times its stake takes the pool, or the part that its stake is of the full one.
   * `mostOftenPpm`: how often rounds win so much at most, millionths; with it the full stake grows with the pool.
   */
  bigWin: PoolTerms & {
    readonly multiple: bigint
    readonly fullStakeUnits: bigint
    readonly mostOftenPpm?: number
  }
}

/** In millionths of a unit a share is exact. */
export const partsPerUnit = 1_000_000n
export const windowMs = 3 * 60 * 60 * 1000
/** Without a ceiling the first bet of the last minute takes the pool. */
export const finalMinuteMs = 60_000

const unitsPerCent = 1000n

/** The stake that takes a whole pool of so many parts, units; under a ceiling it grows with the pool. */
export function computeFullStake(
  { addedPpm, mostOftenPpm, fullStakeUnits }: Terms["bigWin"],
  parts: bigint,
): bigint {
  if (addedPpm === undefined || mostOftenPpm === undefined) return fullStakeUnits
  const outOf = BigInt(addedPpm) * partsPerUnit
  const needed = (parts * BigInt(mostOftenPpm) + outOf - 1n) / outOf
  return needed > fullStakeUnits ? needed : fullStakeUnits
}

/** The parts that a stake adds to a pool. */
export const computeShare = ({ ratePpm }: PoolTerms, stakeUnits: bigint): bigint =>
  stakeUnits * BigInt(ratePpm)

/** Parts in units, rounded up to whole cents at the cost of the operator. */
export function computePaidUnits(parts: bigint): bigint {
  const cent = partsPerUnit * unitsPerCent
  return ((parts + cent - 1n) / cent) * unitsPerCent
}
