/** The signs a locale writes numbers with: `{ decimal: ",", group: "." }` in Belgium. */
export type Separators = { decimal: string; group: string }

/** What an amount that a person wrote can be: whole cents, or why it is none. */
export type ParsedAmount =
  | { is: "cents"; cents: number }
  | { is: "missing" | "negative" | "exponent" | "decimals" | "notAnAmount" }
  /** It could be two amounts, in cents: with decimals, and in thousands. */
  | { is: "unclear"; readings: readonly [number, number] }

const currency = "(?:€|[$£]|EUR(?:OS?)?)"
const around = new RegExp(`^${currency} ?| ?${currency}$`, "giu")

/** The figures that were written, with single spaces, without the currency and the dash of "50,-". */
const normalizeFigures = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s+/g, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[’ʼ]/g, "'")
    .trim()
    .replace(around, "")
    .replace(/^(-?) ?€ ?/, "$1")
    .replace(/[.,] ?[-=]+$/, "")
    .trim()

const notAnAmount: ParsedAmount = { is: "notAnAmount" }
const missing: ParsedAmount = { is: "missing" }

/** Reads figures whose whole part is digits only; `fraction` is what follows the decimal sign. */
function parseParts(whole: string, fraction: string): ParsedAmount {
  if (!/^\d*$/.test(fraction) || (whole === "" && fraction === "")) return notAnAmount
  if (fraction.length > 2) return { is: "decimals" }
  const cents = Number(whole || "0") * 100 + Number(fraction.padEnd(2, "0") || "0")
  return Number.isSafeInteger(cents) ? { is: "cents", cents } : notAnAmount
}

/** The digits of a whole part that may be grouped in threes by one sign; undefined where they are not. */
function stripGroups(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole
  const sign = whole.match(/[., ']/)?.[0] ?? ""
  const isGrouped = /^[1-9]\d{0,2}(?:[., ']\d{3})+$/.test(whole)
  return isGrouped && !/[., ']/.test(whole.replaceAll(sign, "")) ? whole.replaceAll(sign, "") : undefined
}

/** "1.500" may be one and a half or fifteen hundred; what has more than three digits before the sign may not. */
function parseAmbiguousThousands(whole: string, three: string): ParsedAmount {
  const decimal = Math.round(Number(`${whole || "0"}.${three}`) * 100)
  if (whole.length > 3 || whole === "" || decimal === 0) return { is: "decimals" }
  return { is: "unclear", readings: [decimal, Number(whole + three) * 100] }
}

function parseFigures(figures: string): ParsedAmount {
  const signs = figures.match(/[.,]/g) ?? []
  const last = Math.max(figures.lastIndexOf("."), figures.lastIndexOf(","))
  const [before, after] = last < 0 ? [figures, ""] : [figures.slice(0, last), figures.slice(last + 1)]
  const isOnlySign = signs.length === 1 && /^\d*$/.test(before)
  if (isOnlySign && /^\d{3}$/.test(after)) return parseAmbiguousThousands(before, after)
  // Of one sign that comes several times, all separate thousands.
  if (signs.length > 1 && new Set(signs).size === 1) return parseParts(stripGroups(figures) ?? "x", "")
  const whole = stripGroups(before)
  return whole === undefined ? notAnAmount : parseParts(whole, after)
}

/**
 * Reads the amount that a person wrote, with either sign for decimals: the last of two different ones. Where it could be
 * two amounts, as "1.500" and "0.500" could, it is refused with both, whatever the locale: many type the dot of the number pad, and
 * somebody who means one and a half must not stake fifteen hundred.
 */
export function parseAmount(text: string): ParsedAmount {
  const figures = normalizeFigures(text)
  if (figures === "") return missing
  const unsigned = figures.replace(/^[+-] ?/, "").replace(around, "")
  if (/^\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(unsigned)) return { is: "exponent" }
  if (!/^[\d., ']+$/.test(unsigned)) return notAnAmount
  const read = parseFigures(unsigned)
  return figures.startsWith("-") && read.is !== "notAnAmount" ? { is: "negative" } : read
}

/** The amount a person wrote, in cents; undefined when it is not one, or could be two. */
export function parseCents(text: string): number | undefined {
  const read = parseAmount(text)
  return read.is === "cents" ? read.cents : undefined
}

/** An amount as one writes it into a box: no group signs, cents only where there are any. */
export function toAmountText(cents: number, { decimal }: Pick<Separators, "decimal">): string {
  const [whole, rest] = [Math.trunc(cents / 100), Math.abs(cents % 100)]
  return rest === 0 ? `${whole}` : `${whole}${decimal}${String(rest).padStart(2, "0")}`
}
