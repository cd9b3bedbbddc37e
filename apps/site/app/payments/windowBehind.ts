import { useEffect, useState } from "react"
import { isPaymentTab } from "./paymentTab.ts"

/** Windows of one browser say through this which order they show. */
const channelName = "payment"
const askEveryMs = 1_000
/** A window that has not answered for so long is gone, or shows something else by now. */
const goneAfterMs = 3_500

type Said = { asks?: string; shows?: string }

/** In the window that a payment was opened from: answers the payment's tab that the order is shown here. */
export function useShowsOrder(orderId: string | undefined): void {
  useEffect(() => {
    if (!orderId || isPaymentTab()) return
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.asks === orderId) channel.postMessage({ shows: orderId } satisfies Said)
    }
    return () => channel.close()
  }, [orderId])
}

/** In the tab of a payment: whether another window shows the order, so that this one can go. */
export function useWindowBehind(orderId: string | undefined): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!orderId || !isPaymentTab()) return
    const channel = new BroadcastChannel(channelName)
    let heardAt = Number.NEGATIVE_INFINITY
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data.shows !== orderId) return
      heardAt = performance.now()
      setThere(true)
    }
    const ask = () => {
      setThere(performance.now() - heardAt < goneAfterMs)
      channel.postMessage({ asks: orderId } satisfies Said)
    }
    ask()
    const again = window.setInterval(ask, askEveryMs)
    return () => {
      window.clearInterval(again)
      channel.close()
    }
  }, [orderId])
  return isThere
}
