import { useEffect, useState } from "react"
import { isPaymentTab } from "./paymentTab.ts"

/** Windows of one browser tell one another through this channel which order they show. */
const channelName = "payment"
const askIntervalMs = 1_000
/** A window that has not answered for this long has closed, or shows something else. */
const windowTimeoutMs = 3_500

type WindowMessage = { asks?: string; shows?: string }

/** In the window that opened the payment: answers the payment's tab that the order is shown here. */
export function useAnswerOrderShown(orderId: string | undefined): void {
  useEffect(() => {
    if (!orderId || isPaymentTab()) return
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<WindowMessage>) => {
      if (data.asks === orderId) channel.postMessage({ shows: orderId } satisfies WindowMessage)
    }
    return () => channel.close()
  }, [orderId])
}

/** In the payment's tab: whether another window shows the order, so that this tab can close. */
export function useIsOrderShownElsewhere(orderId: string | undefined): boolean {
  const [isShownElsewhere, setIsShownElsewhere] = useState(false)
  useEffect(() => {
    if (!orderId || !isPaymentTab()) return
    const channel = new BroadcastChannel(channelName)
    let answeredAt = Number.NEGATIVE_INFINITY
    channel.onmessage = ({ data }: MessageEvent<WindowMessage>) => {
      if (data.shows !== orderId) return
      answeredAt = performance.now()
      setIsShownElsewhere(true)
    }
    const query = () => {
      setIsShownElsewhere(performance.now() - answeredAt < windowTimeoutMs)
      channel.postMessage({ asks: orderId } satisfies WindowMessage)
    }
    query()
    const interval = window.setInterval(query, askIntervalMs)
    return () => {
      window.clearInterval(interval)
      channel.close()
    }
  }, [orderId])
  return isShownElsewhere
}
