import { useSyncExternalStore } from "react"

/** Of the services that payments go through, how many do not answer. */
export type PaymentOutage = "none" | "some" | "all"

/** How many of the ways to pay in are away. */
export function toPaymentOutage(deposits: readonly { isAway: boolean }[]): PaymentOutage {
  const away = deposits.filter(({ isAway }) => isAway).length
  return away === 0 ? "none" : away === deposits.length ? "all" : "some"
}

/** How many are away, as this window learned it last: from a page, a refusal or a question of its own. */
let knownOutage: PaymentOutage | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Notes how many are away. Everything that shows it hears of it. */
export function setPaymentOutage(away: PaymentOutage): void {
  if (knownOutage === away) return
  knownOutage = away
  for (const listener of [...listeners]) listener()
}

/** How many are away; `known` is what the page came with, until this window heard something. */
export const usePaymentOutage = (known: PaymentOutage = "none"): PaymentOutage =>
  useSyncExternalStore(
    subscribe,
    () => knownOutage ?? known,
    () => known,
  )
