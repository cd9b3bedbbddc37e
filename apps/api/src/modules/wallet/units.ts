/** The ledger counts EUR in 10⁻⁵ euro, so that provider amounts and jackpot fractions are exact. */
export const unitsPerCent = 1000n
/** The ledger counts POINT and COIN in thousandths. */
const unitsPerPoint = 1000

/** Converts whole cents to ledger units. */
export const centsToUnits = (cents: number | bigint): bigint => BigInt(cents) * unitsPerCent

/** Converts ledger units to whole cents. Throws where a cent is split: player cash moves in whole cents only. */
export function unitsToCents(units: bigint): number {
  if (units % unitsPerCent !== 0n) throw new Error(`${units} units are not whole cents`)
  return Number(units / unitsPerCent)
}

/** Converts ledger units to euros with two decimals, for the wire. Throws like `unitsToCents`. */
export const unitsToEuros = (units: bigint): number => unitsToCents(units) / 100

/** Converts ledger units to points or coins, with three decimals at most. */
export const unitsToPoints = (units: bigint): number => Number(units) / unitsPerPoint
