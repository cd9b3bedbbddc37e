import { notifications } from "@elite/contract"
import { useEffect } from "react"
import { call } from "../api.ts"
import { useLanguage } from "../language.ts"
import { useShell } from "./shellData.ts"

const renewedKey = "push_renewed"

/** What the house must know of a subscription to wake this browser. */
export function toPushBrowser(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } }
}

/** Where this log-in has renewed already, nothing is asked; storage that is forbidden is asked each time. */
function isRenewedForLogin(loginTime: string): boolean {
  try {
    if (window.sessionStorage.getItem(renewedKey) === loginTime) return true
    window.sessionStorage.setItem(renewedKey, loginTime)
  } catch {
    // Once more does no harm.
  }
  return false
}

/**
 * Ties a browser that may be woken to the log-in that its player is in now, once for each: it goes when that log-in is
 * ended. A browser that is not theirs, or that the house let go of, is not woken any more.
 */
export function useRenewPush(): void {
  const shell = useShell()
  const language = useLanguage()
  const loginTime = shell?.player ? shell.summary?.loginTime : undefined
  useEffect(() => {
    if (loginTime === undefined || !("serviceWorker" in navigator)) return
    const renew = async () => {
      const registration = await navigator.serviceWorker.getRegistration("/")
      if (!registration || isRenewedForLogin(loginTime)) return
      const subscription = await registration.pushManager?.getSubscription()
      if (!subscription) return
      const wanted = { ...toPushBrowser(subscription), languageCode: language, isRenewal: true }
      const { isAttached } = await call(notifications.attachPush, wanted, { language })
      if (!isAttached) await subscription.unsubscribe()
    }
    // What could not be asked now is asked at the next log-in.
    renew().catch(() => {})
  }, [loginTime, language])
}
