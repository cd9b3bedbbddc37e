import type { Language } from "@elite/contract"

/** For plural rules and names of days. */
export const locales = { en: "en-GB", fr: "fr-BE", nl: "nl-BE" } as const satisfies Record<Language, string>

/** All languages write numbers as Belgian Dutch does; French keeps its signs after the figure. */
const numberLocales = { en: "nl-BE", fr: "fr-BE", nl: "nl-BE" } as const satisfies Record<Language, string>
const groupSign = "."

/** Instants are UTC in the API and Belgian time on the screen. */
export const timeZone = "Europe/Brussels"

export type Formats = {
  /** Two decimals: € 1.234,56 · 1.234,56 € · € 1.234,56. */
  euros: (amountEuros: number) => string
  /** With a sign, for a net result: + € 12,40, − € 12,40. Zero has none. */
  signedEuros: (amountEuros: number) => string
  /** Without decimals when there are none: € 200, but € 200,50. */
  shortEuros: (amountEuros: number) => string
  /** By currency code, with its number of decimals: US$ 1.234,56. */
  inCurrency: (amount: number, currency: string) => string
  /** Tournament credit with two decimals and no currency sign, because it is not money. */
  units: (amount: number) => string
  /** At most three decimals. */
  figure: (figure: number) => string
  /** The value is already in percent: 96.21 → 96,21%. */
  percent: (percent: number) => string
  /** DD/MM/YYYY. */
  date: (instant: string | number | Date) => string
  /** DD.MM.yy, where there is little room. */
  shortDate: (instant: string | number | Date) => string
  /** DD/MM/YYYY HH:mm. */
  dateTime: (instant: string | number | Date) => string
  /** HH:mm. */
  time: (instant: string | number | Date) => string
  /** HH:mm:ss. */
  clock: (instant: string | number | Date) => string
}

/** A minus sign rather than a hyphen, before the figure in all three languages. */
const minus = "\u2212"
/** Between a sign and an amount that begins with the euro: + € 9,30. */
const afterSign: Record<Language, string> = { en: "\u00a0", fr: "", nl: "\u00a0" }

function makeFormats(language: Language): Formats {
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(numberLocales[language], options)
    // `formatToParts` for every figure would be five times as slow, and a page formats dozens.
    const between = format.formatToParts(1e6).find(({ type }) => type === "group")?.value ?? groupSign
    const written = (value: number) => format.format(value).replaceAll(between, groupSign)
    return (value: number) => {
      const negative = value < 0 && written(-value) !== written(0)
      const sign = options.style === "currency" ? `${minus}${afterSign[language]}` : minus
      return `${negative ? sign : ""}${written(Math.abs(value))}`
    }
  }
  const instant = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat("en-GB", { timeZone, hourCycle: "h23", ...options })
    return (at: string | number | Date) => format.format(typeof at === "string" ? new Date(at) : at)
  }
  const currencies = new Map<string, (value: number) => string>()
  const inCurrency = (amount: number, currency: string) => {
    const format = currencies.get(currency) ?? number({ style: "currency", currency })
    currencies.set(currency, format)
    return format(amount)
  }
  const euros = number({ style: "currency", currency: "EUR" })
  const wholeEuros = number({ style: "currency", currency: "EUR", maximumFractionDigits: 0 })
  const percent = number({ style: "percent", maximumFractionDigits: 2 })
  const date = instant({ day: "2-digit", month: "2-digit", year: "numeric" })
  const short = instant({ day: "2-digit", month: "2-digit", year: "2-digit" })
  const time = instant({ hour: "2-digit", minute: "2-digit" })
  return {
    euros,
    signedEuros: (amount) => (amount >= 0.005 ? `+${afterSign[language]}${euros(amount)}` : euros(amount)),
    shortEuros: (amount) => (Number.isInteger(amount) ? wholeEuros(amount) : euros(amount)),
    inCurrency,
    units: number({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    figure: number({ maximumFractionDigits: 3 }),
    percent: (value) => percent(value / 100),
    date,
    shortDate: (at) => short(at).replaceAll("/", "."),
    dateTime: (at) => `${date(at)} ${time(at)}`,
    time,
    clock: instant({ hour: "2-digit", minute: "2-digit", second: "2-digit" }),
  }
}

const made: Record<Language, Formats> = {
  en: makeFormats("en"),
  fr: makeFormats("fr"),
  nl: makeFormats("nl"),
}

/** Cached; formats have no state. */
export const formatsOf = (language: Language): Formats => made[language]

export function stretch(durationMs: number): string {
  const seconds = Math.max(0, Math.floor(durationMs / 1000))
  const two = (figure: number) => String(figure).padStart(2, "0")
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** For figures that must not be rounded up: pools, coins, odds. It is exact: 0.29 stays 0.29. */
export function truncate(figure: number, decimals: number): number {
  const scale = 10 ** decimals
  const size = Math.abs(figure)
  const cut = Math.trunc(size * scale)
  const found = [cut + 1, cut].find((each) => each / scale <= size) ?? cut - 1
  return (Math.sign(figure) * found) / scale
}
