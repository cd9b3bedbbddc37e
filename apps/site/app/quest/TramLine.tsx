import { city } from "virtual:quest-art"
import type { quest } from "@elite/contract"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useShell } from "../shell/shellData.ts"
import { computeTaskShare, useFormatWeekDays } from "./format.ts"
import { computeWeekProgress, toWeekDays } from "./weekProgress.ts"

/** The stops of the line, in the order in which they are passed. */
export const stopNames = ["montgomery", "merode", "flagey", "poelaert", "horta"] as const

/** How much of its picture each of them takes. */
const landmarkHeights = [0.86, 0.81, 0.89, 0.98, 0.8] as const

type LandmarkProps = { at: number; share: number; className?: string }

/** A landmark, floodlit up to the share of its task that is done. */
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

/** The canopy of the picture house, with what lies in the pool. */
export function Canopy({ pool }: { pool: number }) {
  const t = useTranslations("quest")
  const formats = useFormats()
  return (
    <p className="quest-canopy">
      <small>{t("pool")}</small>
      <b className="amount">{formats.shortEuros(pool)}</b>
    </p>
  )
}

type TramLineProps = { shown: quest.Quest; own: quest.OwnQuest | null }

/** The line of the week through Brussels, where there is room for all of it: its stops, its days, and the tram at the hour. */
export function TramLine({ shown, own }: TramLineProps) {
  const t = useTranslations("quest")
  const days = useFormatWeekDays()
  const now = useShell()?.madeAt ?? shown.from
  const passed = computeWeekProgress(shown, now)
  const today = Math.min(6, Math.floor(passed * 7))
  const names = toWeekDays(shown)
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
          share={computeTaskShare(shown.tasks[at]!, own?.tasks[at])}
          className={`quest-landmark quest-at-${at}`}
        />
      ))}
      <span className="quest-tram" aria-hidden="true">
        <img src={city.tram} alt="" width={176} height={116} />
        <b>{shown.week}</b>
      </span>
      <Canopy pool={shown.pool} />
      <ol className="quest-days">
        {names.map((at, day) => (
          <li key={at} aria-current={day === today && shown.state === "running" ? "date" : undefined}>
            {days.dayOf(at)}
          </li>
        ))}
      </ol>
    </div>
  )
}
