import type { Language } from "@elite/contract"

/** The locale of each language, for its plurals and the names of its days. */
export const locales = { en: "en-GB", fr: "fr-BE", nl: "nl-BE" } as const satisfies Record<Language, string>

/**
 * Figures are written as Belgium writes them in Dutch, in all three languages: one wallet, one way to read it. French keeps
 * the place of its signs, after the figure.
 */
const numberLocales = { en: "nl-BE", fr: "fr-BE", nl: "nl-BE" } as const satisfies Record<Language, string>
const groupSign = "."

/** Instants are UTC on the wire and Belgian time on the screen. */
export const timeZone = "Europe/Brussels"

/** How one language writes amounts, figures and instants. */
export type Formats = {
  /** Euros with two decimals: € 1.234,56 · 1.234,56 € · € 1.234,56. */
  euros: (amountEuros: number) => string
  /** Euros with their sign, for a net result: + € 12,40, − € 12,40. Nought has none. */
  signedEuros: (amountEuros: number) => string
  /** Euros without decimals when there are none: € 200, but € 200,50. */
  shortEuros: (amountEuros: number) => string
  /** An amount of another currency, by its code, with as many decimals as it has: US$ 1.234,56. */
  inCurrency: (amount: number, currency: string) => string
  /** Credit of a tournament with two decimals: it is no money, and carries no sign of any. */
  units: (amount: number) => string
  /** A figure with at most three decimals. */
  figure: (figure: number) => string
  /** Percent of a value already in percent, e.g. 96.21 → 96,21%. */
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

/** A real minus rather than a hyphen, in front of the figure in all three languages. */
const minus = "\u2212"
/** Between a sign and an amount that begins with the euro: + € 9,30. */
const afterSign: Record<Language, string> = { en: "\u00a0", fr: "", nl: "\u00a0" }

function makeFormats(language: Language): Formats {
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(numberLocales[language], options)
    // In parts it would take five times as long, and every page writes dozens of figures.
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

/** The formats of a language; they hold no state. */
export const formatsOf = (language: Language): Formats => made[language]

/** Hours, minutes and seconds of a stretch of time: 00:26:10. */
export function stretch(durationMs: number): string {
  const seconds = Math.max(0, Math.floor(durationMs / 1000))
  const two = (figure: number) => String(figure).padStart(2, "0")
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/**
 * Cuts a figure after so many decimals, for what must never be shown rounded up: pools, coins, odds. Exact for decimal
 * figures: 0.29 with two decimals stays 0.29, though 0.29 × 100 is below 29.
 */
export function truncate(figure: number, decimals: number): number {
  const scale = 10 ** decimals
  const size = Math.abs(figure)
  const cut = Math.trunc(size * scale)
  const found = [cut + 1, cut].find((each) => each / scale <= size) ?? cut - 1
  return (Math.sign(figure) * found) / scale
}
