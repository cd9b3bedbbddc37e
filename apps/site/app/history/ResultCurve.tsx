import { useId } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { type DayResult, toResultCurve } from "./resultCurve.ts"

type ResultCurveProps = {
  /** The days with bets, oldest first; at least one. */
  days: readonly DayResult[]
  from: string | undefined
  to: string | undefined
}

const noonOf = (date: string) => `${date}T12:00:00Z`

/** The result added up over a period; the table of days has the same figures. */
export function ResultCurve({ days, from, to }: ResultCurveProps) {
  const t = useTranslations("history")
  const formats = useFormats()
  const id = useId()
  const { points, zero, highest, lowest, end, first, last } = toResultCurve(days, { from, to })
  const line = points.map(({ x, y }) => `${x},${y}`).join(" ")
  const area = `0,${zero} ${line} 100,${zero}`
  const label = t("curve", {
    highest: formats.signedEuros(highest),
    lowest: formats.signedEuros(lowest),
    end: formats.signedEuros(end),
  })
  return (
    <figure className="grid gap-2">
      <figcaption className="font-semibold text-sm">{t("curveTitle")}</figcaption>
      <div className="relative h-40 sm:h-52">
        <svg
          role="img"
          aria-label={label}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="size-full overflow-visible"
        >
          <clipPath id={`${id}above`}>
            <rect x="0" y="0" width="100" height={zero} />
          </clipPath>
          <clipPath id={`${id}below`}>
            <rect x="0" y={zero} width="100" height={100 - zero} />
          </clipPath>
          <polygon points={area} clipPath={`url(#${id}above)`} className="fill-emerald/20" />
          <polygon points={area} clipPath={`url(#${id}below)`} className="fill-coral/20" />
          <line
            x1="0"
            x2="100"
            y1={zero}
            y2={zero}
            vectorEffect="non-scaling-stroke"
            className="stroke-edge"
          />
          <polyline
            points={line}
            fill="none"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-ivory"
          />
        </svg>
        <p aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-0 text-muted text-xs">
          {highest > 0 && (
            <span className="absolute top-0 whitespace-nowrap">{formats.signedEuros(highest)}</span>
          )}
          {lowest < 0 && (
            <span className="absolute bottom-0 whitespace-nowrap">{formats.signedEuros(lowest)}</span>
          )}
        </p>
      </div>
      <p aria-hidden="true" className="flex justify-between text-muted text-xs">
        <span>{formats.date(noonOf(first))}</span>
        <span>{formats.date(noonOf(last))}</span>
      </p>
    </figure>
  )
}
