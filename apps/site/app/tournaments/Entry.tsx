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
  detail: TournamentData
  lock: EntryLock | null
  attempt: string
  answer: FormRefusal | undefined
}

const StatusLine = ({ children }: { children: ReactNode }) => <p className="text-pretty">{children}</p>

function EntryLocked({ lock, detail }: { lock: EntryLock; detail: TournamentData }) {
  const t = useTranslations("tournaments")
  const to = useTo()
  const formats = useFormats()
  const player = usePlayer()
  const { pathname } = useLocation()
  const { tournamentId, entryFee } = detail.tournament
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

type EnterProps = { detail: TournamentData; enter: TournamentActionState; onSent: () => void }

function EnterAction({ detail: { tournament }, enter, onSent }: EnterProps) {
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
      action={enter}
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

/** Possible until it begins. */
function LeaveAction({
  detail: { tournament },
  leave,
  onSent,
}: {
  detail: TournamentData
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
        action={leave}
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

function PlayActions({
  detail,
  rebuy,
  onSent,
}: {
  detail: TournamentData
  rebuy: TournamentActionState
  onSent: () => void
}) {
  const t = useTranslations("tournaments")
  const to = useTo()
  const formats = useFormats()
  const { until } = useFormatMoments()
  const { tournament, rules } = detail
  const balance = tournament.own?.balance ?? null
  const ends = until(tournament.until)
  const hasPlayed = (tournament.own?.bets ?? 0) > 0
  const left = rules.rebuysAtMost - (tournament.own?.rebuys ?? 0)
  const rebuyNote =
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
        href={detail.games !== null ? "#games" : balance === null ? to("allGames") : "#to-play"}
        className="justify-self-start"
      >
        {t(hasPlayed ? "entry.playOn" : "entry.play")}
      </LinkButton>
      {mayRebuy(detail) && (
        <TournamentActionForm
          action={rebuy}
          tournamentId={tournament.tournamentId}
          kind="secondary"
          pendingLabel={t("entry.rebuying")}
          note={rebuyNote}
          onSent={onSent}
        >
          {t("entry.rebuy", { fee: formats.euros(rules.rebuyFee) })}
        </TournamentActionForm>
      )}
    </>
  )
}

/** The submitted button disappears, so the focus moves here. */
function useFocusAfterAction(state: string) {
  const element = useRef<HTMLElement>(null)
  const isSent = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed state has other content.
  useEffect(() => {
    if (!isSent.current) return
    isSent.current = false
    element.current?.focus({ preventScroll: true })
  }, [state])
  return {
    element,
    onSent: () => {
      isSent.current = true
    },
  }
}

export function Entry({ detail, lock, attempt, answer }: EntryProps) {
  const t = useTranslations("tournaments")
  const formats = useFormats()
  const { at, until } = useFormatMoments()
  const { tournament } = detail
  const { own, tournamentId } = tournament
  const refusalOf = useFormRefusals(answer, "what", tournamentActions)
  const about = `${tournamentId} ${own?.rebuys ?? ""}`
  const earlier = (what: (typeof tournamentActions)[number]) => ({
    about,
    fresh: attempt,
    earlier: refusalOf(what),
  })
  const enter = useTournamentAction("enter", earlier("enter"))
  const rebuy = useTournamentAction("rebuy", earlier("rebuy"))
  const leave = useTournamentAction("leave", earlier("leave"))
  const claim = useTournamentAction("claim", earlier("claim"))
  const status = entryStatus(tournament)
  const { element, onSent } = useFocusAfterAction(`${status} ${own?.rebuys} ${own?.won?.state}`)
  return (
    <section
      ref={element}
      tabIndex={-1}
      aria-label={t("entry.label")}
      className="grid gap-3 text-[0.9375rem]"
    >
      {[enter, rebuy, leave, claim].map(({ what, answer }) => (
        <RefusalMessage key={what} answer={answer} isMoney isOutside />
      ))}
      {status === "announced" && (
        <StatusLine>{t("entry.announced", { when: at(tournament.entryFrom) })}</StatusLine>
      )}
      {(status === "open" || status === "left") && own?.state === "left" && (
        <StatusLine>
          {own.paid > 0 ? t("entry.left", { paid: formats.euros(own.paid) }) : t("entry.leftFree")}
        </StatusLine>
      )}
      {status === "open" &&
        (lock ? (
          <EntryLocked lock={lock} detail={detail} />
        ) : (
          <EnterAction detail={detail} enter={enter} onSent={onSent} />
        ))}
      {status === "full" && (
        <StatusLine>
          {t("entry.full", { count: tournament.entriesAtMost ?? 0 })}{" "}
          {detail.shows.some(({ state }) => state === "registering") && t("entry.fullOther")}
        </StatusLine>
      )}
      {status === "closed" && (
        <StatusLine>
          {t("entry.closed", { when: until(tournament.entryUntil), until: until(tournament.until) })}
        </StatusLine>
      )}
      {status === "in" && <LeaveAction detail={detail} leave={leave} onSent={onSent} />}
      {status === "playing" && <PlayActions detail={detail} rebuy={rebuy} onSent={onSent} />}
      <TournamentResult detail={detail} status={status} claim={claim} onSent={onSent} />
    </section>
  )
}
