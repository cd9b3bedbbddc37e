import type { wallet } from "@elite/contract"
import { type Column, classes, DataTable } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"

type Line = wallet.StatementLine

/** Movements of the player's balances other than bets and wins. */
export function StatementTable({ rows }: { rows: readonly Line[] }) {
  const t = useTranslations("statement")
  const history = useTranslations("history")
  const formats = useFormats()
  const columns: Column<Line>[] = [
    {
      key: "date",
      header: history("date"),
      rowHeader: true,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formats.dateTime(createdAt)}</span>,
    },
    {
      key: "what",
      header: t("what"),
      cell: ({ kind, purse }) => (
        <span className="grid max-sm:justify-items-end">
          <span>{t(`kinds.${kind}`)}</span>
          {purse && <span className="text-muted text-sm">{history("sportsBalance")}</span>}
        </span>
      ),
    },
    {
      key: "amount",
      header: history("amount"),
      align: "end",
      cell: ({ amount }) => (
        <span className={classes("whitespace-nowrap font-semibold", amount > 0 && "text-emerald")}>
          {formats.signedEuros(amount)}
        </span>
      ),
    },
    {
      key: "after",
      header: t("after"),
      align: "end",
      cell: ({ balanceAfter }) => (
        <span className="whitespace-nowrap text-muted">{formats.euros(balanceAfter)}</span>
      ),
    },
  ]
  return (
    <>
      <DataTable
        caption={t("caption")}
        columns={columns}
        rows={rows}
        rowKey={({ transactionId }) => transactionId}
      />
      <p className="text-pretty text-muted text-sm">{t("note")}</p>
    </>
  )
}
