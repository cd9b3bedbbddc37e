import { Button } from "@elite/ui"
import { useEffect, useState } from "react"
import { useTranslations } from "../i18n.tsx"
import { useIsOrderShownElsewhere } from "./paymentWindows.ts"

/** Long enough to read a success; longer for a failure. */
const closesAfterMs = { success: 5_000, other: 15_000 }
/** A browser that allows `close()` has closed the tab within this time. */
const closeTimeoutMs = 500

/** Closes the tab after `afterMs` unless the player cancels. Returns whether the browser refused to. */
function useCloseTab(afterMs: number | null) {
  const [isRefused, setRefused] = useState(false)
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (afterMs === null || isKept || isRefused) return
    const timers = [
      window.setTimeout(() => window.close(), afterMs),
      window.setTimeout(() => setRefused(true), afterMs + closeTimeoutMs),
    ]
    return () => timers.forEach(window.clearTimeout)
  }, [afterMs, isKept, isRefused])
  return { isRefused, isKept, keep: () => setKept(true) }
}

/**
 * Shown in the tab that was opened for a payment while the window that opened it shows the same order: counts down,
 * then closes the tab. Renders nothing where no other window shows the order.
 */
export function CloseTab({
  orderId,
  state,
}: {
  orderId: string | undefined
  state: "pending" | "success" | "other"
}) {
  const t = useTranslations("deposit")
  const isRedundant = useIsOrderShownElsewhere(orderId)
  const { isRefused, isKept, keep } = useCloseTab(
    isRedundant && state !== "pending" ? closesAfterMs[state] : null,
  )
  if (!isRedundant) return null
  const isClosing = state !== "pending" && !isRefused && !isKept
  return (
    <div role="status" className="grid w-full justify-items-center gap-3 border-line border-t pt-5">
      <p className="text-pretty text-muted text-sm">
        {t(state === "pending" ? "tabWaiting" : isClosing ? "tabClosing" : "tabDone")}
      </p>
      {isClosing && (
        <Button size="small" onClick={keep}>
          {t("keepTab")}
        </Button>
      )}
      {!isClosing && !isRefused && (
        <Button size="small" onClick={() => window.close()}>
          {t("closeTab")}
        </Button>
      )}
    </div>
  )
}
