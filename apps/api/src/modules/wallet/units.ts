/** EUR is kept in units of 10⁻⁵ euro, so that provider amounts and jackpot fractions are exact. */
export const unitsPerCent = 1000n
/** POINT and COIN are kept in thousandths. */
export const unitsPerPoint = 1000n

/** Ledger units of whole cents. */
export const centsToUnits = (cents: number | bigint): bigint => BigInt(cents) * unitsPerCent

/** Whole cents of ledger units. Throws where a cent was split: player cash moves in whole cents only. */
export function unitsToCents(units: bigint): number {
  if (units % unitsPerCent !== 0n) throw new Error(`${units} units are not whole cents`)
  return Number(units / unitsPerCent)
}

/** Euros with two decimals, as a number for the wire. */
export const unitsToEuros = (units: bigint): number => unitsToCents(units) / 100

/** Points or coins, as a number with three decimals at most. */
export const unitsToPoints = (units: bigint): number => Number(units) / 1000
