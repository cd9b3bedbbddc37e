const decimal = /^(\d{1,9})(?:\.(\d{1,2})0{0,3})?$/

/** Parses a decimal string such as `25.00` to cents. Null for anything but whole cents: nothing is rounded. */
export function decimalToCents(text: string): number | null {
  const [, units, fraction = ""] = decimal.exec(text) ?? []
  return units === undefined ? null : Number(units) * 100 + Number(fraction.padEnd(2, "0"))
}

export function centsToDecimal(amountCents: number): string {
  return `${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, "0")}`
}
