import { notifications as contract } from "@elite/contract"
import { Button, Notice } from "@elite/ui"
import { useEffect, useState } from "react"
import { useRevalidator } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useLanguage } from "../language.ts"
import { getPushSubscription, type PushState, readPushState, subscribeToPush } from "./push.ts"
import { useApiCall } from "./useApiCall.ts"
import { toPushBrowser } from "./useRenewPush.ts"

/** Subscribes at the browser's push service, then at the server; undone where the server refuses. */
function usePushSwitch(publicKey: string) {
  const call = useApiCall()
  const languageCode = useLanguage()
  const on = async () => {
    const subscription = await subscribeToPush(publicKey)
    if (!subscription) return
    try {
      await call(contract.attachPush, { ...toPushBrowser(subscription), languageCode })
    } catch (problem) {
      await subscription.unsubscribe()
      throw problem
    }
  }
  const off = async () => {
    const subscription = await getPushSubscription()
    if (!subscription) return
    await call(contract.detachPush, { endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  return { on, off }
}

/** Only the browser knows the state, so the server renders none. */
export function PushSwitch({ publicKey, browsers }: { publicKey: string; browsers: number }) {
  const t = useTranslations("ways")
  const [state, setState] = useState<PushState>()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { on, off } = usePushSwitch(publicKey)
  const { revalidate } = useRevalidator()
  useEffect(() => void readPushState().then(setState), [])

  const toggle = async () => {
    if (isBusy) return
    setBusy(true)
    setFailed(false)
    try {
      await (state === "on" ? off() : on())
      await revalidate()
    } catch {
      setFailed(true)
    }
    setState(await readPushState())
    setBusy(false)
  }
  return (
    <div className="rounded-card border border-line bg-raised p-4">
      <h3 className="font-sans font-semibold text-base tracking-normal">{t("device")}</h3>
      <div aria-live="polite" className="mt-1 text-pretty text-muted text-sm">
        <noscript>
          <p>{t("needsScripts")}</p>
        </noscript>
        {state === "impossible" && <p>{t("impossible")}</p>}
        {state === "blocked" && <p>{t("blocked")}</p>}
        {state === "on" && <p>{t("isOn")}</p>}
        {state === "off" && <p>{t("isOff")}</p>}
        <p className="mt-1">{t("browsers", { count: browsers })}</p>
      </div>
      {hasFailed && (
        <Notice tone="danger" live className="mt-3">
          <p>{t("failed")}</p>
        </Notice>
      )}
      {(state === "on" || state === "off") && (
        <Button
          type="button"
          size="small"
          className="mt-3"
          pending={isBusy}
          pendingLabel={t("turning")}
          onClick={toggle}
        >
          {t(state === "on" ? "turnOff" : "turnOn")}
        </Button>
      )}
    </div>
  )
}
