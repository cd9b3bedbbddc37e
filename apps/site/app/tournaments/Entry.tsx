import { LinkButton } from "@elite/ui"
import { type ReactNode, useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { Refused } from "../account/Refused.tsx"
import { RestrictedActions, RestrictedText } from "../account/Restricted.tsx"
import type { FormAnswer } from "../form/answer.ts"
import { useAnswers } from "../form/useAnswers.ts"
import { useFormats, useTo } from "../language.ts"
import { usePlayer } from "../shell/data.ts"
import { useWallet } from "../shell/wallet.tsx"
import { useTranslations } from "../speech.tsx"
import { DeedForm } from "./DeedForm.tsx"
import { deeds } from "./deed.ts"
import { type Lock, mayRebuy, type Shown, standingOf } from "./programme.ts"
import { Result } from "./Result.tsx"
import { type Doing, useDeed } from "./useDeed.ts"
import { useMoments } from "./words.ts"

type EntryProps = {
  shown: Shown
  lock: Lock | null
  attempt: string
  answer: FormAnswer | undefined
}

const Line = ({ children }: { children: ReactNode }) => <p className="text-pretty">{children}</p>

/** What stands between somebody and an entry that is open: what it is, and the way past it where there is one. */
function Locked({ lock, shown }: { lock: Lock; shown: Shown }) {
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
        <RestrictedText exclusion={player.exclusion} />
        <div className="flex flex-wrap gap-3">
          <RestrictedActions exclusion={player.exclusion} />
        </div>
      </div>
    )
  if (lock === "visitor")
    return (
      <>
        <Line>
          {entryFee > 0 ? t("entry.visitorFee", { fee: formats.shortEuros(entryFee) }) : t("entry.visitor")}
        </Line>
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
      <Line>{t(lock === "email" ? "entry.email" : "entry.identity")}</Line>
      {lock === "identity" && (
        <LinkButton kind="primary" href={to("kyc")} className="justify-self-start">
          {t("entry.identityAction")}
        </LinkButton>
      )}
    </>
  )
}

type OpenProps = { shown: Shown; enter: Doing; onSent: () => void }

/** The button that enters, or what is missing for it. */
function Open({ shown: { tournament }, enter, onSent }: OpenProps) {
  const t = useTranslations("tournaments")
  const to = useTo()
  const formats = useFormats()
  const { until } = useMoments()
  const balance = useWallet()?.amount ?? 0
  const { tournamentId, entryFee, from, state } = tournament
  const fee = formats.shortEuros(entryFee)
  if (entryFee > balance)
    return (
      <>
        <Line>{t("entry.funds", { fee, balance: formats.euros(balance) })}</Line>
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
    <DeedForm
      deed={enter}
      tournamentId={tournamentId}
      kind="primary"
      pendingLabel={t("entry.entering")}
      note={entryFee > 0 ? paid : free}
      onSent={onSent}
    >
      {entryFee > 0 ? t("entry.enter", { time, fee }) : t("entry.enterFree", { time })}
    </DeedForm>
  )
}

/** Whoever is in it before it begins can leave. */
function Before({
  shown: { tournament },
  leave,
  onSent,
}: {
  shown: Shown
  leave: Doing
  onSent: () => void
}) {
  const t = useTranslations("tournaments")
  const formats = useFormats()
  const { at } = useMoments()
  const paid = formats.euros(tournament.own?.paid ?? 0)
  const isPaid = (tournament.own?.paid ?? 0) > 0
  return (
    <>
      <Line>
        <strong className="text-emerald">{t("entry.in", { when: at(tournament.from) })}</strong>
      </Line>
      <DeedForm
        deed={leave}
        tournamentId={tournament.tournamentId}
        kind="secondary"
        pendingLabel={t("entry.leaving")}
        note={isPaid ? t("entry.inPaid", { paid }) : t("entry.inFree")}
        onSent={onSent}
      >
        {isPaid ? t("entry.leave", { paid }) : t("entry.leaveFree")}
      </DeedForm>
    </>
  )
}

/** Whoever is in it while it is played can play, and buy in again where that is left. */
function Playing({ shown, rebuy, onSent }: { shown: Shown; rebuy: Doing; onSent: () => void }) {
  const t = useTranslations("tournaments")
  const to = useTo()
  const formats = useFormats()
  const { until } = useMoments()
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
      <Line>
        <strong className="text-emerald">
          {balance === null
            ? t("entry.playing", { until: ends })
            : t("entry.playingCredit", { balance: formats.units(balance), until: ends })}
        </strong>
      </Line>
      <LinkButton
        kind="primary"
        href={shown.games !== null ? "#games" : balance === null ? to("allGames") : "#to-play"}
        className="justify-self-start"
      >
        {t("entry.play")}
      </LinkButton>
      {mayRebuy(shown) && (
        <DeedForm
          deed={rebuy}
          tournamentId={tournament.tournamentId}
          kind="secondary"
          pendingLabel={t("entry.rebuying")}
          note={again}
          onSent={onSent}
        >
          {t("entry.rebuy", { fee: formats.euros(rules.rebuyFee) })}
        </DeedForm>
      )}
    </>
  )
}

/** Once a form of this place has changed what stands in it, the keyboard goes on here: its button is gone. */
function useFocusOnceDone(state: string) {
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
  const { at, until } = useMoments()
  const { tournament } = shown
  const { own, tournamentId } = tournament
  const of = useAnswers(answer, "what", deeds)
  const about = `${tournamentId} ${own?.rebuys ?? ""}`
  const earlier = (what: (typeof deeds)[number]) => ({ about, fresh: attempt, earlier: of(what) })
  const enter = useDeed("enter", earlier("enter"))
  const rebuy = useDeed("rebuy", earlier("rebuy"))
  const leave = useDeed("leave", earlier("leave"))
  const claim = useDeed("claim", earlier("claim"))
  const standing = standingOf(tournament)
  const { place, onSent } = useFocusOnceDone(`${standing} ${own?.rebuys} ${own?.won?.state}`)
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t("entry.label")}
      // The figures above have a line of their own, where no show times stand between.
      className="grid gap-3 border-line border-t pt-4 text-[0.9375rem] [dl+&]:border-t-0 [dl+&]:pt-0"
    >
      {[enter, rebuy, leave, claim].map(({ what, answer }) => (
        <Refused key={what} answer={answer} isMoney isOutside />
      ))}
      {standing === "announced" && <Line>{t("entry.announced", { when: at(tournament.entryFrom) })}</Line>}
      {(standing === "open" || standing === "left") && own?.state === "left" && (
        <Line>{own.paid > 0 ? t("entry.left", { paid: formats.euros(own.paid) }) : t("entry.leftFree")}</Line>
      )}
      {standing === "open" &&
        (lock ? <Locked lock={lock} shown={shown} /> : <Open shown={shown} enter={enter} onSent={onSent} />)}
      {standing === "full" && (
        <Line>
          {t("entry.full", { count: tournament.entriesAtMost ?? 0 })}{" "}
          {shown.shows.some(({ state }) => state === "registering") && t("entry.fullOther")}
        </Line>
      )}
      {standing === "closed" && (
        <Line>
          {t("entry.closed", { when: until(tournament.entryUntil), until: until(tournament.until) })}
        </Line>
      )}
      {standing === "in" && <Before shown={shown} leave={leave} onSent={onSent} />}
      {standing === "playing" && <Playing shown={shown} rebuy={rebuy} onSent={onSent} />}
      <Result shown={shown} standing={standing} claim={claim} onSent={onSent} />
    </section>
  )
}
