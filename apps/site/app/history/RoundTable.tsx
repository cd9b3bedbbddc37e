import { Badge, type Column, DataTable, type Tone } from "@elite/ui"
import { Link } from "react-router"
import { roundHref } from "../account/roundHref.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import type { RoundState } from "./betStates.ts"
import { GameThumbnail } from "./GameThumbnail.tsx"
import { NetResult } from "./NetResult.tsx"
import type { RoundRow } from "./rounds.server.ts"

export const tones: Record<RoundState, Tone> = {
  open: "brass",
  won: "emerald",
  returned: "neutral",
  lost: "neutral",
  voided: "azure",
  annulled: "azure",
}

export function RoundTable({ rows }: { rows: readonly RoundRow[] }) {
  const t = useTranslations("history")
  const formats = useFormats()
  const to = useTo()
  const columns: Column<RoundRow>[] = [
    {
      key: "game",
      header: t("game"),
      rowHeader: true,
      cell: (row) => (
        <Link
          to={roundHref(to, row)}
          className="flex items-center gap-3 after:absolute after:inset-0 hover:text-brass"
        >
          <GameThumbnail url={row.game.thumbnailUrl} />
          <span className="underline underline-offset-4">{row.game.name}</span>
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
      cell: ({ amount, status }) => <NetResult amount={status === "open" ? null : amount} />,
    },
    {
      key: "status",
      header: t("status"),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`roundStates.${status}`)}</Badge>,
    },
  ]
  return (
    <DataTable
      caption={t("roundsTitle")}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.transactionId}
      isRowLink
    />
  )
}
