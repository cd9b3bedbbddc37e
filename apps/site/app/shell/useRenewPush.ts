import { notifications } from "@elite/contract"
import { useEffect } from "react"
import { call } from "../api.ts"
import { useLanguage } from "../language.ts"
import { useShell } from "./shellData.ts"

const renewedKey = "push_renewed"

export function toPushBrowser(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } }
}

/** With blocked storage it is never renewed. */
function isRenewedForLogin(loginTime: string): boolean {
  try {
    if (window.sessionStorage.getItem(renewedKey) === loginTime) return true
    window.sessionStorage.setItem(renewedKey, loginTime)
  } catch {
    // Renewing again does no harm.
  }
  return false
}

/** Once per log-in, so that the subscription ends with it; one that the server dropped is unsubscribed. */
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
      const renewal = { ...toPushBrowser(subscription), languageCode: language, isRenewal: true }
      const { isAttached } = await call(notifications.attachPush, renewal, { language })
      if (!isAttached) await subscription.unsubscribe()
    }
    renew().catch(() => {})
  }, [loginTime, language])
}
