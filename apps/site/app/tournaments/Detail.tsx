import { classes } from "@elite/ui"
import type { ReactNode } from "react"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage } from "../language.ts"
import { AllPlaces } from "./AllPlaces.tsx"
import { Entry } from "./Entry.tsx"
import {
  kindColours,
  useFormatMoments,
  useFormatPrizes,
  useTimeLeft,
  useTournamentStateText,
} from "./format.ts"
import { GamesToPlay } from "./GamesToPlay.tsx"
import { Leaderboard } from "./Leaderboard.tsx"
import { PrizeLadder } from "./PrizeLadder.tsx"
import type { Programme } from "./programme.server.ts"
import { isEntered, type TournamentData } from "./programme.ts"
import { GamesThatCount, RulesSummary } from "./RulesSummary.tsx"
import { ShowTimes } from "./ShowTimes.tsx"
import { useLiveTournament } from "./useLiveBoard.ts"

function Fact({ name, isPride = false, children }: { name: string; isPride?: boolean; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{name}</dt>
      <dd
        className={classes("leading-7", isPride ? "amount text-[1.375rem] text-brass" : "font-bold text-xl")}
      >
        {children}
      </dd>
    </div>
  )
}

function Facts({ detail: { tournament } }: { detail: TournamentData }) {
  const t = useTranslations("tournaments")
  const timeLeft = useTimeLeft(tournament)
  const { units, figure, shortEuros } = useFormats()
  const prizes = useFormatPrizes(tournament)
  const { own, state, entryFee } = tournament
  const isOver = state === "finished" || state === "cancelled"
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      <Fact name={t(isOver ? "poolWas" : "pool")} isPride>
        {prizes.plain(tournament.pool)}
      </Fact>
      {entryFee > 0 && <Fact name={t("fee")}>{shortEuros(entryFee)}</Fact>}
      <Fact name={t("players")}>{figure(tournament.entries)}</Fact>
      {timeLeft && <Fact name={t("timeLeft")}>{timeLeft}</Fact>}
      {own && isEntered(tournament) && (
        <>
          <Fact name={t("yourPlace")}>{own.rank === null ? t("noPlace") : figure(own.rank)}</Fact>
          {own.balance === null ? (
            <Fact name={t("yourBets")}>
              {figure(own.bets)}{" "}
              {own.betsAtMost !== null && (
                <small className="font-medium text-muted text-sm">
                  {t("ofBets", { count: figure(own.betsAtMost) })}
                </small>
              )}
            </Fact>
          ) : (
            <>
              <Fact name={t("yourPoints")}>{figure(own.winPoints)}</Fact>
              <Fact name={t("credit")}>{units(own.balance)}</Fact>
            </>
          )}
        </>
      )}
    </dl>
  )
}

function Heading({ detail: { tournament } }: { detail: TournamentData }) {
  const t = useTranslations("tournaments")
  const language = useLanguage()
  const { at, until } = useFormatMoments()
  const { type, state, from, scoring } = tournament
  const words = useTournamentStateText()(tournament)
  const when =
    state === "running" || state === "calculating"
      ? t("ends", { when: until(tournament.until) })
      : state === "finished" || state === "cancelled"
        ? t("ended", { when: at(tournament.until) })
        : t("begins", { when: at(from) })
  return (
    <header>
      <p className="flex flex-wrap gap-x-3 text-[0.8125rem] text-muted leading-5">
        <b className={classes("text-xs uppercase leading-5 tracking-[0.14em]", kindColours[type])}>
          {t(`kinds.${type}`)}
        </b>
        <span className={classes("font-semibold", words.isOn && "text-emerald")}>{words.text}</span>
        {state !== "cancelled" && <span>{when}</span>}
      </p>
      <h2 className="text-[1.75rem] leading-10 sm:text-[2rem]">{tournament.name[language]}</h2>
      <p className="mt-0.5 text-pretty text-muted text-sm">{t(`says.${scoring}`)}</p>
    </header>
  )
}

type TournamentDetailProps = Pick<Programme, "all" | "toPlay" | "query" | "lock" | "attempt"> & {
  loaded: TournamentData
  answer: FormRefusal | undefined
}

export function TournamentDetail({
  loaded,
  all,
  toPlay,
  query,
  lock,
  attempt,
  answer,
}: TournamentDetailProps) {
  const { detail, isLive } = useLiveTournament(loaded)
  const { tournament } = detail
  return (
    <>
      <section className="@container/detail frame-brass rounded-card bg-surface px-4 pt-5 pb-5 sm:px-7">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-7 @min-[680px]/detail:grid-cols-2 @min-[1000px]/detail:grid-cols-[minmax(0,25rem)_15.75rem_minmax(0,1fr)]">
          <div className="relative z-1 grid content-start gap-4">
            <Heading detail={detail} />
            <div className="grid gap-3 rounded-control border border-line bg-raised/60 p-4">
              <Facts detail={detail} />
              <Entry
                key={tournament.tournamentId}
                detail={detail}
                lock={lock}
                attempt={attempt}
                answer={answer}
              />
            </div>
            <ShowTimes shows={detail.shows} tournament={tournament} />
          </div>
          <PrizeLadder detail={detail} />
          <div className="relative z-1 grid content-start gap-5 @max-[999px]/detail:@min-[680px]/detail:col-span-2">
            <RulesSummary detail={detail} />
            <GamesThatCount detail={detail} />
          </div>
        </div>
      </section>
      <Leaderboard detail={detail} query={query} isMoving={isLive} />
      {toPlay !== undefined && <GamesToPlay tournament={tournament} games={toPlay} query={query} />}
      {all !== undefined && <AllPlaces tournament={tournament} all={all} query={query} />}
    </>
  )
}
