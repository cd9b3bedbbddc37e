import { LinkButton } from "@elite/ui"
import { type ReactNode, useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { RestrictionActions, RestrictionText } from "../account/Restriction.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useFormRefusals } from "../form/useFormRefusals.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { usePlayer } from "../shell/shellData.ts"
import { useWallet } from "../shell/wallet.tsx"
import { useFormatMoments } from "./format.ts"
import { type EntryLock, entryStatus, mayRebuy, type TournamentData } from "./programme.ts"
import { TournamentResult } from "./Result.tsx"
import { TournamentActionForm } from "./TournamentActionForm.tsx"
import { tournamentActions } from "./tournamentAction.ts"
import { type TournamentActionState, useTournamentAction } from "./useTournamentAction.ts"

type EntryProps = {
  shown: TournamentData
  lock: EntryLock | null
  attempt: string
  answer: FormRefusal | undefined
}

const StatusLine = ({ children }: { children: ReactNode }) => <p className="text-pretty">{children}</p>

/** What stands between somebody and an entry that is open: what it is, and the way past it where there is one. */
function EntryLocked({ lock, shown }: { lock: EntryLock; shown: TournamentData }) {
  const t = useTranslations("tournaments")
  const to = useTo()
  const formats = useFormats()
  const player = usePlayer()
  const { pathname } = useLocation()
  const { tournamentId, entryFee } = shown.tournament
  const here = encodeURIComponent(`${pathname}?tournament=${tournamentId}`)
  if (lock === "restricted" && player?.exclusion)
    return (
      <div className="grid justify-items-start gap-3">
        <RestrictionText exclusion={player.exclusion} />
        <div className="flex flex-wrap gap-3">
          <RestrictionActions exclusion={player.exclusion} />
        </div>
      </div>
    )
  if (lock === "visitor")
    return (
      <>
        <StatusLine>
          {entryFee > 0 ? t("entry.visitorFee", { fee: formats.shortEuros(entryFee) }) : t("entry.visitor")}
        </StatusLine>
        <div className="flex flex-wrap gap-3">
          <LinkButton kind="primary" href={`${to("login")}?next=${here}`}>
            {t("entry.logIn")}
          </LinkButton>
          <LinkButton href={to("signup")}>{t("entry.signUp")}</LinkButton>
        </div>
      </>
    )
  return (
    <>
      <StatusLine>{t(lock === "email" ? "entry.email" : "entry.identity")}</StatusLine>
      {lock === "identity" && (
        <LinkButton kind="primary" href={to("kyc")} className="justify-self-start">
          {t("entry.identityAction")}
        </LinkButton>
      )}
    </>
  )
}

type EnterProps = { shown: TournamentData; enter: TournamentActionState; onSent: () => void }

/** The button that enters, or what is missing for it. */
function EnterAction({ shown: { tournament }, enter, onSent }: EnterProps) {
  const t = useTranslations("tournaments")
  const to = useTo()
  const formats = useFormats()
  const { until } = useFormatMoments()
  const balance = useWallet()?.amount ?? 0
  const { tournamentId, entryFee, from, state } = tournament
  const fee = formats.shortEuros(entryFee)
  if (entryFee > balance)
    return (
      <>
        <StatusLine>{t("entry.funds", { fee, balance: formats.euros(balance) })}</StatusLine>
        <LinkButton kind="primary" href={to("deposits")} className="justify-self-start">
          {t("entry.fundsAction")}
        </LinkButton>
      </>
    )
  const time = formats.time(from)
  const isLate = state === "running"
  const when = until(from)
  const ends = { until: until(tournament.until) }
  const paid = isLate ? t("entry.paidLate", ends) : t("entry.paid", { when })
  const free = isLate ? t("entry.freeLate", ends) : t("entry.free", { when })
  return (
    <TournamentActionForm
      deed={enter}
      tournamentId={tournamentId}
      kind="primary"
      pendingLabel={t("entry.entering")}
      note={entryFee > 0 ? paid : free}
      onSent={onSent}
    >
      {entryFee > 0 ? t("entry.enter", { time, fee }) : t("entry.enterFree", { time })}
    </TournamentActionForm>
  )
}

/** Whoever is in it before it begins can leave. */
function LeaveAction({
  shown: { tournament },
  leave,
  onSent,
}: {
  shown: TournamentData
  leave: TournamentActionState
  onSent: () => void
}) {
  const t = useTranslations("tournaments")
  const formats = useFormats()
  const { at } = useFormatMoments()
  const paid = formats.euros(tournament.own?.paid ?? 0)
  const isPaid = (tournament.own?.paid ?? 0) > 0
  return (
    <>
      <StatusLine>
        <strong className="text-emerald">{t("entry.in", { when: at(tournament.from) })}</strong>
      </StatusLine>
      <TournamentActionForm
        deed={leave}
        tournamentId={tournament.tournamentId}
        kind="secondary"
        pendingLabel={t("entry.leaving")}
        note={isPaid ? t("entry.inPaid", { paid }) : t("entry.inFree")}
        onSent={onSent}
      >
        {isPaid ? t("entry.leave", { paid }) : t("entry.leaveFree")}
      </TournamentActionForm>
    </>
  )
}

/** Whoever is in it while it is played can play, and buy in again where that is left. */
function PlayActions({
  shown,
  rebuy,
  onSent,
}: {
  shown: TournamentData
  rebuy: TournamentActionState
  onSent: () => void
}) {
  const t = useTranslations("tournaments")
  const to = useTo()
  const formats = useFormats()
  const { until } = useFormatMoments()
  const { tournament, rules } = shown
  const balance = tournament.own?.balance ?? null
  const ends = until(tournament.until)
  const left = rules.rebuysAtMost - (tournament.own?.rebuys ?? 0)
  const again =
    rules.credit !== null
      ? t("entry.rebuyNote", { credit: formats.units(rules.credit), left })
      : rules.betsAtMost !== null
        ? t("entry.rebuyBets", { bets: formats.figure(rules.betsAtMost), left })
        : t("entry.rebuyPlain", { left })
  return (
    <>
      <StatusLine>
        <strong className="text-emerald">
          {balance === null
            ? t("entry.playing", { until: ends })
            : t("entry.playingCredit", { balance: formats.units(balance), until: ends })}
        </strong>
      </StatusLine>
      <LinkButton
        kind="primary"
        href={shown.games !== null ? "#games" : balance === null ? to("allGames") : "#to-play"}
        className="justify-self-start"
      >
        {t("entry.play")}
      </LinkButton>
      {mayRebuy(shown) && (
        <TournamentActionForm
          deed={rebuy}
          tournamentId={tournament.tournamentId}
          kind="secondary"
          pendingLabel={t("entry.rebuying")}
          note={again}
          onSent={onSent}
        >
          {t("entry.rebuy", { fee: formats.euros(rules.rebuyFee) })}
        </TournamentActionForm>
      )}
    </>
  )
}

/** Once a form of this place has changed what stands in it, the keyboard goes on here: its button is gone. */
function useFocusAfterAction(state: string) {
  const place = useRef<HTMLElement>(null)
  const isSent = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands here is another.
  useEffect(() => {
    if (!isSent.current) return
    isSent.current = false
    place.current?.focus({ preventScroll: true })
  }, [state])
  return {
    place,
    onSent: () => {
      isSent.current = true
    },
  }
}

/** How the reader stands to the opened tournament, and what they can do about it, refusals in place. */
export function Entry({ shown, lock, attempt, answer }: EntryProps) {
  const t = useTranslations("tournaments")
  const formats = useFormats()
  const { at, until } = useFormatMoments()
  const { tournament } = shown
  const { own, tournamentId } = tournament
  const of = useFormRefusals(answer, "what", tournamentActions)
  const about = `${tournamentId} ${own?.rebuys ?? ""}`
  const earlier = (what: (typeof tournamentActions)[number]) => ({ about, fresh: attempt, earlier: of(what) })
  const enter = useTournamentAction("enter", earlier("enter"))
  const rebuy = useTournamentAction("rebuy", earlier("rebuy"))
  const leave = useTournamentAction("leave", earlier("leave"))
  const claim = useTournamentAction("claim", earlier("claim"))
  const standing = entryStatus(tournament)
  const { place, onSent } = useFocusAfterAction(`${standing} ${own?.rebuys} ${own?.won?.state}`)
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t("entry.label")}
      // The figures above have a line of their own, where no show times stand between.
      className="grid gap-3 border-line border-t pt-4 text-[0.9375rem] [dl+&]:border-t-0 [dl+&]:pt-0"
    >
      {[enter, rebuy, leave, claim].map(({ what, answer }) => (
        <RefusalMessage key={what} answer={answer} isMoney isOutside />
      ))}
      {standing === "announced" && (
        <StatusLine>{t("entry.announced", { when: at(tournament.entryFrom) })}</StatusLine>
      )}
      {(standing === "open" || standing === "left") && own?.state === "left" && (
        <StatusLine>
          {own.paid > 0 ? t("entry.left", { paid: formats.euros(own.paid) }) : t("entry.leftFree")}
        </StatusLine>
      )}
      {standing === "open" &&
        (lock ? (
          <EntryLocked lock={lock} shown={shown} />
        ) : (
          <EnterAction shown={shown} enter={enter} onSent={onSent} />
        ))}
      {standing === "full" && (
        <StatusLine>
          {t("entry.full", { count: tournament.entriesAtMost ?? 0 })}{" "}
          {shown.shows.some(({ state }) => state === "registering") && t("entry.fullOther")}
        </StatusLine>
      )}
      {standing === "closed" && (
        <StatusLine>
          {t("entry.closed", { when: until(tournament.entryUntil), until: until(tournament.until) })}
        </StatusLine>
      )}
      {standing === "in" && <LeaveAction shown={shown} leave={leave} onSent={onSent} />}
      {standing === "playing" && <PlayActions shown={shown} rebuy={rebuy} onSent={onSent} />}
      <TournamentResult shown={shown} standing={standing} claim={claim} onSent={onSent} />
    </section>
  )
}
