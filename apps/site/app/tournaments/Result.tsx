import { useFormats } from "../language.ts"
import { useTranslations } from "../speech.tsx"
import { DeedForm } from "./DeedForm.tsx"
import type { Own, Shown, Standing, Tournament } from "./programme.ts"
import type { Doing } from "./useDeed.ts"
import { useMoments, usePrizes } from "./words.ts"

const minuteMs = 60_000

type ResultProps = { shown: Shown; standing: Standing; claim: Doing; onSent: () => void }

type WonProps = Omit<ResultProps, "standing"> & { won: NonNullable<Own["won"]> }

/** What became of a prize: points are in the account at once, and stay there while somebody looks at them. */
function fateOf({ prizesIn }: Tournament, { state }: WonProps["won"]) {
  if (prizesIn === "points" && state !== "refused") return state === "disputed" ? "disputedPoints" : "points"
  return state === "open" ? "claimed" : state
}

/** What a place paid: to claim, or what became of it. */
function Won({ shown: { tournament }, won, claim, onSent }: WonProps) {
  const t = useTranslations("tournaments")
  const { at } = useMoments()
  const amount = usePrizes(tournament).exact(won.amount)
  if (won.state !== "open" || won.until === null)
    return <p className="text-pretty">{t(`entry.won.${fateOf(tournament, won)}`, { amount })}</p>
  return (
    <DeedForm
      deed={claim}
      tournamentId={tournament.tournamentId}
      kind="positive"
      pendingLabel={t("entry.claiming")}
      note={t("entry.claimNote", { when: at(won.until) })}
      onSent={onSent}
    >
      {t("entry.claim", { amount })}
    </DeedForm>
  )
}

/** Why a tournament was called off, and that entries were paid back. */
function useCancelled({ tournament: { cancelledFor, entriesAtLeast, own } }: Shown): string {
  const t = useTranslations("tournaments")
  const { euros, figure } = useFormats()
  const why = cancelledFor && t(`entry.cancelled.${cancelledFor}`, { least: figure(entriesAtLeast) })
  const back =
    own?.state === "paidBack" && own.paid > 0
      ? t("entry.paidBack", { paid: euros(own.paid) })
      : cancelledFor && t("entry.everybodyPaidBack")
  return [why, back].filter(Boolean).join(" ")
}

/** What became of a tournament, and of the reader in it: while it is counted, when it is over, and when it was called off. */
export function Result({ shown, standing, claim, onSent }: ResultProps) {
  const t = useTranslations("tournaments")
  const { figure } = useFormats()
  const { at } = useMoments()
  const cancelled = useCancelled(shown)
  const { tournament, rules, board } = shown
  const { own } = tournament
  const { exact } = usePrizes(tournament)
  const place = { rank: figure(own?.rank ?? 0), count: figure(board.count) }
  switch (standing) {
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
          <Won shown={shown} won={own!.won!} claim={claim} onSent={onSent} />
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
