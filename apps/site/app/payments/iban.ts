import { normalizeIban } from "@elite/contract"

/** IBAN lengths of the countries where players bank; for others only the check digits are tested. */
const lengths: Record<string, number> = { BE: 16, NL: 18, FR: 27, LU: 20, DE: 22 }

export const stripIban = (text: string): string => normalizeIban(text).replaceAll(/[^A-Z0-9]/g, "")

/** BE68 5390 0754 7034 */
export const formatIban = (text: string): string => stripIban(text).replaceAll(/(.{4})(?=.)/g, "$1 ")

/** ISO 13616: letters as 10 to 35, the first four characters at the end, modulo 97 is 1. */
export function isIban(text: string): boolean {
  const iban = stripIban(text)
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
