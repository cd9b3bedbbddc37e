import type { tournaments } from "@elite/contract"
import { Anchor, type Column, DataTable } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage, useTo } from "../language.ts"

type Movement = tournaments.TournamentMovement

const isPaid = ({ kind }: Movement) => kind === "entry" || kind === "rebuy"

export function TournamentTable({ rows }: { rows: readonly Movement[] }) {
  const t = useTranslations("history")
  const to = useTo()
  const language = useLanguage()
  const formats = useFormats()
  const columns: Column<Movement>[] = [
    {
      key: "date",
      header: t("date"),
      rowHeader: true,
      cell: ({ at }) => <span className="whitespace-nowrap">{formats.dateTime(at)}</span>,
    },
    {
      key: "tournament",
      header: t("tournament"),
      cell: ({ name, tournamentId }) => (
        <Anchor
          href={`${to("myTournaments")}?tournament=${tournamentId}`}
          className="text-brass underline-offset-4 hover:underline"
        >
          {name[language]}
        </Anchor>
      ),
    },
    { key: "movement", header: t("movement"), cell: ({ kind }) => t(`movements.${kind}`) },
    {
      key: "amount",
      header: t("amount"),
      align: "end",
      cell: (movement) => (
        <span className="whitespace-nowrap font-semibold">
          {formats.signedEuros(isPaid(movement) ? -movement.amount : movement.amount)}
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption={t("tournamentsCaption")}
      columns={columns}
      rows={rows}
      rowKey={({ movementId }) => movementId}
    />
  )
}
