import { Badge, Card, type Column, classes, DataTable, EmptyState, StatTile, type Tone } from "@elite/ui"
import { Link } from "react-router"
import { AccountPage } from "../account/AccountPage.tsx"
import { useFormats, useTo } from "../language.ts"
import { page } from "../page.ts"
import { useTranslations } from "../speech.tsx"
import type { Route } from "./+types/rounds"
import { HistoryFilter } from "./HistoryFilter.tsx"
import { HistoryPages } from "./HistoryPages.tsx"
import { type RoundState, roundStates } from "./roundStates.ts"
import type { Reply, Row } from "./rounds.server.ts"

export { loader } from "./rounds.server.ts"

const tones: Record<RoundState, Tone> = {
  open: "brass",
  won: "emerald",
  returned: "neutral",
  lost: "neutral",
  voided: "azure",
  annulled: "azure",
}

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.history.roundsTitle,
})

function Totals({ stakes, wins, net }: Reply["totalBetAmounts"]) {
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
  const { transactions, totalBetAmounts, period, status } = loaderData
  const isFiltered = Boolean(period.from ?? period.to ?? status)
  return (
    <AccountPage title={t("roundsTitle")} lead={t("roundsLead")}>
      <Totals {...totalBetAmounts} />
      <Card className="grid gap-5">
        <HistoryFilter
          period={period}
          state={status}
          states={roundStates.map((state) => ({ value: state, label: t(`roundStates.${state}`) }))}
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
