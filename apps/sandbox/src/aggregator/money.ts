/** Amounts on the wire are whole numbers of 1/100 000 of a unit: one cent is 1 000. */
const PER_CENT = 1000

export const toWire = (cents: number): number => cents * PER_CENT

/** Whole cents of a wire amount, cut off below the cent; undefined when it is not a safe whole number. */
export const toCents = (amount: unknown): number | undefined =>
  typeof amount === "number" && Number.isSafeInteger(amount) ? Math.floor(amount / PER_CENT) : undefined
