import { Card, EmptyState, StatTile, TabLinks } from "@elite/ui"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { AccountPage } from "../account/AccountPage.tsx"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/rounds"
import { type BetView, crashStates, roundStates, sportsStates } from "./betStates.ts"
import { CrashTable } from "./CrashTable.tsx"
import { type FilterChoice, HistoryFilter } from "./HistoryFilter.tsx"
import { HistoryPages } from "./HistoryPages.tsx"
import { HistoryUnavailable } from "./HistoryUnavailable.tsx"
import { RoundTable } from "./RoundTable.tsx"
import type { Totals as Sums } from "./rounds.server.ts"
import { SportsTable } from "./SportsTable.tsx"

export { loader } from "./rounds.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.history.roundsTitle,
})

type Loaded = Route.ComponentProps["loaderData"]

function BetTotals({ stakes, wins, net }: Sums) {
  const t = useTranslations("history")
  const formats = useFormats()
  return (
    <Card>
      <div className="flex flex-wrap gap-x-6 gap-y-5 *:grow *:basis-25">
        <StatTile look="pride" label={t("totalStakes")} value={formats.euros(stakes)} />
        <StatTile look="pride" label={t("totalWins")} value={formats.euros(wins)} />
        <StatTile look="pride" label={t("totalNet")} value={formats.signedEuros(net)} />
      </div>
      <p className="mt-3 text-muted text-sm">{t("totalsNote")}</p>
    </Card>
  )
}

function BetViewTabs({ view, views }: { view: BetView; views: readonly BetView[] }) {
  const t = useTranslations("history")
  const here = useTo()("betHistory")
  return (
    <TabLinks
      label={t("views")}
      links={views.map((each) => ({
        href: each === "rounds" ? here : `${here}?view=${each}`,
        label: t(`betViews.${each}`),
        current: view === each,
      }))}
    />
  )
}

/** Offered to a player of more than one game. */
function useGameChoice({ games, game }: Pick<Loaded, "games" | "game">): FilterChoice[] {
  const t = useTranslations("history")
  if (games.length < 2 && game === undefined) return []
  const choices = games.map(({ casinoGameId, name }) => ({ value: String(casinoGameId), label: name }))
  const chosen = game === undefined ? undefined : String(game)
  return [{ name: "game", label: t("game"), any: t("anyGame"), choices, chosen }]
}

function useStateChoices(view: BetView): { value: string; label: string }[] {
  const t = useTranslations("history")
  if (view === "crash") return crashStates.map((value) => ({ value, label: t(`crashStates.${value}`) }))
  if (view === "sports") return sportsStates.map((value) => ({ value, label: t(`sportsStates.${value}`) }))
  return roundStates.map((value) => ({ value, label: t(`roundStates.${value}`) }))
}

function BetTable({ list }: { list: NonNullable<Loaded["list"]> }) {
  if (list.view === "crash") return <CrashTable rows={list.rows} />
  if (list.view === "sports") return <SportsTable rows={list.rows} />
  return <RoundTable rows={list.rows} />
}

export default function BetHistory({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("history")
  const { view, views, list, period, today, status, games, game } = loaderData
  const isFiltered = Boolean(period.from ?? period.to ?? status ?? game)
  const states = { name: "status", label: t("status"), any: t("anyState"), choices: useStateChoices(view) }
  return (
    <AccountPage title={t("roundsTitle")} lead={t(`${view}Lead`)}>
      {list?.totals && <BetTotals {...list.totals} />}
      <Card className="grid gap-5">
        {views.length > 1 && (
          <CachedFragment as="div" part={BetViewTabs} given={{ view, views }} className="contents" />
        )}
        <HistoryFilter
          period={period}
          today={today}
          preserved={view === "rounds" ? {} : { view }}
          download={list && list.rows.length > 0 ? view : undefined}
          choices={[...useGameChoice({ games, game }), { ...states, chosen: status }]}
        />
        {list === null ? (
          <HistoryUnavailable />
        ) : list.rows.length > 0 ? (
          <>
            <BetTable list={list} />
            <HistoryPages count={list.count} page={period.page} />
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
