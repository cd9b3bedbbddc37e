import { useCallback } from "react"
import { useFormats } from "../language.ts"

/** A multiplier of whole hundredths as it is written everywhere: 468 is 4,68×. */
export function useFormatMultiplier(): (hundredths: number) => string {
  const { units } = useFormats()
  return useCallback((hundredths) => `${units(hundredths / 100)}×`, [units])
}

/** Money of the table: euros, or what a demo is played with, which is none and has no sign. */
export function useFormatMoney(isDemo: boolean): (amount: number) => string {
  const { euros, units } = useFormats()
  return isDemo ? units : euros
}
