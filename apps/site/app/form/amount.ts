import { parseCents, type Separators } from "@elite/ui"

/** The signs that amounts are written with, in all three languages. */
export const separators: Separators = { decimal: ",", group: "." }

/**
 * The amount of an `AmountField` in a form, in cents; undefined where there is none. The text that people wrote counts:
 * the hidden field beside it is a script's, and without scripts it says what the page was drawn with.
 */
export function readCents(form: FormData, name: string): number | undefined {
  const text = form.get(`${name}.written`)
  if (typeof text === "string") return parseCents(text)
  const cents = form.get(name)
  return typeof cents === "string" && /^\d{1,9}$/.test(cents) ? Number(cents) : undefined
}
