/** Cents of a decimal amount such as `25.00` or `25.5`; undefined for anything that is not whole cents. */
export function centsOf(text: string): number | undefined {
  const [, units, fraction = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return units === undefined ? undefined : Number(units) * 100 + Number(fraction.padEnd(2, "0"))
}

/** Cents as a decimal string: `25.00`. */
export function decimalOf(amountCents: number): string {
  return `${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, "0")}`
}
