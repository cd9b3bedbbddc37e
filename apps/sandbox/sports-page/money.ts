/** Formats of Belgium: money as nl-BE writes it, the sign after the figure in French; odds with a comma. */
export function formats(language: string) {
  const figure = new Intl.NumberFormat("nl-BE", { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const time = new Intl.DateTimeFormat(`${language === "en" ? "en" : language}-BE`, {
    timeZone: "Europe/Brussels",
    weekday: "short",
    day: "2-digit",
    month: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  })
  return {
    euros: (cents: number) =>
      language === "fr" ? `${figure.format(cents / 100)}\u00a0€` : `€\u00a0${figure.format(cents / 100)}`,
    odds: (odds: number) => figure.format(odds),
    time: (instant: string) => time.format(new Date(instant)),
  }
}

/** Cents of an amount as a person types it, with a comma or a point; undefined where it is none. */
export function centsTyped(text: string): number | undefined {
  const found = /^\s*(\d{1,5})(?:[.,](\d{1,2}))?\s*$/.exec(text)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? "0").padEnd(2, "0")) : undefined
}
