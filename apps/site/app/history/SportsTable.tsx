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

/** What was bet on, each event with its outcome and odds, and when. */
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

/** How a bet stands. Until its provider’s last word a result may be taken back, and is said to be so. */
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

/** What a bet came to: nothing was won or lost by one whose stake came back. */
const computeNet = ({ state, paid, stake }: Bet): number | null =>
  state === "open" ? null : state === "discarded" ? 0 : paid - stake

/** A player's bets in the sports book, newest first; each a card on a phone. */
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
