import { lowestHundredths } from "@elite/crash"
import { useSyncExternalStore } from "react"
import type { MultiplierStore } from "./multiplierStore.ts"

/** Renders only when the result changes, not for every update of the store. */
export function useIsBelowMinimum(figure: MultiplierStore): boolean {
  const isLow = () => figure.get() < lowestHundredths
  return useSyncExternalStore(figure.subscribe, isLow, isLow)
}
