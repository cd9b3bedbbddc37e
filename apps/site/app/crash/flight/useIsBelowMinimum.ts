import { lowestHundredths } from "@elite/crash"
import { useSyncExternalStore } from "react"
import type { MultiplierStore } from "./multiplierStore.ts"

/** Whether a flight is below the lowest multiplier that anybody can leave at; drawn anew only when that changes. */
export function useIsBelowMinimum(figure: MultiplierStore): boolean {
  const isLow = () => figure.get() < lowestHundredths
  return useSyncExternalStore(figure.subscribe, isLow, isLow)
}
