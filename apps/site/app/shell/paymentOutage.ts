import { useSyncExternalStore } from "react"

/** How many of the payment services do not answer. */
export type PaymentOutage = "none" | "some" | "all"

export function toPaymentOutage(deposits: readonly { isAway: boolean }[]): PaymentOutage {
  const away = deposits.filter(({ isAway }) => isAway).length
  return away === 0 ? "none" : away === deposits.length ? "all" : "some"
}

/** As this window learned it last, from a page, a refusal or a poll. */
let knownOutage: PaymentOutage | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function setPaymentOutage(away: PaymentOutage): void {
  if (knownOutage === away) return
  knownOutage = away
  for (const listener of [...listeners]) listener()
}

/** `known` is the page's value, until this window learned another. */
export const usePaymentOutage = (known: PaymentOutage = "none"): PaymentOutage =>
  useSyncExternalStore(
    subscribe,
    () => knownOutage ?? known,
    () => known,
  )
