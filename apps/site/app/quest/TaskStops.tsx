import { city } from "virtual:quest-art"
import type { quest } from "@elite/contract"
import { classes, LinkButton } from "@elite/ui"
import { Check, Flag } from "lucide-react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { useShell } from "../shell/shellData.ts"
import { computeTaskShare, useFormatWeekDays, useTaskText } from "./format.ts"
import { Canopy, Landmark, stopNames } from "./TramLine.tsx"
import { computeWeekProgress, toWeekDays } from "./weekProgress.ts"

const stopCount = 5
/** The stop beside a share of the week, and the offset below it, on a vertical line. */
const positionBesideStops = (share: number) => {
  const at = Math.min(stopCount - 1, Math.floor(share * stopCount))
  return { at, top: `${Math.round((share * stopCount - at) * 100)}%` }
}

/** Days, and the tram while it is here, where the line is vertical. */
function BesideStop({ current, at }: { current: quest.Quest; at: number }) {
  const days = useFormatWeekDays()
  const passed = computeWeekProgress(current, useShell()?.madeAt ?? current.from)
  const tram = positionBesideStops(passed)
  const today = current.state === "running" ? Math.min(6, Math.floor(passed * 7)) : undefined
  return (
    <span className="quest-down" aria-hidden="true">
      {toWeekDays(current).map((day, n) => {
        const place = positionBesideStops((n + 0.5) / 7)
        return (
          place.at === at && (
            <span
              key={day}
              className={classes("quest-day", n === today && "quest-today")}
              style={{ top: place.top }}
            >
              {days.short(day)}
            </span>
          )
        )
      })}
      {tram.at === at && (
        <span className="quest-front" style={{ top: tram.top }}>
          <img src={city.tramFront} alt="" width={52} height={67} />
          <b>{current.week}</b>
        </span>
      )}
    </span>
  )
}

type TaskStopsProps = { current: quest.Quest; own: quest.OwnQuest | null }
type StopProps = TaskStopsProps & { at: number; isNext: boolean }

function GamesLink({ category }: { category: string | null }) {
  const t = useTranslations("quest")
  const to = useTo()
  const known = useShell()?.categories.find(({ code }) => code === category)
  const names = ["slots", "dice", "roulette", "blackjack", "tables", "live"] as const
  const name = names.find((each) => each === category) ?? "all"
  return (
    <LinkButton
      kind="primary"
      size="small"
      href={known ? to("category", { category: known.slug }) : to("allGames")}
      className="mt-2"
    >
      {t(`see.${known ? name : "all"}`)}
    </LinkButton>
  )
}

function TaskProgress({ task, own }: { task: quest.Task; own: quest.OwnTask }) {
  const { describe, describeProgress } = useTaskText()
  const share = computeTaskShare(task, own)
  const text = describeProgress(task, own)
  return (
    <>
      <div
        role="progressbar"
        aria-label={describe(task)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={text}
        className="h-1.5 w-full overflow-hidden rounded-full bg-line"
      >
        <div
          className={classes("h-full rounded-full", own.doneAt === null ? "bg-brass" : "bg-emerald")}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="text-balance text-[0.8125rem] text-muted leading-5" aria-hidden="true">
        {text}
      </p>
    </>
  )
}

function TaskStop({ current, own, at, isNext }: StopProps) {
  const t = useTranslations("quest")
  const days = useFormatWeekDays()
  const { describe } = useTaskText()
  const task = current.tasks[at]!
  const ownTask = own?.tasks[at]
  const doneAt = ownTask?.doneAt ?? null
  const isOpen = current.state === "running"
  return (
    <li className={classes("quest-stop", isNext && "bg-raised")}>
      <span className={classes("quest-dot", doneAt !== null && "quest-dot-done")} aria-hidden="true">
        {doneAt === null ? at + 1 : <Check className="size-4" strokeWidth={3} />}
      </span>
      <div className="quest-words">
        <p className="quest-name text-[0.8125rem] leading-5">
          <span className="font-semibold">{t(`stops.${stopNames[at]!}`)}</span>{" "}
          <span className="quest-worth text-muted">{t("worth", { points: String(task.points) })}</span>
        </p>
        <h2 className="text-balance font-sans font-semibold text-[0.9375rem] leading-5 tracking-normal">
          {describe(task)}
        </h2>
        {ownTask && <TaskProgress task={task} own={ownTask} />}
        <p className={classes("text-[0.8125rem] leading-5", doneAt === null ? "text-muted" : "text-emerald")}>
          {doneAt !== null
            ? t("done", { at: days.moment(doneAt) })
            : isOpen
              ? !isNext && t("openUntil")
              : own && t("missed")}
        </p>
        {isNext && <GamesLink category={task.category} />}
      </div>
      <Landmark at={at} share={computeTaskShare(task, ownTask)} className="quest-beside" />
      <BesideStop current={current} at={at} />
    </li>
  )
}

function usePoolText({ shares, countedAt, state, players }: quest.Quest): string {
  const t = useTranslations("quest")
  const day = useFormatWeekDays().day(countedAt)
  const reached = shares.length
  if (state === "over") return t("wasShared", { reached, day })
  return reached < 10 && players > 0 ? t("sharedBy", { reached, day }) : t("shared", { day })
}

function PoolTerminus({ current }: { current: quest.Quest }) {
  const t = useTranslations("quest")
  const formats = useFormats()
  const text = usePoolText(current)
  const amount = formats.shortEuros(current.adds)
  return (
    <li className="quest-stop quest-end">
      <span className="quest-dot quest-dot-end" aria-hidden="true">
        <Flag className="size-4" />
      </span>
      <div className="quest-words">
        <p className="font-semibold text-[0.8125rem] leading-5">{t("terminus")}</p>
        <h2 className="text-balance font-sans font-semibold text-[0.9375rem] leading-5 tracking-normal">
          {current.guaranteed > 0
            ? t("guaranteed", { players: current.players, amount: formats.shortEuros(current.guaranteed) })
            : current.players === 0
              ? t("nobody", { amount })
              : t("each", { players: current.players, amount })}
        </h2>
        <p className="text-pretty text-[0.8125rem] text-muted leading-5">{text}</p>
      </div>
      <div
        className="quest-house"
        style={{ "--quest-terminus": `url("${city.terminus}")` } as React.CSSProperties}
      >
        <Canopy current={current} />
      </div>
    </li>
  )
}

/** A row under the line; on a phone the line itself, from top to bottom. */
export function TaskStops({ current, own }: TaskStopsProps) {
  const next =
    own && current.state === "running" ? own.tasks.findIndex(({ doneAt }) => doneAt === null) : undefined
  return (
    <ol className="quest-stops">
      {current.tasks.map((task, at) => (
        <TaskStop key={task.kind} current={current} own={own} at={at} isNext={at === next} />
      ))}
      <PoolTerminus current={current} />
    </ol>
  )
}
