/** Whole cents of an amount in euros that passed `euros`. */
export const centsOf = (amountEuros: number): number => Math.round(amountEuros * 100)
export const eurosOf = (cents: number): number => Math.round(cents) / 100
