import { Card, classes, EmptyState, LinkButton } from "@elite/ui"
import { AccountPage } from "../account/AccountPage.tsx"
import { useRevalidateOnReturn } from "../account/useRevalidateOnReturn.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useFormRefusals } from "../form/useFormRefusals.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import { useLiveMessage } from "../shell/liveSocket.tsx"
import { useRevalidatePage } from "../shell/useRevalidatePage.ts"
import { useTrackOnce } from "../tracking/useTracking.ts"
import type { Route } from "./+types/withdrawals"
import { AccountsCard } from "./AccountsCard.tsx"
import { WithdrawalLocked } from "./PaymentLock.tsx"
import { WithdrawalFigures } from "./WithdrawalFigures.tsx"
import { OpenWithdrawals, PastWithdrawals } from "./WithdrawalList.tsx"
import { WithdrawForm } from "./WithdrawForm.tsx"

export { action, loader } from "./withdrawals.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.withdraw.title })

function NoWithdrawals() {
  const t = useTranslations("withdraw")
  return (
    <Card>
      <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
    </Card>
  )
}

/** Chooses the purse; money cannot be moved between them. */
function PurseTabs({ purse }: { purse: "cash" | "sports" }) {
  const t = useTranslations("withdraw")
  const to = useTo()
  const address = to("withdrawals")
  const purses = [
    { href: address, label: t("purseCash"), isHere: purse === "cash" },
    { href: `${address}?purse=sports`, label: t("purseSports"), isHere: purse === "sports" },
  ]
  return (
    <nav aria-label={t("purses")} className="flex flex-wrap gap-2">
      {purses.map(({ href, label, isHere }) => (
        <LinkButton key={href} href={href} size="small" aria-current={isHere ? "page" : undefined}>
          {isHere ? <strong className="text-brass">{label}</strong> : label}
        </LinkButton>
      ))}
    </nav>
  )
}

const forms = ["add", "remove"] as const

/** The form; before a payout account is saved, the figures alone; or what is missing: identity, or an open method. */
function WithdrawalStep({
  loaderData,
  answer,
}: Pick<Route.ComponentProps, "loaderData"> & { answer: FormRefusal | undefined }) {
  const t = useTranslations("withdraw")
  const { lock, purse, balance, hasFactor, methods, saved, bonus, heldEuros, sent, attempt } = loaderData
  const { accounts } = saved
  if (lock) return <WithdrawalLocked lock={lock} />
  if (methods.length === 0)
    return (
      <Card>
        <EmptyState title={t("title")}>{t("unavailable")}</EmptyState>
      </Card>
    )
  const payable = methods.filter(({ wallet }) => wallet !== null || accounts.length > 0)
  const [first] = methods
  if (payable.length === 0 && first)
    return (
      <Card>
        <WithdrawalFigures balance={balance} heldEuros={heldEuros} bonus={bonus} bounds={first.bounds} />
      </Card>
    )
  return (
    <WithdrawForm
      key={`${purse} ${sent}`}
      purse={purse}
      balance={balance}
      methods={payable}
      accounts={accounts}
      hasFactor={hasFactor}
      bonus={bonus}
      heldEuros={heldEuros}
      attempt={attempt}
      answer={answer}
    />
  )
}

export default function Withdrawals({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("withdraw")
  const { lock, purse, hasSports, balance, hasFactor, methods, saved } = loaderData
  const { underWay, past, isMore, sent } = loaderData
  const of = useFormRefusals(actionData, "what", forms)
  // An account was added or removed elsewhere.
  useLiveMessage("notification", useRevalidatePage())
  useRevalidateOnReturn(underWay.length > 0)
  useTrackOnce(sent === null ? null : "withdrawal_made", sent ?? "")
  const isNone = underWay.length + past.length === 0
  // Without a usable method and without past withdrawals, the page has one message only.
  const payable = methods.filter(({ wallet }) => wallet !== null || saved.accounts.length > 0)
  const hasList = !isNone || (lock === null && payable.some(({ bounds }) => balance >= bounds.min))
  return (
    <AccountPage title={t("title")}>
      <div className={classes("grid gap-5", hasList && "lg:grid-cols-2 lg:items-start")}>
        <div className="grid min-w-0 gap-5">
          {hasSports && <PurseTabs purse={purse} />}
          <WithdrawalStep loaderData={loaderData} answer={of("")} />
          {!lock && methods.some(({ wallet }) => wallet === null) && (
            <AccountsCard saved={saved} hasFactor={hasFactor} added={of("add")} removed={of("remove")} />
          )}
        </div>
        {hasList && (
          <div className="grid min-w-0 gap-5">
            {underWay.length > 0 && <OpenWithdrawals withdrawals={underWay} sent={sent} />}
            {past.length > 0 && <PastWithdrawals withdrawals={past} isMore={isMore} />}
            {isNone && <NoWithdrawals />}
          </div>
        )}
      </div>
    </AccountPage>
  )
}
