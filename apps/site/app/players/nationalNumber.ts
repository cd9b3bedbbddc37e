import { normalizeDigits } from "@elite/contract"

/**
 * Whether this is a Belgian national register or BIS number: eleven digits, the last two 97 − (the first nine mod 97),
 * with a 2 before the nine for births from 2000 (docs/law.md).
 */
export function isNationalNumber(text: string): boolean {
  const digits = normalizeDigits(text)
  if (!/^\d{11}$/.test(digits)) return false
  const nine = digits.slice(0, 9)
  const month = Number(digits.slice(2, 4))
  if (month >= 60 || month % 20 > 12 || Number(digits.slice(4, 6)) > 31) return false
  const check = Number(digits.slice(9))
  return [nine, `2${nine}`].some((number) => 97 - (Number(number) % 97) === check)
}

/** Formats a complete or partial number as on the identity card: 85.07.30-033.28. */
export function formatNationalNumber(text: string): string {
  const digits = text.replaceAll(/\D/g, "").slice(0, 11)
  const parts = [
    digits.slice(0, 2),
    digits.slice(2, 4),
    digits.slice(4, 6),
    digits.slice(6, 9),
    digits.slice(9),
  ]
  const signs = ["", ".", ".", "-", "."]
  return parts.map((part, i) => (part ? `${signs[i]}${part}` : "")).join("")
}
