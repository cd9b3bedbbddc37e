import { Button, Card, EmptyState, LinkButton, Notice } from "@elite/ui"
import type { ReactNode } from "react"
import { Form } from "react-router"
import { AccountPage } from "../account/AccountPage.tsx"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/verifyDeposit"
import { MethodName } from "./MethodName.tsx"

export { loader } from "./verifyDeposit.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.deposit.verify.title })

/** A deposit proposed by a link: its cost and the remaining room, before an order is made. */
export default function VerifyDeposit({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("deposit")
  const formats = useFormats()
  const to = useTo()
  const { proposal, problem, remaining, purse, attempt } = loaderData
  const deposits = purse === "sports" ? `${to("deposits")}?purse=sports` : to("deposits")
  if (!proposal)
    return (
      <AccountPage title={t("verify.title")}>
        <Card>
          <EmptyState
            title={t("verify.title")}
            action={<LinkButton href={deposits}>{t("title")}</LinkButton>}
          >
            {t("verify.incomplete")}
          </EmptyState>
        </Card>
      </AccountPage>
    )
  const { cents, method } = proposal
  const { min, max, fee, time } = method.bounds
  const bounds = {
    minimum: formats.shortEuros(min),
    maximum: formats.shortEuros(max),
    remaining: formats.euros(remaining),
  }
  return (
    <AccountPage title={t("verify.title")} lead={t("verify.lead")}>
      <Card className="grid max-w-xl gap-6">
        {purse === "sports" && <Notice tone="info">{t("sportsTitle")}</Notice>}
        <dl className="grid gap-3">
          <DetailRow label={t("amount")}>
            <span className="amount text-2xl text-brass">{formats.euros(cents / 100)}</span>
          </DetailRow>
          <DetailRow label={t("verify.method")}>
            <MethodName name={method.name} iconUrl={method.iconUrl} />
          </DetailRow>
          <DetailRow label={t("verify.fee")}>{fee > 0 ? formats.euros(fee) : t("verify.noFee")}</DetailRow>
          <DetailRow label={t("verify.time")}>{time}</DetailRow>
          {!problem && (
            <DetailRow label={t("verify.roomAfter")}>{formats.euros(remaining - cents / 100)}</DetailRow>
          )}
        </dl>
        {problem && (
          <Notice tone="danger">
            {problem === "aboveRoom" ? t("verify.tooMuch", bounds) : t(problem, bounds)}
          </Notice>
        )}
        {method.isAway && <Notice tone="info">{t("away.title")}</Notice>}
        <Form method="post" action={deposits} reloadDocument className="flex flex-wrap gap-3">
          <input type="hidden" name="amountCents" value={cents} />
          <input type="hidden" name="paymentMethod" value={method.code} />
          <input type="hidden" name="attempt" value={attempt} />
          {!problem && (
            <Button type="submit" kind="primary" size="large">
              {t("submitAmount", { amount: formats.euros(cents / 100) })}
            </Button>
          )}
          <LinkButton href={deposits} size="large">
            {t("verify.change")}
          </LinkButton>
        </Form>
      </Card>
    </AccountPage>
  )
}

function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b pb-3 last:border-b-0">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
