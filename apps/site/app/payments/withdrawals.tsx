import { Card, EmptyState } from "@elite/ui"
import { useTranslations } from "use-intl"
import { AccountPage } from "../account/AccountPage.tsx"
import { useReadOnReturn } from "../account/useReadOnReturn.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/withdrawals"
import { LockedWithdrawal } from "./Locked.tsx"
import { PastWithdrawals, UnderWay } from "./WithdrawalList.tsx"
import { WithdrawForm } from "./WithdrawForm.tsx"

export { action, loader } from "./withdrawals.server.ts"

export const { meta, handle } = page<Route.ComponentProps>({ title: ({ words }) => words.withdraw.title })

function NoneYet() {
  const t = useTranslations("withdraw")
  return (
    <Card>
      <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
    </Card>
  )
}

export default function Withdrawals({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("withdraw")
  const { lock, balance, terms, underWay, past, isMore, sent, attempt } = loaderData
  useReadOnReturn(underWay.length > 0)
  return (
    <AccountPage title={t("title")}>
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        {lock ? (
          <LockedWithdrawal lock={lock} />
        ) : terms ? (
          <WithdrawForm
            key={sent ?? "none"}
            balance={balance}
            terms={terms}
            attempt={attempt}
            answer={actionData}
          />
        ) : (
          <Card>
            <EmptyState title={t("title")}>{t("unavailable")}</EmptyState>
          </Card>
        )}
        <div className="grid min-w-0 gap-5">
          {underWay.length > 0 && <UnderWay withdrawals={underWay} sent={sent} />}
          {past.length > 0 && <PastWithdrawals withdrawals={past} isMore={isMore} />}
          {underWay.length + past.length === 0 && <NoneYet />}
        </div>
      </div>
    </AccountPage>
  )
}
