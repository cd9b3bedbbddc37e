import { Badge, type Column, DataTable, type Tone } from "@elite/ui"
import { Link } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import type { CrashState } from "./betStates.ts"
import { NetResult } from "./NetResult.tsx"
import type { CrashRow } from "./rounds.server.ts"

const tones: Record<CrashState, Tone> = {
  placed: "brass",
  cashedOut: "emerald",
  lost: "neutral",
  cancelled: "azure",
  refunded: "azure",
}

function RoundCell({ row }: { row: CrashRow }) {
  const t = useTranslations("history")
  const formats = useFormats()
  const to = useTo()
  const round = t("crashRound", { number: formats.figure(row.number) })
  return (
    <span className="grid">
      {row.result === null ? (
        round
      ) : (
        <Link
          to={`${to("crashVerify")}?chain=${row.chainId}&round=${row.number}`}
          className="justify-self-start whitespace-nowrap underline-offset-4 hover:underline"
        >
          {round}
        </Link>
      )}
      <span className="whitespace-nowrap font-normal text-muted text-sm">
        {formats.dateTime(row.createdAt)}
      </span>
    </span>
  )
}

function BetStatus({ row: { status, overAs } }: { row: CrashRow }) {
  const t = useTranslations("history")
  return (
    <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
      <Badge tone={tones[status]}>{t(`crashStates.${status}`)}</Badge>
      {status === "cashedOut" && overAs === "void" && (
        <span className="max-w-48 text-pretty text-muted text-sm max-sm:text-right">{t("paidStands")}</span>
      )}
    </span>
  )
}

export function CrashTable({ rows }: { rows: readonly CrashRow[] }) {
  const t = useTranslations("history")
  const formats = useFormats()
  const times = (hundredths: number | null) =>
    hundredths === null ? "–" : `${formats.units(hundredths / 100)}×`
  // A cancelled flight did not crash; only its verification page shows where it would have.
  const endOf = ({ overAs, result }: CrashRow) => times(overAs === "void" ? null : result)
  const columns: Column<CrashRow>[] = [
    { key: "round", header: t("round"), rowHeader: true, cell: (row) => <RoundCell row={row} /> },
    { key: "stake", header: t("stake"), align: "end", cell: (row) => formats.euros(row.stake) },
    { key: "leftAt", header: t("leftAt"), align: "end", cell: (row) => times(row.at) },
    { key: "crashedAt", header: t("crashedAt"), align: "end", cell: endOf },
    {
      key: "win",
      header: t("win"),
      align: "end",
      cell: (row) => (row.status === "placed" ? "–" : formats.euros(row.win)),
    },
    {
      key: "net",
      header: t("net"),
      align: "end",
      cell: ({ amount, status }) => <NetResult amount={status === "placed" ? null : amount} />,
    },
    { key: "status", header: t("status"), cell: (row) => <BetStatus row={row} /> },
  ]
  return (
    <DataTable
      caption={t("crashCaption")}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.transactionId}
    />
  )
}
