/** Millionths of the currency for one euro. */
export type RatesOfDay = {
  day: string
  rates: readonly { currency: string; millionths: number }[]
}

/** Never throws: any failure is `unavailable` (docs/providers.md, European Central Bank). */
export type RateSource = {
  newest(): Promise<({ kind: "heard" } & RatesOfDay) | { kind: "unavailable" }>
}
