import { normalizeIban } from "@elite/contract"

/** How long an IBAN is in the countries people here bank in; others are judged by their check digits alone. */
const lengths: Record<string, number> = { BE: 16, NL: 18, FR: 27, LU: 20, DE: 22 }

/** The letters and digits of what was written. */
export const stripIban = (written: string): string => normalizeIban(written).replaceAll(/[^A-Z0-9]/g, "")

/** In groups of four, as banks print it: BE68 5390 0754 7034. */
export const formatIban = (written: string): string => stripIban(written).replaceAll(/(.{4})(?=.)/g, "$1 ")

/** Whether the check digits are right (ISO 13616: letters as 10 to 35, the first four at the end, modulo 97 is 1). */
export function isIban(written: string): boolean {
  const iban = stripIban(written)
  const length = lengths[iban.slice(0, 2)]
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  if (length !== undefined && iban.length !== length) return false
  const moved = iban.slice(4) + iban.slice(0, 4)
  let remainder = 0
  for (const sign of moved) {
    const value = Number.parseInt(sign, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}
