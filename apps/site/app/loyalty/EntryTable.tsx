import type { loyalty } from "@elite/contract"
import { Anchor, type Column, DataTable, EmptyState, ErrorState, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage, useTo } from "../language.ts"
import type { Entries } from "./club.ts"

type Entry = loyalty.LoyaltyEntry

function useEntryCause() {
  const t = useTranslations("loyalty")
  const { euros } = useFormats()
  const language = useLanguage()
  return ({ cause, game, amount, tournament }: Entry): { name: string; note: string | null } => {
    const round = game?.name ?? t("history.unknown")
    const about = { amount: amount === null ? "" : euros(amount) }
    const note = (key: "staked" | "voided" | "annulled" | "redeemed") =>
      amount === null ? null : t(`history.${key}`, about)
    switch (cause) {
      case "round":
        return { name: round, note: note("staked") }
      case "void":
        return { name: round, note: note("voided") }
      case "annulment":
        return { name: t("history.annulment"), note: note("annulled") }
      case "redemption":
        return { name: t("history.redemption"), note: note("redeemed") }
      case "correction":
        return { name: t("history.correction"), note: null }
      case "prize":
      case "prizeTakenBack":
        return { name: t(`history.${cause}`), note: tournament?.[language] ?? null }
    }
  }
}

function EntryCause({ entry }: { entry: Entry }) {
  const to = useTo()
  const { name, note } = useEntryCause()(entry)
  return (
    <span className="grid max-sm:justify-items-end">
      {entry.game ? (
        <Anchor
          href={to("play", { gameId: entry.game.slug })}
          className="underline-offset-4 hover:underline pointer-coarse:min-h-6"
        >
          {name}
        </Anchor>
      ) : (
        <span>{name}</span>
      )}
      {note && <span className="text-muted text-sm">{note}</span>}
    </span>
  )
}

/** Formats a change with its sign; zero is a dash. */
function useFormatSigned() {
  const t = useTranslations("loyalty")
  const { figure } = useFormats()
  return (change: number) =>
    change === 0 ? t("history.nothing") : change > 0 ? `+${figure(change)}` : figure(change)
}

export function EntryTable({ entries }: { entries: Entries | null }) {
  const t = useTranslations("loyalty")
  const to = useTo()
  const formats = useFormats()
  const signed = useFormatSigned()
  if (entries === null)
    return (
      <ErrorState
        title={t("history.failedTitle")}
        action={<LinkButton href={to("loyalty")}>{t("counter.toHistory")}</LinkButton>}
      >
        {t("history.failedText")}
      </ErrorState>
    )
  if (entries.rows.length === 0)
    return <EmptyState title={t("history.emptyTitle")}>{t("history.emptyText")}</EmptyState>
  const columns: Column<Entry>[] = [
    {
      key: "when",
      header: t("history.when"),
      rowHeader: true,
      cell: ({ at }) => <span className="whitespace-nowrap">{formats.dateTime(at)}</span>,
    },
    { key: "what", header: t("history.what"), cell: (entry) => <EntryCause entry={entry} /> },
    ...(["points", "coins"] as const).map(
      (currency): Column<Entry> => ({
        key: currency,
        header: t(`history.${currency}`),
        align: "end",
        cell: (entry) => (
          <span className="whitespace-nowrap font-semibold tabular-nums">{signed(entry[currency])}</span>
        ),
      }),
    ),
  ]
  return (
    <DataTable
      caption={t("history.caption")}
      columns={columns}
      rows={entries.rows}
      rowKey={({ entryId }) => String(entryId)}
    />
  )
}
