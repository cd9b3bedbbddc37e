import { parseCents, type Separators } from "@elite/ui"

export const separators: Separators = { decimal: ",", group: "." }

/** In cents. The typed text counts: without scripts the hidden field has its value of the rendering. */
export function readCents(form: FormData, name: string): number | undefined {
  const text = form.get(`${name}.written`)
  if (typeof text === "string") return parseCents(text)
  const cents = form.get(name)
  return typeof cents === "string" && /^\d{1,9}$/.test(cents) ? Number(cents) : undefined
}
