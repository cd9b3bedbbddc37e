import { Card, classes, EmptyState } from "@elite/ui"
import { AccountPage } from "../account/AccountPage.tsx"
import { useReadOnReturn } from "../account/useReadOnReturn.ts"
import { page } from "../page.ts"
import { useTranslations } from "../speech.tsx"
import { useHappened } from "../tracking/useTracking.ts"
import type { Route } from "./+types/withdrawals"
import { LockedWithdrawal } from "./Locked.tsx"
import { PastWithdrawals, UnderWay } from "./WithdrawalList.tsx"
import { WithdrawForm } from "./WithdrawForm.tsx"

export { action, loader } from "./withdrawals.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.withdraw.title })

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
  const { lock, balance, hasFactor, terms, underWay, past, isMore, sent, attempt } = loaderData
  useReadOnReturn(underWay.length > 0)
  useHappened(sent === null ? null : "withdrawal_made", sent ?? "")
  const isNone = underWay.length + past.length === 0
  // Where nothing can be asked for and nothing was, that is said once.
  const hasList = !isNone || (lock === null && terms !== null && balance >= terms.min)
  return (
    <AccountPage title={t("title")}>
      <div className={classes("grid gap-5", hasList && "lg:grid-cols-2 lg:items-start")}>
        {lock ? (
          <LockedWithdrawal lock={lock} />
        ) : terms ? (
          <WithdrawForm
            key={sent ?? "none"}
            balance={balance}
            terms={terms}
            hasFactor={hasFactor}
            attempt={attempt}
            answer={actionData}
          />
        ) : (
          <Card>
            <EmptyState title={t("title")}>{t("unavailable")}</EmptyState>
          </Card>
        )}
        {hasList && (
          <div className="grid min-w-0 gap-5">
            {underWay.length > 0 && <UnderWay withdrawals={underWay} sent={sent} />}
            {past.length > 0 && <PastWithdrawals withdrawals={past} isMore={isMore} />}
            {isNone && <NoneYet />}
          </div>
        )}
      </div>
    </AccountPage>
  )
}
