import type { sportsbook } from "@elite/contract"
import { Badge, type Column, DataTable, type Tone } from "@elite/ui"
import { truncate } from "@elite/words/formats.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { NetResult } from "./NetResult.tsx"

type Bet = sportsbook.SportsBet

const tones: Record<sportsbook.SportsBetState, Tone> = {
  open: "brass",
  won: "emerald",
  cashedOut: "emerald",
  lost: "neutral",
  refunded: "azure",
  discarded: "azure",
}

function Legs({ bet }: { bet: Bet }) {
  const t = useTranslations("history")
  const formats = useFormats()
  return (
    <span className="grid gap-1.5 text-left">
      {bet.legs.map((leg) => (
        <span key={`${leg.event} ${leg.market}`} className="grid">
          <span className="text-pretty">{leg.event}</span>
          <span className="text-pretty font-normal text-muted text-sm">
            {t("leg", {
              market: leg.market,
              outcome: leg.outcome,
              odds: formats.units(truncate(leg.odds, 2)),
            })}
          </span>
        </span>
      ))}
      <span className="whitespace-nowrap font-normal text-muted text-sm">
        {formats.dateTime(bet.placedAt)}
      </span>
    </span>
  )
}

/** A result that the provider may still revise is marked as provisional. */
function BetStatus({ bet: { state, isFinal } }: { bet: Bet }) {
  const t = useTranslations("history")
  const mayChange = !isFinal && state !== "open" && state !== "discarded"
  return (
    <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
      <Badge tone={tones[state]}>{t(`sportsStates.${state}`)}</Badge>
      {mayChange && <span className="text-muted text-sm">{t("mayChange")}</span>}
    </span>
  )
}

/** Zero where the stake was returned. */
const computeNet = ({ state, paid, stake }: Bet): number | null =>
  state === "open" ? null : state === "discarded" ? 0 : paid - stake

export function SportsTable({ rows }: { rows: readonly Bet[] }) {
  const t = useTranslations("history")
  const formats = useFormats()
  const columns: Column<Bet>[] = [
    { key: "bet", header: t("bet"), rowHeader: true, cell: (bet) => <Legs bet={bet} /> },
    { key: "stake", header: t("stake"), align: "end", cell: (bet) => formats.euros(bet.stake) },
    { key: "odds", header: t("odds"), align: "end", cell: (bet) => formats.units(truncate(bet.odds, 2)) },
    {
      key: "paid",
      header: t("paid"),
      align: "end",
      cell: (bet) =>
        bet.state === "open"
          ? t("upTo", { amount: formats.euros(bet.potentialWin) })
          : formats.euros(bet.state === "discarded" ? bet.stake : bet.paid),
    },
    { key: "net", header: t("net"), align: "end", cell: (bet) => <NetResult amount={computeNet(bet)} /> },
    { key: "status", header: t("status"), cell: (bet) => <BetStatus bet={bet} /> },
  ]
  return (
    <DataTable
      caption={t("sportsCaption")}
      columns={columns}
      rows={rows}
      rowKey={({ betId }) => String(betId)}
    />
  )
}
