import { payments } from "@elite/contract"
import { Card, EmptyState, StatTile, TabLinks } from "@elite/ui"
import { useTranslations } from "use-intl"
import { useFormats, useTo } from "../language.ts"
import { pageUrl } from "../pageUrl.ts"
import { todayInBrussels } from "../players/registration.ts"
import { useWallet } from "../shell/live.tsx"
import { apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/balances"
import { AccountPage } from "./AccountPage.tsx"
import { HistoryFilter } from "./HistoryFilter.tsx"
import { HistoryPages } from "./HistoryPages.tsx"
import { periodIn, periodInput } from "./period.ts"
import { TransactionTable } from "./TransactionTable.tsx"

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await playerOrLogin(context, request)
  const params = pageUrl(request.url).searchParams
  const period = periodIn(params)
  const view = params.get("view") === "withdrawals" ? ("withdrawals" as const) : ("deposits" as const)
  const endpoint = view === "deposits" ? payments.depositTransaction : payments.withdrawTransaction
  const { transactions } = await apiOf(context).call(endpoint, periodInput(period))
  return {
    words: speak(request, ["account", "history", "paymentReasons"]),
    wallet: user.userWallet,
    view,
    period,
    transactions,
    today: todayInBrussels(new Date()),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.words.history.balancesTitle} — Elite` },
  { name: "robots", content: "noindex" },
]

function Balances({ amount, coins, points }: { amount: number; coins: number; points: number }) {
  const t = useTranslations("history")
  const formats = useFormats()
  const live = useWallet()
  return (
    <Card className="grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-x-3 gap-y-5">
      <StatTile look="pride" label={t("balance")} value={formats.euros(live?.amount ?? amount)} />
      <StatTile look="pride" label={t("coins")} value={formats.figure(live?.coins ?? coins)} />
      <StatTile look="pride" label={t("points")} value={formats.figure(points)} />
    </Card>
  )
}

export default function BalancesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("history")
  const to = useTo()
  const { wallet, view, period, transactions, today } = loaderData
  const here = to("balances")
  const isFiltered = period.from !== undefined || period.to !== undefined
  return (
    <AccountPage title={t("balancesTitle")}>
      <Balances {...wallet} />
      <Card className="grid gap-5">
        <TabLinks
          label={t("views")}
          links={[
            { href: here, label: t("deposits"), current: view === "deposits" },
            { href: `${here}?view=withdrawals`, label: t("withdrawals"), current: view === "withdrawals" },
          ]}
        />
        <HistoryFilter
          period={period}
          today={today}
          kept={view === "withdrawals" ? { view: "withdrawals" } : {}}
        />
        {transactions.rows.length > 0 ? (
          <>
            <TransactionTable view={view} rows={transactions.rows} />
            <HistoryPages count={transactions.count} page={period.page} />
          </>
        ) : (
          <EmptyState title={t(`empty.${view}Title`)}>
            {isFiltered ? t("empty.text") : t("empty.never")}
          </EmptyState>
        )}
      </Card>
    </AccountPage>
  )
}
