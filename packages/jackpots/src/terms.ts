/** The four pools of the house. Money is in units of a thousandth of a cent, as in the ledger. */
export const jackpots = ["threeHour", "hitTheTarget", "anyTime", "bigWin"] as const
export type Jackpot = (typeof jackpots)[number]

/**
 * What every cycle of a pool has: its rate in millionths of a stake, and what the house puts in first. `addedPpm`: what a bet is
 * expected to win of the pool, in millionths of its stake at most, however much lies in it; cycles from before there was such a ceiling
 * have none.
 */
export type PoolTerms = { readonly ratePpm: number; readonly seedUnits: bigint; readonly addedPpm?: number }

/** What each pool is played by. A cycle keeps the terms it began with. */
export type Terms = {
  threeHour: PoolTerms
  /** The target lies above the seed and below the ceiling; what lies beyond the ceiling stays for the next cycle. */
  hitTheTarget: PoolTerms & { readonly ceilingUnits: bigint }
  /** So much is staked for a drop, on average. */
  anyTime: PoolTerms & { readonly perDropUnits: bigint }
  /**
   * A round that won so many times its stake takes the pool, or as much of it as its stake is of the full one. `mostOftenPpm`: how
   * often rounds of the games that take part win so much at most, millionths; with it the full stake grows with the pool.
   */
  bigWin: PoolTerms & {
    readonly multiple: bigint
    readonly fullStakeUnits: bigint
    readonly mostOftenPpm?: number
  }
}

/** A pool is kept in millionths of a unit: a rate leaves nothing over that could be lost. */
export const partsPerUnit = 1_000_000n
export const windowMs = 3 * 60 * 60 * 1000
/** In what is left of a window then, the first bet takes the pool. */
export const finalMinuteMs = 60_000

const unitsPerCent = 1000n

/** The stake from which on a round that won big takes the whole of a pool with so many parts; under a ceiling it grows with the pool. */
export function computeFullStake(
  { addedPpm, mostOftenPpm, fullStakeUnits }: Terms["bigWin"],
  parts: bigint,
): bigint {
  if (addedPpm === undefined || mostOftenPpm === undefined) return fullStakeUnits
  const outOf = BigInt(addedPpm) * partsPerUnit
  const needed = (parts * BigInt(mostOftenPpm) + outOf - 1n) / outOf
  return needed > fullStakeUnits ? needed : fullStakeUnits
}

/** What a stake adds to a pool, in parts. */
export const computeShare = ({ ratePpm }: PoolTerms, stakeUnits: bigint): bigint =>
  stakeUnits * BigInt(ratePpm)

/** What parts of a pool are paid as: whole cents, rounded up at the cost of the house. */
export function computePaidUnits(parts: bigint): bigint {
  const cent = partsPerUnit * unitsPerCent
  return ((parts + cent - 1n) / cent) * unitsPerCent
}
