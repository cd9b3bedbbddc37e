import { buttonClass, Card, EmptyState } from "@elite/ui"
import { usePollPage } from "../account/usePollPage.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { AbandonPayment } from "./AbandonPayment.tsx"
import type { UnfinishedOrder } from "./deposits.server.ts"
import { useAnswerOrderShown } from "./paymentWindows.ts"
import { unbrokenReference } from "./unbrokenReference.tsx"

/** A deposit that is being paid on the provider's page. The page polls until the order is final, then leads on. */
export function WaitingForPayment({ order }: { order: UnfinishedOrder }) {
  const t = useTranslations("deposit")
  const formats = useFormats()
  const { forwardUrl } = order
  usePollPage(true)
  useAnswerOrderShown(order.orderId)
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
              <AbandonPayment orderId={order.orderId} label={t("abandon")} />
            </>
          }
        >
          {order.purse === "sports" && <p className="mb-2 font-semibold">{t("sportsTitle")}</p>}
          <p>{t("waitingText", { amount: formats.euros(order.amount) })}</p>
          <p className="mt-2 text-sm">{t.rich("result.order", unbrokenReference(order.orderId))}</p>
          <span
            aria-hidden="true"
            className="mt-5 inline-block size-6 animate-turn rounded-full border-2 border-brass border-r-transparent"
          />
        </EmptyState>
      </div>
    </Card>
  )
}
