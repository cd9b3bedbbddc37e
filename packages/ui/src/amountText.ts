/** The signs a locale writes numbers with: `{ decimal: ",", group: "." }` in Belgium. */
export type Separators = { decimal: string; group: string }

/**
 * The amount a person wrote, in cents; undefined when it is not one, or could be two. The locale's own decimal sign
 * may be followed by one or two figures. The other sign groups thousands when exactly three figures follow it, and
 * is taken for a decimal sign when one or two do: many type `12.50` on a Belgian keyboard. `1,234` where the comma
 * is decimal is refused rather than guessed.
 */
export function centsOf(text: string, { decimal, group }: Separators): number | undefined {
  const written = text.replace(/[\s\u00a0\u202f€$£]/g, "")
  const other = group.trim() === "" ? (decimal === "," ? "." : ",") : group
  const [whole, fraction = "", ...more] = splitDecimal(written, decimal, other)
  if (whole === undefined || more.length > 0 || !/^\d{0,2}$/.test(fraction)) return undefined
  const figures = ungrouped(whole, other)
  if (figures === undefined || (figures === "" && fraction === "")) return undefined
  const cents = Number(figures || "0") * 100 + Number(fraction.padEnd(2, "0") || "0")
  return Number.isSafeInteger(cents) ? cents : undefined
}

function splitDecimal(written: string, decimal: string, other: string): string[] {
  if (written.includes(decimal)) return written.split(decimal)
  const last = written.lastIndexOf(other)
  const tail = last < 0 ? "" : written.slice(last + 1)
  return /^\d{1,2}$/.test(tail) ? [written.slice(0, last), tail] : [written]
}

function ungrouped(whole: string, group: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole
  const [first = "", ...groups] = whole.split(group)
  const wellGrouped = /^\d{1,3}$/.test(first) && groups.every((part) => /^\d{3}$/.test(part))
  return wellGrouped ? [first, ...groups].join("") : undefined
}

/** An amount as one writes it into a box: no group signs, cents only where there are any. */
export function textOf(cents: number, { decimal }: Separators): string {
  const [whole, rest] = [Math.trunc(cents / 100), Math.abs(cents % 100)]
  return rest === 0 ? `${whole}` : `${whole}${decimal}${String(rest).padStart(2, "0")}`
}
