import { play, type ReplyOf } from "@elite/contract"
import { Button, classes, Icon, LinkButton, Loading, Notice } from "@elite/ui"
import { truncate } from "@elite/words/formats.ts"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { Link } from "react-router"
import { roundHref } from "../account/roundHref.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage, useTo } from "../language.ts"
import { computeTaskShare, useTaskText } from "../quest/format.ts"
import { CornerPopup } from "../shell/Popup.tsx"
import { useApiCall } from "../shell/useApiCall.ts"
import { type FreshData, useFreshData } from "../shell/useFreshData.ts"
import { useWallet } from "../shell/wallet.tsx"
import type { GameProgress } from "./gameProgress.ts"
import type { PlayData } from "./play.server.ts"
import { GameRules } from "./Rules.tsx"

const roundsShown = 10

export type Round = ReplyOf<typeof play.getUserCasinoTransactions>["transactions"]["rows"][number]

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-b px-5 py-4 last:border-b-0">
      <h3 className="mb-2 font-sans font-semibold text-base tracking-normal">{title}</h3>
      {children}
    </section>
  )
}

type RoundRowProps = { round: Round; onWatch: (round: Round) => void }

function RoundRow({ round, onWatch }: RoundRowProps) {
  const t = useTranslations("play")
  const formats = useFormats()
  const to = useTo()
  const { createdAt, status, stake, win, amount } = round
  const isCancelled = status === "voided" || status === "annulled"
  const result =
    status === "open"
      ? t("panel.inProgress")
      : isCancelled
        ? t("panel.cancelled")
        : formats.signedEuros(amount)
  return (
    <li className="flex items-center gap-1">
      <Link
        to={roundHref(to, round)}
        aria-label={`${t("panel.details", { time: formats.dateTime(createdAt) })}, ${result}`}
        className="-ml-2 flex min-h-14 min-w-0 flex-1 items-center justify-between gap-4 rounded-control px-2 py-1.5 hover:bg-raised"
      >
        <span className="min-w-0">
          <time dateTime={createdAt}>{formats.dateTime(createdAt)}</time>
          <span className="block text-muted text-sm">
            {t("panel.stake", { stake: formats.euros(stake) })}
            {win > 0 && ` · ${t("panel.win", { win: formats.euros(win) })}`}
          </span>
        </span>
        <span
          className={classes(
            "whitespace-nowrap font-semibold tabular-nums",
            amount > 0 && !isCancelled ? "text-emerald" : status === "lost" ? undefined : "text-muted",
          )}
        >
          {result}
        </span>
      </Link>
      <Button
        kind="quiet"
        square
        disabled={status === "open"}
        aria-label={t("panel.watch", { time: formats.dateTime(createdAt) })}
        onClick={() => onWatch(round)}
      >
        <Icon name="play" />
      </Button>
    </li>
  )
}

type RoundsProps = FreshData<readonly Round[]> & Pick<RoundRowProps, "onWatch">

function Rounds({ data, failed, reload, onWatch }: RoundsProps) {
  const t = useTranslations("play")
  return (
    <Section title={t("panel.rounds")}>
      {failed && (
        <Notice tone="danger" live className="my-2">
          <p>{t("panel.failed")}</p>
          <Button size="small" className="mt-2" onClick={reload}>
            {t("panel.tryAgain")}
          </Button>
        </Notice>
      )}
      {!data && !failed && (
        <Loading label={t("panel.loading")}>
          <div className="grid gap-2">
            {["first", "second", "third"].map((each) => (
              <span key={each} className="h-14 rounded-control bg-raised" />
            ))}
          </div>
        </Loading>
      )}
      {data?.length === 0 && <p className="text-pretty text-muted">{t("panel.none")}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t("panel.rounds")} className="divide-y divide-line">
          {data.map((round) => (
            <RoundRow key={round.transactionId} round={round} onWatch={onWatch} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Quest({ quest: { tasks, own } }: { quest: NonNullable<GameProgress["quest"]> }) {
  const t = useTranslations("play")
  const to = useTo()
  const { describe, describeProgress } = useTaskText()
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t("panel.questPoints", { points: own.points })}</span>
        <Link
          to={to("eliteQuest")}
          className="inline-flex min-h-11 items-center text-brass text-sm underline"
        >
          {t("panel.toQuest")}
        </Link>
      </p>
      <ul className="grid gap-3">
        {tasks.map((task, n) => {
          const ownTask = own.tasks[n]!
          const share = Math.round(computeTaskShare(task, ownTask) * 100)
          return (
            <li key={task.kind} className="grid gap-1">
              <span className="flex justify-between gap-4 text-sm">
                <span className="min-w-0 text-pretty">{describe(task)}</span>
                <span className={classes("shrink-0", ownTask.doneAt ? "text-emerald" : "text-muted")}>
                  {describeProgress(task, ownTask)}
                </span>
              </span>
              <ProgressLine percent={share} label={describe(task)} isDone={ownTask.doneAt !== null} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

type ProgressLineProps = { percent: number; label: string; isDone: boolean }

function ProgressLine({ percent, label, isDone }: ProgressLineProps) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      className="block h-1.5 overflow-hidden rounded-full bg-raised"
    >
      <span
        className={classes("block h-full rounded-full", isDone ? "bg-emerald" : "bg-brass")}
        style={{ width: `${percent}%` }}
      />
    </span>
  )
}

function Progress({ progress, coinsBefore }: Pick<GamePanelProps, "progress" | "coinsBefore">) {
  const t = useTranslations("play")
  const formats = useFormats()
  const language = useLanguage()
  const coins = useWallet()?.coins ?? 0
  const earned = truncate(coins - coinsBefore, 1)
  return (
    <Section title={t("panel.progress")}>
      <dl className="grid gap-2 pb-2">
        <div className="flex justify-between gap-4">
          <dt>
            {t("coins")}
            {earned > 0 && (
              <span className="block text-muted text-sm">
                {t("panel.coinsHere", { coins: `+${formats.figure(earned)}` })}
              </span>
            )}
          </dt>
          <dd className="font-semibold tabular-nums">{formats.figure(truncate(coins, 1))}</dd>
        </div>
        {progress.tournaments.map(({ tournamentId, name, rank, winPoints }) => (
          <div key={tournamentId} className="flex justify-between gap-4">
            <dt className="min-w-0 truncate">{name[language]}</dt>
            <dd className="shrink-0 font-semibold">
              {rank === null ? t("panel.noRank") : t("panel.rank", { rank: formats.figure(rank) })}
              {" · "}
              {t("panel.winPoints", { points: winPoints })}
            </dd>
          </div>
        ))}
      </dl>
      {progress.quest && <Quest quest={progress.quest} />}
    </Section>
  )
}

type GamePanelProps = {
  game: PlayData["game"]
  progress: GameProgress
  /** EliteCoins when the game was opened. */
  coinsBefore: number
  /** A round that is being shown is not listed before its end. */
  isInRound: boolean
  onWatch: (round: Round) => void
  onClose: () => void
}

/** The last rounds of this game, and what moves while it is played. */
export default function GamePanel({
  game,
  progress,
  coinsBefore,
  isInRound,
  onWatch,
  onClose,
}: GamePanelProps) {
  const t = useTranslations("play")
  const to = useTo()
  const call = useApiCall()
  const [isReading, setReading] = useState(false)
  const rounds = useFreshData(async () => {
    const asked = { casinoGameId: game.casinoGameId, limit: roundsShown }
    return (await call(play.getUserCasinoTransactions, asked, { isBackground: true })).transactions.rows
  })
  const { reload } = rounds
  const listed = useRef(rounds.data)
  if (!isInRound) listed.current = rounds.data
  useEffect(() => {
    if (!isInRound) reload()
  }, [isInRound, reload])
  return (
    <CornerPopup
      title={t("panel.title")}
      closeLabel={t("close")}
      onClose={onClose}
      action={
        <Button
          kind="quiet"
          square
          aria-label={t("rules")}
          onClick={() => setReading(true)}
          className="text-muted s:hidden"
        >
          <Icon name="info" />
        </Button>
      }
      foot={
        <LinkButton href={`${to("betHistory")}?game=${game.casinoGameId}`} block>
          {t("panel.all")}
        </LinkButton>
      }
    >
      <Progress progress={progress} coinsBefore={coinsBefore} />
      <Rounds {...rounds} data={listed.current} onWatch={onWatch} />
      <GameRules game={game} isOpen={isReading} onClose={() => setReading(false)} />
    </CornerPopup>
  )
}
