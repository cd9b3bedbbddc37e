import { Button, buttonClass, Card } from "@elite/ui"
import { useEffect, useState } from "react"
import { usePollPage } from "../account/usePollPage.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useRevalidatePage } from "../shell/useRevalidatePage.ts"
import { AbandonPayment } from "./AbandonPayment.tsx"
import type { Order } from "./deposits.server.ts"
import { useAnswerOrderShown } from "./paymentWindows.ts"
import { unbrokenReference } from "./unbrokenReference.tsx"

type Qr = NonNullable<Order["qr"]>

/** Seconds until `until`. Only the time elapsed since the page was read at `now` uses this device's clock. */
function useSecondsLeft(until: string, now: string): number {
  const [left, setLeft] = useState(() => countSecondsBetween(now, until))
  useEffect(() => {
    const endsAt = performance.now() + countSecondsBetween(now, until) * 1000
    const count = () => setLeft(Math.max(0, Math.round((endsAt - performance.now()) / 1000)))
    const interval = window.setInterval(count, 1000)
    return () => window.clearInterval(interval)
  }, [until, now])
  return left
}

const countSecondsBetween = (from: string, until: string) =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / 1000))

const formatClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`

/** A deposit that is paid by scanning a code. The page polls until the order is final, then leads on. */
export function ScanToPay({ order, qr, now }: { order: Order; qr: Qr; now: string }) {
  const t = useTranslations("deposit")
  const formats = useFormats()
  const seconds = useSecondsLeft(qr.expiresAt, now)
  const readPage = useRevalidatePage()
  usePollPage(true)
  useAnswerOrderShown(order.orderId)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) readPage()
  }, [isOver, readPage])
  return (
    <Card as="section" aria-labelledby="scan" className="grid justify-items-center gap-5 text-center">
      <div className="grid gap-2">
        <h2 id="scan" className="text-2xl">
          {t("scan.title", { amount: formats.euros(order.amount) })}
        </h2>
        {order.purse === "sports" && <p className="font-semibold">{t("sportsTitle")}</p>}
        <p className="max-w-md text-pretty text-muted">{t("scan.text")}</p>
      </div>
      {isOver ? (
        <Button onClick={readPage}>{t("scan.over")}</Button>
      ) : (
        <>
          <img
            src={qr.picture}
            alt={t("scan.picture")}
            width="240"
            height="240"
            className="size-60 rounded-lg bg-white p-3"
          />
          <p role="timer" className="text-muted">
            {t.rich("scan.left", {
              time: () => <strong className="text-ivory tabular-nums">{formatClock(seconds)}</strong>,
            })}
          </p>
          <a href={qr.forwardUrl} className={buttonClass({ kind: "primary" })}>
            {t("scan.open")}
          </a>
        </>
      )}
      <p role="status" className="text-muted text-sm">
        {t("scan.waiting")}
      </p>
      <AbandonPayment orderId={order.orderId} label={t("abandon")} />
      <p className="text-muted text-sm">{t.rich("result.order", unbrokenReference(order.orderId))}</p>
    </Card>
  )
}
