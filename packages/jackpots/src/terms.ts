/**
 * The terms that every pool has. Money is in units of a thousandth of a cent, as in the ledger. `ratePpm` is the share
 * of a stake, in millionths. `addedPpm` limits the expected win of a bet from the pool, in millionths of its stake;
 * cycles from before decision 0098 have none.
 */
export type PoolTerms = { readonly ratePpm: number; readonly seedUnits: bigint; readonly addedPpm?: number }

/** In millionths of a unit a share is exact. */
export const partsPerUnit = 1_000_000n
export const windowMs = 3 * 60 * 60 * 1000
/** Without a ceiling the first bet of the last minute takes the pool. */
export const finalMinuteMs = 60_000

/** `hasDropped`: a pool drops once in a window. */
export type Window = { readonly endMs: number; readonly expectedUnits: bigint; readonly hasDropped: boolean }

const unitsPerCent = 1000n

export const computeShare = ({ ratePpm }: PoolTerms, stakeUnits: bigint): bigint =>
  stakeUnits * BigInt(ratePpm)

/** Parts in units, rounded up to whole cents at the cost of the operator. */
export function computePaidUnits(parts: bigint): bigint {
  const cent = partsPerUnit * unitsPerCent
  return ((parts + cent - 1n) / cent) * unitsPerCent
}
