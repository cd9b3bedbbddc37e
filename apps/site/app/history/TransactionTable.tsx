import type { payments } from "@elite/contract"
import { Badge, type Column, DataTable, LinkButton, type Tone } from "@elite/ui"
import { ShortReference } from "../account/ShortReference.tsx"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { AbandonPayment } from "../payments/AbandonPayment.tsx"
import { useFailureReason } from "../payments/useFailureReason.ts"
import { useMayDeposit } from "../shell/shellData.ts"

type Row = payments.Transaction

const tones: Record<string, Tone> = {
  succeeded: "emerald",
  received: "emerald",
  failed: "coral",
  rejected: "coral",
  chargedBack: "coral",
  pending: "brass",
  requested: "brass",
  checking: "brass",
  approved: "brass",
  sent: "brass",
  refunded: "azure",
}

/** Labels of states and methods; an unknown one is shown as the server sends it. */
function useTransactionLabels(view: "deposits" | "withdrawals") {
  const t = useTranslations("history")
  const known = (key: string, otherwise: string) => {
    const name = key as "depositStates.succeeded"
    return t.has(name) ? t(name) : otherwise
  }
  const states = view === "deposits" ? "depositStates" : "withdrawalStates"
  return {
    state: (status: string) => known(`${states}.${status}`, status),
    method: (method: string | null) => (method ? known(`methods.${method}`, method) : "–"),
  }
}

const isOpenOrder = ({ status }: Row) => status === "created" || status === "pending"

/** Continues or abandons an unfinished order. */
function UnfinishedOrderActions({ row }: { row: Row }) {
  const t = useTranslations("history")
  const to = useTo()
  const mayDeposit = useMayDeposit()
  return (
    <span className="flex gap-2 max-sm:flex-wrap max-sm:justify-end">
      {mayDeposit && (
        <LinkButton size="small" href={`${to("deposits")}?orderid=${encodeURIComponent(row.transactionId)}`}>
          {t("continue")}
        </LinkButton>
      )}
      <AbandonPayment orderId={row.transactionId} label={t("abandon")} size="small" />
    </span>
  )
}

/** The purse of a transaction, where it is not the casino's. */
function PurseLabel({ row }: { row: Row }) {
  const t = useTranslations("history")
  return row.purse === "sports" ? (
    <span className="block text-muted text-sm">{t("sportsBalance")}</span>
  ) : null
}

export function TransactionTable({ view, rows }: { view: "deposits" | "withdrawals"; rows: readonly Row[] }) {
  const t = useTranslations("history")
  const formats = useFormats()
  const names = useTransactionLabels(view)
  const reasonOf = useFailureReason()
  const columns: Column<Row>[] = [
    {
      key: "date",
      header: t("date"),
      rowHeader: true,
      cell: (row) => <span className="whitespace-nowrap">{formats.dateTime(row.createdAt)}</span>,
    },
    view === "deposits"
      ? {
          key: "method",
          header: t("method"),
          cell: (row) => (
            <>
              {names.method(row.method)}
              <PurseLabel row={row} />
            </>
          ),
        }
      : {
          key: "account",
          header: t("account"),
          cell: (row) => (
            <>
              <span className="whitespace-nowrap">{names.method(row.method)}</span>
              {row.account && (
                <span className="block whitespace-nowrap text-muted text-sm">{row.account}</span>
              )}
              <PurseLabel row={row} />
            </>
          ),
        },
    {
      key: "amount",
      header: t("amount"),
      align: "end",
      cell: (row) => <span className="whitespace-nowrap font-semibold">{formats.euros(row.amount)}</span>,
    },
    {
      key: "status",
      header: t("status"),
      cell: (row) => {
        const reason = reasonOf(row.reason)
        return (
          <span className="grid gap-1 max-sm:justify-items-end">
            <Badge tone={tones[row.status] ?? "neutral"}>{names.state(row.status)}</Badge>
            {reason && <span className="max-w-64 text-muted text-sm">{reason}</span>}
            {view === "deposits" && isOpenOrder(row) && <UnfinishedOrderActions row={row} />}
          </span>
        )
      },
    },
    {
      key: "reference",
      header: t("reference"),
      cell: (row) => (
        <span className="text-muted text-sm">
          <ShortReference reference={row.transactionId} />
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption={view === "deposits" ? t("deposits") : t("withdrawals")}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.transactionId}
    />
  )
}
