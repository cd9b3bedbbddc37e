import { useSyncExternalStore } from "react"

/** Whether the payment service is away, as this window heard it last: from a page, a refusal or a question of its own. */
let heard: boolean | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Notes whether the payment service is away. Everything that shows it hears of it. */
export function notePaymentsAway(isAway: boolean): void {
  if (heard === isAway) return
  heard = isAway
  for (const listener of [...listeners]) listener()
}

/** Whether the payment service is away; `known` is what the page came with, until this window heard something. */
export const usePaymentsAway = (known = false): boolean =>
  useSyncExternalStore(
    subscribe,
    () => heard ?? known,
    () => known,
  )
