import type { Sight } from "@elite/contract"

const subscriptionKey = (sight: Sight) => JSON.stringify(sight)

export type LiveSubscriptions = {
  /** Returns a function that unsubscribes. Equal subscriptions are counted as one. */
  subscribe(sight: Sight): () => void
  /** Receives all subscriptions at once and on every change; null while disconnected. */
  setSender(send: ((sights: readonly Sight[]) => void) | null): void
  /** When the page is visible again the server sends every state anew. */
  setHidden(isAway: boolean): void
}

/** `onAny` learns whether there are any; `always` are permanent; `later` defers sending. */
export function createLiveSubscriptions(
  onAny: (isAny: boolean) => void,
  later: (run: () => void) => void = (run) => void setTimeout(run),
  always: readonly Sight[] = [],
): LiveSubscriptions {
  const subscriptions = new Map<string, { sight: Sight; count: number }>()
  let sender: ((sights: readonly Sight[]) => void) | null = null
  let lastSent = "[]"
  let isAway = false
  let isScheduled = false

  function sendNow(): void {
    isScheduled = false
    const sights = [...always, ...(isAway ? [] : [...subscriptions.values()].map(({ sight }) => sight))]
    const next = JSON.stringify(sights)
    if (!sender || next === lastSent) return
    lastSent = next
    sender(sights)
  }
  /** Deferred past a navigation: the next page often subscribes again to what the previous one left. */
  function sendLater(): void {
    if (isScheduled) return
    isScheduled = true
    later(sendNow)
  }
  return {
    subscribe(sight) {
      const key = subscriptionKey(sight)
      const subscription = subscriptions.get(key) ?? { sight, count: 0 }
      subscription.count += 1
      subscriptions.set(key, subscription)
      onAny(true)
      sendLater()
      return () => {
        subscription.count -= 1
        if (subscription.count === 0) subscriptions.delete(key)
        onAny(subscriptions.size > 0)
        sendLater()
      }
    },
    setSender(send) {
      sender = send
      lastSent = "[]"
      sendNow()
    },
    setHidden(away) {
      isAway = away
      sendNow()
    },
  }
}
