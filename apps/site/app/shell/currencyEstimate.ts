import { useFormats } from "../language.ts"
import { usePlayer } from "./shellData.ts"

/** Half away from zero, in integers: the products exceed the exact range of a float. */
export function convertEuros(amountEuros: number, millionths: number): number {
  const product = BigInt(Math.round(amountEuros * 100)) * BigInt(millionths)
  const half = product < 0n ? -500_000n : 500_000n
  return Number((product + half) / 1_000_000n) / 100
}

export type CurrencyEstimate = { value: string; day: string }

/** Null where the player chose no other currency. */
export function useCurrencyEstimate(amountEuros: number | undefined): CurrencyEstimate | null {
  const formats = useFormats()
  const rate = usePlayer()?.fiatRate
  if (!rate || amountEuros === undefined) return null
  const value = formats.inCurrency(convertEuros(amountEuros, rate.millionths), rate.currency)
  return { value: `≈ ${value}`, day: formats.date(rate.day) }
}
