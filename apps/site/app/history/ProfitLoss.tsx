import type { me, ReplyOf } from "@elite/contract"
import { type Column, classes, DataTable, StatTile } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"

type ProfitLossReply = ReplyOf<typeof me.getProfitLoss>
type Row = ProfitLossReply["perDay"][number]

type TotalsProps = Omit<ProfitLossReply, "perDay"> & { hasSports: boolean }

/** Totals of a period, casino and sports book together. */
export function ProfitLossTotals({ deposits, withdrawals, stakes, wins, net, hasSports }: TotalsProps) {
  const t = useTranslations("history")
  const formats = useFormats()
  return (
    <div>
      <div className="flex flex-wrap gap-x-6 gap-y-5 *:grow *:basis-25">
        <StatTile label={t("deposits")} value={formats.euros(deposits)} />
        <StatTile label={t("withdrawals")} value={formats.euros(withdrawals)} />
        <StatTile label={t("totalStakes")} value={formats.euros(stakes)} />
        <StatTile label={t("totalWins")} value={formats.euros(wins)} />
        <StatTile label={t("totalNet")} value={formats.signedEuros(net)} />
      </div>
      <p className="mt-3 text-pretty text-muted text-sm">
        {t(hasSports ? "resultNoteSports" : "resultNote")}
      </p>
    </div>
  )
}

export function ProfitLossTable({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations("history")
  const formats = useFormats()
  const columns: Column<Row>[] = [
    { key: "date", header: t("date"), rowHeader: true, cell: ({ date }) => formats.date(date) },
    {
      key: "net",
      header: t("net"),
      align: "end",
      cell: ({ net }) => (
        <span className={classes("font-semibold", net > 0 && "text-emerald")}>
          {formats.signedEuros(net)}
        </span>
      ),
    },
  ]
  return <DataTable caption={t("resultCaption")} columns={columns} rows={rows} rowKey={({ date }) => date} />
}
