/** Whole cents of an amount in euros that passed `euros`. */
export const centsOf = (amountEuros: number): number => Math.round(amountEuros * 100)
/** Euros of whole cents, as a number with two decimals at most. */
export const eurosOf = (cents: number): number => Math.round(cents) / 100
