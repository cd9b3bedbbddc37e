import { city } from "virtual:quest-art"
import type { quest } from "@elite/contract"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useShell } from "../shell/shellData.ts"
import { computeTaskShare, useFormatWeekDays } from "./format.ts"
import { computeWeekProgress, toWeekDays } from "./weekProgress.ts"

/** In the order of the line. */
export const stopNames = ["montgomery", "merode", "flagey", "poelaert", "horta"] as const

/** Of the picture, 0 to 1. */
const landmarkHeights = [0.86, 0.81, 0.89, 0.98, 0.8] as const

type LandmarkProps = { at: number; share: number; className?: string }

/** Floodlit up to the done share of its task. */
export function Landmark({ at, share, className }: LandmarkProps) {
  const { lit, unlit } = city.stops[at]!
  return (
    <span
      className={className}
      style={{ "--lit": share, "--tall": landmarkHeights[at] } as React.CSSProperties}
    >
      <img src={unlit} alt="" width={200} height={190} className="quest-unlit" />
      <img src={lit} alt="" width={200} height={190} className="quest-lit" />
    </span>
  )
}

export function Canopy({ current: { pool, guaranteed } }: { current: quest.Quest }) {
  const t = useTranslations("quest")
  const formats = useFormats()
  return (
    <p className="quest-canopy">
      <small>{t(pool > 0 && pool === guaranteed ? "guaranteedPool" : "pool")}</small>
      <b className="amount">{formats.shortEuros(pool)}</b>
    </p>
  )
}

type TramLineProps = { current: quest.Quest; own: quest.OwnQuest | null }

/** Stops, days and the tram at the current hour, where there is room for the whole line. */
export function TramLine({ current, own }: TramLineProps) {
  const t = useTranslations("quest")
  const days = useFormatWeekDays()
  const now = useShell()?.madeAt ?? current.from
  const passed = computeWeekProgress(current, now)
  const today = Math.min(6, Math.floor(passed * 7))
  const names = toWeekDays(current)
  const label = t("scene", {
    first: t(`stops.${stopNames[0]}`),
    last: t(`stops.${stopNames[4]}`),
    day: days.weekday(names[today]!),
  })
  return (
    <div className="quest-line" style={{ "--passed": passed } as React.CSSProperties}>
      <img src={city.line} alt={label} width={1152} height={388} className="quest-street" />
      {stopNames.map((name, at) => (
        <Landmark
          key={name}
          at={at}
          share={computeTaskShare(current.tasks[at]!, own?.tasks[at])}
          className={`quest-landmark quest-at-${at}`}
        />
      ))}
      <span className="quest-tram" aria-hidden="true">
        <img src={city.tram} alt="" width={176} height={116} />
        <b>{current.week}</b>
      </span>
      <Canopy current={current} />
      <ol className="quest-days">
        {names.map((at, day) => (
          <li key={at} aria-current={day === today && current.state === "running" ? "date" : undefined}>
            {days.dayOf(at)}
          </li>
        ))}
      </ol>
    </div>
  )
}
