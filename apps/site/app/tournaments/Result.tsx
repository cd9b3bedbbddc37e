import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { minuteMs } from "../time.ts"
import { useFormatMoments, useFormatPrizes } from "./format.ts"
import type { EntryStatus, OwnEntry, Tournament, TournamentData } from "./programme.ts"
import { TournamentActionForm } from "./TournamentActionForm.tsx"
import type { TournamentActionState } from "./useTournamentAction.ts"

type TournamentResultProps = {
  detail: TournamentData
  status: EntryStatus
  claim: TournamentActionState
  onSent: () => void
}

type WonPrizeProps = Omit<TournamentResultProps, "status"> & { won: NonNullable<OwnEntry["won"]> }

/** Points are credited at once, and stay during a dispute. */
function prizeOutcomeKey({ prizesIn }: Tournament, { state }: WonPrizeProps["won"]) {
  if (prizesIn === "points" && state !== "refused") return state === "disputed" ? "disputedPoints" : "points"
  return state === "open" ? "claimed" : state
}

function WonPrize({ detail: { tournament }, won, claim, onSent }: WonPrizeProps) {
  const t = useTranslations("tournaments")
  const { at } = useFormatMoments()
  const amount = useFormatPrizes(tournament).exact(won.amount)
  if (won.state !== "open" || won.until === null)
    return <p className="text-pretty">{t(`entry.won.${prizeOutcomeKey(tournament, won)}`, { amount })}</p>
  return (
    <TournamentActionForm
      action={claim}
      tournamentId={tournament.tournamentId}
      kind="positive"
      pendingLabel={t("entry.claiming")}
      note={t("entry.claimNote", { when: at(won.until) })}
      onSent={onSent}
    >
      {t("entry.claim", { amount })}
    </TournamentActionForm>
  )
}

function useCancellationText({ tournament: { cancelledFor, entriesAtLeast, own } }: TournamentData): string {
  const t = useTranslations("tournaments")
  const { euros, figure } = useFormats()
  const why = cancelledFor && t(`entry.cancelled.${cancelledFor}`, { least: figure(entriesAtLeast) })
  const back =
    own?.state === "paidBack" && own.paid > 0
      ? t("entry.paidBack", { paid: euros(own.paid) })
      : cancelledFor && t("entry.everybodyPaidBack")
  return [why, back].filter(Boolean).join(" ")
}

export function TournamentResult({ detail, status, claim, onSent }: TournamentResultProps) {
  const t = useTranslations("tournaments")
  const { figure } = useFormats()
  const { at } = useFormatMoments()
  const cancelled = useCancellationText(detail)
  const { tournament, rules, board } = detail
  const { own } = tournament
  const { exact } = useFormatPrizes(tournament)
  const place = { rank: figure(own?.rank ?? 0), count: figure(board.count) }
  switch (status) {
    case "counted": {
      const final = new Date(Date.parse(tournament.until) + rules.graceMinutes * minuteMs).toISOString()
      return <p className="text-pretty">{t("entry.counted", { when: at(final) })}</p>
    }
    case "placed":
      return (
        <>
          <p className="text-pretty font-semibold">
            {t("entry.prize", { ...place, amount: exact(own!.won!.amount) })}
          </p>
          <WonPrize detail={detail} won={own!.won!} claim={claim} onSent={onSent} />
        </>
      )
    case "unplaced":
      return <p className="text-pretty">{own?.rank ? t("entry.noPrize", place) : t("entry.unplaced")}</p>
    case "over":
      return <p>{t("entry.over")}</p>
    case "cancelled":
    case "paidBack":
      return <p className="text-pretty">{cancelled}</p>
    default:
      return null
  }
}
