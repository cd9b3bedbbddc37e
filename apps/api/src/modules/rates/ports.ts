/** What one euro was worth on a day, in millionths of each currency. */
export type RatesOfDay = {
  /** YYYY-MM-DD. */
  day: string
  rates: readonly { currency: string; millionths: number }[]
}

/**
 * Who publishes what currencies are worth (docs/providers.md, European Central Bank). It never throws: whatever keeps an
 * answer away is `unavailable`.
 */
export type RateSource = {
  newest(): Promise<({ kind: "heard" } & RatesOfDay) | { kind: "unavailable" }>
}
