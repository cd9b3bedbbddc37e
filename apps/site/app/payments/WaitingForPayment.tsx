import { Button, buttonClass, Card, EmptyState } from "@elite/ui"
import { useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { useTranslations } from "use-intl"
import { useGentlePolling } from "../account/useGentlePolling.ts"
import { useFormats } from "../language.ts"
import type { Order } from "./deposits.server.ts"

/**
 * The payment page's address, kept in the browser's history for whoever comes back. The server does not know it, so it
 * is read once the page is alive.
 */
function useForwardUrl(): string | undefined {
  const { state } = useLocation() as { state: { forwardUrl?: string } | null }
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive ? state?.forwardUrl : undefined
}

/** A deposit that is being paid on the payment page; this page reads again until the order is settled and leads on. */
export function WaitingForPayment({ order }: { order: Order }) {
  const t = useTranslations("deposit")
  const formats = useFormats()
  const navigate = useNavigate()
  const forwardUrl = useForwardUrl()
  useGentlePolling(true)
  return (
    <Card>
      <div role="status">
        <EmptyState
          title={t("waitingTitle")}
          action={
            <>
              {forwardUrl && (
                <a href={forwardUrl} className={buttonClass()}>
                  {t("openPage")}
                </a>
              )}
              <Button onClick={() => void navigate("?", { replace: true })}>{t("startAgain")}</Button>
            </>
          }
        >
          <p>{t("waitingText", { amount: formats.euros(order.amount) })}</p>
          <p className="mt-2 text-sm">{t("result.order", { order: order.orderId })}</p>
          <span
            aria-hidden="true"
            className="mt-5 inline-block size-6 animate-turn rounded-full border-2 border-brass border-r-transparent"
          />
        </EmptyState>
      </div>
    </Card>
  )
}
