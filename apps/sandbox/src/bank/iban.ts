/** An IBAN without spaces, in capitals. */
export function compactIban(text: string): string {
  return text.replace(/\s/g, "").toUpperCase()
}

function remainder97(digits: string): number {
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest
}

/** ISO 13616 (modulo 97). Belgian IBANs also end in the first ten digits modulo 97, or 97. */
export function isIban(compact: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false
  const moved = compact.slice(4) + compact.slice(0, 4)
  const digits = [...moved].map((character) => String(Number.parseInt(character, 36))).join("")
  if (remainder97(digits) !== 1) return false
  if (!compact.startsWith("BE")) return true
  const account = compact.slice(4)
  return /^\d{12}$/.test(account) && (Number(account.slice(0, 10)) % 97 || 97) === Number(account.slice(10))
}
