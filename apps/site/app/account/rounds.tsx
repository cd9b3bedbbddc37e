import { type InputOf, play, type ReplyOf } from "@elite/contract"
import { Badge, Card, type Column, classes, DataTable, EmptyState, StatTile, type Tone } from "@elite/ui"
import { Link } from "react-router"
import { useTranslations } from "use-intl"
import { useFormats, useTo } from "../language.ts"
import { pageUrl } from "../pageUrl.ts"
import { todayInBrussels } from "../players/registration.ts"
import { apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/rounds"
import { AccountPage } from "./AccountPage.tsx"
import { HistoryFilter } from "./HistoryFilter.tsx"
import { HistoryPages } from "./HistoryPages.tsx"
import { periodIn, periodInput } from "./period.ts"

type Reply = ReplyOf<typeof play.getUserCasinoTransactions>
type Row = Reply["transactions"]["rows"][number]
type State = NonNullable<InputOf<typeof play.getUserCasinoTransactions>["status"]>

const states: readonly State[] = ["open", "won", "returned", "lost", "voided"]
const tones: Record<State, Tone> = {
  open: "brass",
  won: "emerald",
  returned: "neutral",
  lost: "neutral",
  voided: "azure",
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await playerOrLogin(context, request)
  const params = pageUrl(request.url).searchParams
  const period = periodIn(params)
  const status = states.find((state) => state === params.get("status"))
  const rounds = await apiOf(context).call(play.getUserCasinoTransactions, {
    ...periodInput(period),
    ...(status ? { status } : {}),
  })
  return {
    words: speak(request, ["account", "history"]),
    ...rounds,
    period,
    status,
    today: todayInBrussels(new Date()),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.words.history.roundsTitle} — Elite` },
  { name: "robots", content: "noindex" },
]

function Totals({ stakes, wins, net }: Reply["totalBetAmounts"]) {
  const t = useTranslations("history")
  const formats = useFormats()
  return (
    <Card>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-x-3 gap-y-5">
        <StatTile look="pride" label={t("totalStakes")} value={formats.euros(stakes)} />
        <StatTile look="pride" label={t("totalWins")} value={formats.euros(wins)} />
        <StatTile look="pride" label={t("totalNet")} value={formats.signedEuros(net)} />
      </div>
      <p className="mt-3 text-muted text-sm">{t("totalsNote")}</p>
    </Card>
  )
}

function Rounds({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations("history")
  const formats = useFormats()
  const to = useTo()
  const columns: Column<Row>[] = [
    {
      key: "game",
      header: t("game"),
      rowHeader: true,
      cell: ({ game }) => (
        <Link to={to("play", { gameId: game.slug })} className="underline-offset-4 hover:underline">
          {game.name}
        </Link>
      ),
    },
    { key: "date", header: t("date"), cell: (row) => formats.dateTime(row.createdAt) },
    { key: "stake", header: t("stake"), align: "end", cell: (row) => formats.euros(row.stake) },
    { key: "win", header: t("win"), align: "end", cell: (row) => formats.euros(row.win) },
    {
      key: "net",
      header: t("net"),
      align: "end",
      cell: ({ amount, status }) =>
        status === "open" ? (
          "–"
        ) : (
          <span className={classes("font-semibold", amount > 0 && "text-emerald")}>
            {formats.signedEuros(amount)}
          </span>
        ),
    },
    {
      key: "status",
      header: t("status"),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`roundStates.${status}`)}</Badge>,
    },
  ]
  return (
    <DataTable caption={t("roundsTitle")} columns={columns} rows={rows} rowKey={(row) => row.transactionId} />
  )
}

export default function BetHistory({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("history")
  const { transactions, totalBetAmounts, period, status, today } = loaderData
  const isFiltered = Boolean(period.from ?? period.to ?? status)
  return (
    <AccountPage title={t("roundsTitle")} lead={t("roundsLead")}>
      <Totals {...totalBetAmounts} />
      <Card className="grid gap-5">
        <HistoryFilter
          period={period}
          today={today}
          state={status}
          states={states.map((state) => ({ value: state, label: t(`roundStates.${state}`) }))}
        />
        {transactions.rows.length > 0 ? (
          <>
            <Rounds rows={transactions.rows} />
            <HistoryPages count={transactions.count} page={period.page} />
          </>
        ) : (
          <EmptyState title={t("empty.roundsTitle")}>
            {isFiltered ? t("empty.text") : t("empty.never")}
          </EmptyState>
        )}
      </Card>
    </AccountPage>
  )
}
