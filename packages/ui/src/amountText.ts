/** `{ decimal: ",", group: "." }` in Belgium. */
export type Separators = { decimal: string; group: string }

/** Whole cents, or why a text is not an amount. */
export type ParsedAmount =
  | { is: "cents"; cents: number }
  | { is: "missing" | "negative" | "exponent" | "decimals" | "notAnAmount" }
  /** Ambiguous; the readings in cents are with decimals, and in thousands. */
  | { is: "unclear"; readings: readonly [number, number] }

const currency = "(?:€|[$£]|EUR(?:OS?)?)"
const around = new RegExp(`^${currency} ?| ?${currency}$`, "giu")

/** Strips the currency and the dash of "50,-"; single spaces. */
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

/** `whole` has digits only; `fraction` follows the decimal sign. */
function parseParts(whole: string, fraction: string): ParsedAmount {
  if (!/^\d*$/.test(fraction) || (whole === "" && fraction === "")) return notAnAmount
  if (fraction.length > 2) return { is: "decimals" }
  const cents = Number(whole || "0") * 100 + Number(fraction.padEnd(2, "0") || "0")
  return Number.isSafeInteger(cents) ? { is: "cents", cents } : notAnAmount
}

/** The digits of a whole part grouped in threes by one sign; undefined for other grouping. */
function stripGroups(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole
  const sign = whole.match(/[., ']/)?.[0] ?? ""
  const isGrouped = /^[1-9]\d{0,2}(?:[., ']\d{3})+$/.test(whole)
  return isGrouped && !/[., ']/.test(whole.replaceAll(sign, "")) ? whole.replaceAll(sign, "") : undefined
}

/** "1.500" is ambiguous; more than three digits before the sign are not. */
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
  // A sign that occurs several times separates thousands.
  if (signs.length > 1 && new Set(signs).size === 1) return parseParts(stripGroups(figures) ?? "x", "")
  const whole = stripGroups(before)
  return whole === undefined ? notAnAmount : parseParts(whole, after)
}

/**
 * Parses an amount with either decimal sign: the last of two different ones. An ambiguous text ("1.500", "0.500") is
 * refused with both readings, in every locale: many type the dot of the number pad, and one and a half must not become
 * fifteen hundred.
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

export function parseCents(text: string): number | undefined {
  const read = parseAmount(text)
  return read.is === "cents" ? read.cents : undefined
}

/** An amount as typed: no group signs, cents only where there are any. */
export function toAmountText(cents: number, { decimal }: Pick<Separators, "decimal">): string {
  const [whole, rest] = [Math.trunc(cents / 100), Math.abs(cents % 100)]
  return rest === 0 ? `${whole}` : `${whole}${decimal}${String(rest).padStart(2, "0")}`
}
