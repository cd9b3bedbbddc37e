import { Badge, Card, Icon, LinkButton, Timeline } from "@elite/ui"
import { useEffect, useRef } from "react"
import { useStepStateLabels } from "../account/useStepStateLabels.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { unbrokenReference } from "./unbrokenReference.tsx"
import { useFailureReason } from "./useFailureReason.ts"
import { toWithdrawalProgress } from "./withdrawalProgress.ts"
import type { Transaction } from "./withdrawals.server.ts"

function WithdrawalSteps({ withdrawal }: { withdrawal: Transaction }) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  const stateWords = useStepStateLabels()
  const reasonOf = useFailureReason()
  const reason = reasonOf(withdrawal.reason)
  return (
    <Timeline
      label={t("stepsLabel", { amount: formats.euros(withdrawal.amount) })}
      stateWords={stateWords}
      moments={toWithdrawalProgress(withdrawal.status, withdrawal.steps).map(({ status, state, at }) => ({
        key: status,
        label: t(`steps.${status}`),
        state,
        time: at && formats.dateTime(at),
        note:
          state === "failed" ? (
            <>
              {reason && <p className="text-ivory">{reason}</p>}
              <p>{t(withdrawal.purse === "sports" ? "backSports" : "back")}</p>
            </>
          ) : undefined,
      }))}
    />
  )
}

function WithdrawalNames({ withdrawal }: { withdrawal: Transaction }) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  return (
    <p className="text-muted text-sm">
      {withdrawal.purse === "sports" && <span className="block">{t("fromSports")}</span>}
      {withdrawal.account && t("toAccount", { account: withdrawal.account })}
      {withdrawal.sentFrom && (
        <span className="block text-ivory">
          {t("sentFrom", { at: formats.dateTime(withdrawal.sentFrom) })}
        </span>
      )}
      <span className="block">{t.rich("order", unbrokenReference(withdrawal.transactionId))}</span>
    </p>
  )
}

/** Withdrawals in progress, each with its steps. The one just requested gets the focus. */
export function OpenWithdrawals({
  withdrawals,
  sent,
}: {
  withdrawals: readonly Transaction[]
  sent: string | null
}) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (sent !== null) heading.current?.focus()
  }, [sent])
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t("underWayTitle")}
      </h2>
      {withdrawals.map((withdrawal) => (
        <Card key={withdrawal.transactionId} tone="brass">
          <p className="amount text-2xl">{formats.euros(withdrawal.amount)}</p>
          <WithdrawalNames withdrawal={withdrawal} />
          <div className="mt-4">
            <WithdrawalSteps withdrawal={withdrawal} />
          </div>
        </Card>
      ))}
    </section>
  )
}

/** Completed withdrawals. Each opens to its steps and, if it failed, to the reason. */
export function PastWithdrawals({
  withdrawals,
  isMore,
}: {
  withdrawals: readonly Transaction[]
  isMore: boolean
}) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  const to = useTo()
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t("pastTitle")}</h2>
      <Card padding="none" as="div">
        {withdrawals.map((withdrawal) => (
          <details key={withdrawal.transactionId} className="group border-line border-b last:border-b-0">
            <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-2 hover:bg-raised sm:px-5 [&::-webkit-details-marker]:hidden">
              <span className="grid min-w-0 flex-1 leading-5">
                <span className="font-semibold">{formats.euros(withdrawal.amount)}</span>
                <span className="text-muted text-sm">
                  {formats.date(withdrawal.createdAt)}
                  {withdrawal.purse === "sports" && ` · ${t("purseSports")}`}
                </span>
              </span>
              <Badge tone={withdrawal.status === "received" ? "emerald" : "coral"}>
                {t(`steps.${withdrawal.status as "received" | "rejected" | "failed"}`)}
              </Badge>
              <Icon name="down" className="size-4.5 shrink-0 text-muted group-open:rotate-180" />
            </summary>
            <div className="grid gap-4 px-4 pt-1 pb-5 sm:px-5">
              <WithdrawalNames withdrawal={withdrawal} />
              <WithdrawalSteps withdrawal={withdrawal} />
            </div>
          </details>
        ))}
      </Card>
      {isMore && (
        <LinkButton href={`${to("balances")}?view=withdrawals`} className="justify-self-start">
          {t("seeAll")}
        </LinkButton>
      )}
    </section>
  )
}
