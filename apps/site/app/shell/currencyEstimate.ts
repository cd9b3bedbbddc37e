import { useFormats } from "../language.ts"
import { usePlayer } from "./shellData.ts"

/**
 * An amount of euros in another currency, by what one euro is worth in millionths of it: rounded to hundredths, half a
 * hundredth away from nought. Whole numbers throughout: the products are longer than a float is exact.
 */
export function convertEuros(amountEuros: number, millionths: number): number {
  const product = BigInt(Math.round(amountEuros * 100)) * BigInt(millionths)
  const half = product < 0n ? -500_000n : 500_000n
  return Number((product + half) / 1_000_000n) / 100
}

export type CurrencyEstimate = { value: string; day: string }

/** Writes an amount in the currency that the player chose, with the day of its rate; null where they chose none. */
export function useCurrencyEstimate(amountEuros: number | undefined): CurrencyEstimate | null {
  const formats = useFormats()
  const rate = usePlayer()?.fiatRate
  if (!rate || amountEuros === undefined) return null
  const value = formats.inCurrency(convertEuros(amountEuros, rate.millionths), rate.currency)
  return { value: `≈ ${value}`, day: formats.date(rate.day) }
}
