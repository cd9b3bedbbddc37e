import { lowestHundredths } from "@elite/crash"
import { useSyncExternalStore } from "react"
import type { Figure } from "./figure.ts"

/** Whether a flight is below the lowest multiplier that anybody can leave at; drawn anew only when that changes. */
export function useLow(figure: Figure): boolean {
  const isLow = () => figure.at() < lowestHundredths
  return useSyncExternalStore(figure.subscribe, isLow, isLow)
}
