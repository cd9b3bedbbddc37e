import { useCallback } from "react"
import { useFormats } from "../language.ts"

/** 468 is 4,68×. */
export function useFormatMultiplier(): (hundredths: number) => string {
  const { units } = useFormats()
  return useCallback((hundredths) => `${units(hundredths / 100)}×`, [units])
}

/** Demo money has no currency sign. */
export function useFormatMoney(isDemo: boolean): (amount: number) => string {
  const { euros, units } = useFormats()
  return isDemo ? units : euros
}
