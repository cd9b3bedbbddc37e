import type { crash } from "@elite/contract"
import { Anchor, Card, classes, ErrorState, LinkButton, Pagination, TabLinks } from "@elite/ui"
import { memo, type ReactNode } from "react"
import { useLocation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { useFormatMultiplier } from "./format.ts"
import { type LiveRound, sortedBets } from "./liveState.ts"
import type { LoadedBetLists } from "./roundData.server.ts"
import { type BetListName, betsPerPage, type CrashQuery, toCrashQueryString } from "./searchParams.ts"

type Row = {
  key: string
  name: string
  isRobot?: true | undefined
  stake: number
  state: crash.CrashBet["state"]
  at: number | null
  paid: number | null
}

const cell = "border-line border-b px-1.5 py-2 text-right first:text-left"

const BetRow = memo(function BetRow({ row: { name, isRobot, stake, state, at, paid } }: { row: Row }) {
  const t = useTranslations("crash")
  const { units } = useFormats()
  const times = useFormatMultiplier()
  const isOut = state === "cashedOut"
  return (
    <tr className={classes(isOut && "bg-raised/60")}>
      <th scope="row" className={classes(cell, "max-w-32 truncate font-normal")}>
        {name}
        {isRobot && (
          <span className="ml-1 rounded border border-line px-1 text-muted text-xs">{t("bets.robot")}</span>
        )}
      </th>
      <td className={cell}>{units(stake)}</td>
      <td className={classes(cell, isOut ? "text-emerald" : "text-muted")}>
        {isOut && at !== null ? times(at) : state === "refunded" ? t("bets.back") : "–"}
      </td>
      <td className={classes(cell, isOut && "font-semibold")}>
        {isOut && paid !== null ? units(paid) : "–"}
      </td>
    </tr>
  )
})

function BetTable({ caption, first, rows }: { caption: string; first: string; rows: readonly Row[] }) {
  const t = useTranslations("crash")
  const head = "px-1.5 py-2 text-right font-medium text-muted first:text-left"
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b">
          {[first, t("bets.stake"), t("bets.at"), t("bets.won")].map((name) => (
            <th key={name} scope="col" className={head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BetRow key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="py-3 text-pretty text-muted text-sm">{children}</p>
)

function BetsUnavailable() {
  const t = useTranslations("crash")
  const { pathname, search } = useLocation()
  return (
    <ErrorState
      title={t("bets.failedTitle")}
      level={3}
      action={<LinkButton href={pathname + search}>{t("tryAgain")}</LinkButton>}
    >
      {t("bets.failedText")}
    </ErrorState>
  )
}

function BetPages({ query, count }: { query: CrashQuery; count: number }) {
  const t = useTranslations("crash")
  const { pathname } = useLocation()
  return (
    <Pagination
      label={t("bets.pages")}
      previousLabel={t("bets.previous")}
      nextLabel={t("bets.next")}
      pageLabel={(page) => t("bets.page", { page: String(page) })}
      current={query.page}
      count={Math.ceil(count / betsPerPage)}
      href={(page) => `${pathname}${toCrashQueryString({ ...query, page })}#bets`}
    />
  )
}

type RoundBetsProps = { known: LiveRound; loaded: LoadedBetLists; query: CrashQuery }

/** The rows of a further page of the current round, with later states; null for the first page. */
function furtherPageBets({ known, loaded, query }: RoundBetsProps): crash.CrashBet[] | null {
  const { further } = loaded
  if (query.page === 1 || !further || further.roundId !== known.bets?.roundId) return null
  const { bets } = known.bets
  const rows = further.bets.rows.map((bet) => bets.get(bet.betId) ?? bet)
  return rows.length > 0 ? rows.filter(({ state }) => state !== "cancelled") : null
}

/** A further page is that of the round it was read in; the next round begins with its first. */
function RoundBetRows(props: RoundBetsProps) {
  const { known, loaded, query } = props
  const t = useTranslations("crash")
  const { figure } = useFormats()
  if (!known.bets && !loaded.all) return <BetsUnavailable />
  const count = loaded.all && loaded.all.roundId === known.state?.roundId ? loaded.all.bets.count : 0
  const bets = known.bets ? sortedBets(known.bets) : []
  if (bets.length === 0) return <Note>{t("bets.none")}</Note>
  const further = furtherPageBets(props)
  const all = Math.max(bets.length, count)
  const rows = (further ?? bets.slice(0, betsPerPage)).map((bet) => ({ ...bet, key: bet.betId }))
  return (
    <>
      <BetTable caption={t("bets.all")} first={t("bets.player")} rows={rows} />
      <Note>
        {all > rows.length && !further
          ? t("bets.highest", { shown: figure(rows.length), count: all })
          : t("bets.count", { count: all })}
      </Note>
      <BetPages query={{ ...query, page: further ? query.page : 1 }} count={all} />
    </>
  )
}

function OwnBets({
  loaded,
  known,
  query,
}: {
  loaded: NonNullable<LoadedBetLists["mine"]>
  known: LiveRound
  query: CrashQuery
}) {
  const t = useTranslations("crash")
  const { figure } = useFormats()
  const to = useTo()
  const since = new Map(known.own.map((bet) => [bet.betId, bet]))
  const fresh =
    query.page === 1 ? known.own.filter(({ betId }) => !loaded.rows.some((bet) => bet.betId === betId)) : []
  const bets = [...fresh, ...loaded.rows.map((bet) => since.get(bet.betId) ?? bet)]
  const rows = bets
    .filter(({ state }) => state !== "cancelled")
    .map((bet) => ({ ...bet, key: bet.betId, name: figure(bet.number) }))
  if (rows.length === 0) return <Note>{t("bets.noneOfMine")}</Note>
  return (
    <>
      <BetTable caption={t("bets.mine")} first={t("bets.round")} rows={rows} />
      <BetPages query={query} count={loaded.count} />
      <Anchor
        href={`${to("betHistory")}?view=crash`}
        className="inline-flex min-h-11 items-center font-semibold text-brass text-sm underline-offset-4 hover:underline"
      >
        {t("bets.history")}
      </Anchor>
    </>
  )
}

function TopBets({ loaded, query }: { loaded: NonNullable<LoadedBetLists["top"]>; query: CrashQuery }) {
  const t = useTranslations("crash")
  if (loaded.rows.length === 0) return <Note>{t("bets.noneOnTop")}</Note>
  return (
    <>
      <BetTable
        caption={t("bets.top")}
        first={t("bets.player")}
        rows={loaded.rows.map((bet) => ({ ...bet, key: bet.betId }))}
      />
      <Note>{t("bets.topNote")}</Note>
      <BetPages query={query} count={loaded.count} />
    </>
  )
}

type BetListProps = {
  known: LiveRound
  loaded: LoadedBetLists
  query: CrashQuery
  lists: readonly BetListName[]
}

export function BetList({ known, loaded, query, lists }: BetListProps) {
  const t = useTranslations("crash")
  const { pathname } = useLocation()
  const list = lists.includes(query.list) ? query.list : "all"
  return (
    <Card as="section" padding="small" id="bets" aria-label={t("bets.title")} className="scroll-mt-28">
      <h2 className="sr-only">{t("bets.title")}</h2>
      <TabLinks
        label={t("bets.title")}
        links={lists.map((name) => ({
          href: `${pathname}${toCrashQueryString({ list: name, page: 1 })}`,
          label: t(`bets.tab.${name}`),
          current: name === list,
        }))}
      />
      {list === "all" && <RoundBetRows known={known} loaded={loaded} query={query} />}
      {list === "mine" &&
        (loaded.mine ? <OwnBets loaded={loaded.mine} known={known} query={query} /> : <BetsUnavailable />)}
      {list === "top" && (loaded.top ? <TopBets loaded={loaded.top} query={query} /> : <BetsUnavailable />)}
    </Card>
  )
}
