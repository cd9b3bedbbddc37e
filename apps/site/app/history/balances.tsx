import type { wallet } from "@elite/contract"
import { Card, EmptyState, StatTile, TabLinks } from "@elite/ui"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { AccountPage } from "../account/AccountPage.tsx"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { useScrollCurrentIntoView } from "../account/useScrollCurrentIntoView.ts"
import { BonusCard } from "../bonuses/BonusCard.tsx"
import { ForfeitBonus } from "../bonuses/ForfeitBonus.tsx"
import { submittedValues } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { page } from "../page.ts"
import { BalanceText } from "../shell/BalanceText.tsx"
import { useCurrencyEstimate } from "../shell/currencyEstimate.ts"
import {
  useHasDrops,
  usePlayer,
  usePlaysJackpots,
  usePlaysQuest,
  usePlaysTournaments,
} from "../shell/shellData.ts"
import { useWallet } from "../shell/wallet.tsx"
import type { Route } from "./+types/balances"
import type { BalancesView } from "./balances.server.ts"
import { DropPrizeTable } from "./DropPrizeTable.tsx"
import { HistoryFilter } from "./HistoryFilter.tsx"
import { HistoryPages } from "./HistoryPages.tsx"
import { HistoryUnavailable } from "./HistoryUnavailable.tsx"
import { JackpotPrizeTable } from "./JackpotPrizeTable.tsx"
import { ProfitLossTable, ProfitLossTotals } from "./ProfitLoss.tsx"
import type { HistoryPeriod } from "./period.ts"
import { QuestPrizeTable } from "./QuestPrizeTable.tsx"
import { ResultCurve } from "./ResultCurve.tsx"
import { StatementTable } from "./StatementTable.tsx"
import { TournamentTable } from "./TournamentTable.tsx"
import { TransactionTable } from "./TransactionTable.tsx"

export { action, loader } from "./balances.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.history.balancesTitle,
})

type BalancesProps = { amount: number; coins: number; points: number; sports: number | null }

function Balances({ amount, coins, points, sports }: BalancesProps) {
  const t = useTranslations("history")
  const formats = useFormats()
  const shell = useTranslations("shell")
  const live = useWallet()
  const hidesZero = usePlayer()?.hidesZero
  const balances = {
    amount: live?.amount ?? amount,
    coins: live?.coins ?? coins,
    points: live?.points ?? points,
  }
  const estimate = useCurrencyEstimate(balances.amount)
  const others = (["coins", "points"] as const).filter((name) => balances[name] > 0 || !hidesZero)
  return (
    <Card className="flex flex-wrap gap-x-6 gap-y-5 *:grow *:basis-25 max-sm:order-1">
      <StatTile
        look="pride"
        label={t("balance")}
        value={<BalanceText amount={balances.amount} bonus={live?.bonus ?? 0} />}
        note={estimate && `${estimate.value} (${shell("estimate", { day: estimate.day })})`}
      />
      {sports !== null && (sports !== 0 || !hidesZero) && (
        <StatTile look="pride" label={t("sportsBalance")} value={formats.euros(sports)} />
      )}
      {others.map((name) => (
        <StatTile key={name} look="pride" label={t(name)} value={formats.figure(balances[name])} />
      ))}
    </Card>
  )
}

type ViewsProps = {
  view: BalancesView
  hasJackpots: boolean
  hasDrops: boolean
  hasQuests: boolean
  hasTournaments: boolean
}
type ListHeadProps = ViewsProps & {
  period: HistoryPeriod
  today: string
  type: wallet.TransactionType | undefined
  isEmpty: boolean
  isListed: boolean
}

/** Ordered by how often players filter by them. */
const types = ["deposit", "cashout", "jackpot", "wallet"] as const

type StatementFilterProps = Pick<ListHeadProps, "period" | "today" | "type" | "isListed">

function StatementFilter({ period, today, type, isListed }: StatementFilterProps) {
  const t = useTranslations("statement")
  const choices = types.map((each) => ({ value: each, label: t(`types.${each}`) }))
  const choice = { name: "type", label: t("type"), any: t("anyType"), choices, chosen: type }
  return (
    <HistoryFilter
      period={period}
      today={today}
      preserved={{ view: "statement" }}
      choices={[choice]}
      download={isListed ? "statement" : undefined}
    />
  )
}

/** Views that are filtered by period. */
const viewsByDay = ["deposits", "withdrawals", "statement", "result"] as const

/** The tabs, the filter and the empty state: the same for all players, so they are cached. */
function ListHead({ period, today, type, isEmpty, isListed, ...views }: ListHeadProps) {
  const t = useTranslations("history")
  const { view } = views
  const viewByDay = viewsByDay.find((each) => each === view)
  const isFiltered = [period.from, period.to, type].some((each) => each !== undefined)
  return (
    <>
      <Views {...views} />
      {viewByDay && (
        <div>
          {viewByDay === "statement" ? (
            <StatementFilter {...{ period, today, type, isListed }} />
          ) : (
            <HistoryFilter
              period={period}
              today={today}
              preserved={view === "deposits" ? {} : { view }}
              download={isListed ? viewByDay : undefined}
            />
          )}
        </div>
      )}
      {isEmpty && (
        <EmptyState title={t(`empty.${view}Title`)}>
          {isFiltered ? t("empty.text") : t("empty.never")}
        </EmptyState>
      )}
    </>
  )
}

function Views({ view, hasJackpots, hasDrops, hasQuests, hasTournaments }: ViewsProps) {
  const t = useTranslations("history")
  const here = useTo()("balances")
  const visibleViews: readonly BalancesView[] = [
    "deposits",
    "withdrawals",
    "statement",
    ...(hasJackpots ? (["jackpots"] as const) : []),
    ...(hasDrops ? (["drops"] as const) : []),
    ...(hasQuests ? (["quests"] as const) : []),
    ...(hasTournaments ? (["tournaments"] as const) : []),
    "result",
  ]
  return (
    <TabLinks
      label={t("views")}
      links={visibleViews.map((each) => ({
        href: each === "deposits" ? here : `${here}?view=${each}`,
        label: t(each),
        current: view === each,
      }))}
    />
  )
}

export default function BalancesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("history")
  const { wallet, view, period, today, type, list, bonus, sports, attempt } = loaderData
  const strip = useScrollCurrentIntoView(view)
  // A jackpot that was won can be claimed even where jackpots are no longer on offer.
  const plays = usePlaysJackpots()
  const hasJackpots = plays || wallet.jackpotId !== null || view === "jackpots"
  const hasDrops = useHasDrops() || view === "drops"
  const playsQuest = usePlaysQuest()
  const hasQuests = playsQuest || view === "quests"
  const hasTournaments = usePlaysTournaments() || view === "tournaments"
  return (
    <AccountPage title={t("balancesTitle")}>
      {submittedValues(actionData).bonusId === undefined && (
        <RefusalMessage answer={actionData} isMoney isOutside />
      )}
      <Balances {...wallet} sports={sports} />
      {bonus && (
        <div className="min-w-0 max-sm:order-1">
          <BonusCard bonus={bonus}>
            {bonus.active && bonus.active.wagered < bonus.active.required && (
              <ForfeitBonus active={bonus.active} attempt={attempt} answer={actionData} />
            )}
          </BonusCard>
        </div>
      )}
      <Card className="grid gap-5">
        <CachedFragment
          as="div"
          part={ListHead}
          given={{
            view,
            hasJackpots,
            hasDrops,
            hasQuests,
            hasTournaments,
            period,
            today,
            type,
            isEmpty: list?.rows.length === 0,
            isListed: list !== null && list.rows.length > 0,
          }}
          ref={strip}
          className="contents"
        />
        {list?.view === "result" && <ProfitLossTotals {...list.totals} hasSports={sports !== null} />}
        {list?.view === "result" && list.days.length > 0 && (
          <ResultCurve
            days={list.days}
            from={period.from}
            to={period.to && period.to > today ? today : period.to}
          />
        )}
        {list === null && <HistoryUnavailable />}
        {list !== null && list.rows.length > 0 && (
          <>
            {list.view === "statement" ? (
              <StatementTable rows={list.rows} />
            ) : list.view === "jackpots" ? (
              <JackpotPrizeTable rows={list.rows} />
            ) : list.view === "drops" ? (
              <DropPrizeTable rows={list.rows} />
            ) : list.view === "quests" ? (
              <QuestPrizeTable rows={list.rows} />
            ) : list.view === "tournaments" ? (
              <TournamentTable rows={list.rows} />
            ) : list.view === "result" ? (
              <ProfitLossTable rows={list.rows} />
            ) : (
              <TransactionTable view={list.view} rows={list.rows} />
            )}
            <HistoryPages count={list.count} page={period.page} />
          </>
        )}
      </Card>
    </AccountPage>
  )
}
