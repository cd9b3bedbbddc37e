import { classes } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"

/** The net result of one day; the date is YYYY-MM-DD. */
export type DayNet = { date: string; net: number }

const noonOf = (date: string) => `${date}T12:00:00Z`

/** Bars above and below a line; `span` is the number of days that the drawing has room for. */
function Bars({ days, span }: { days: readonly DayNet[]; span: number }) {
  const highest = Math.max(0, ...days.map(({ net }) => net))
  const lowest = Math.min(0, ...days.map(({ net }) => net))
  const whole = highest - lowest || 1
  const above = highest === 0 && lowest === 0 ? 50 : (highest / whole) * 100
  return (
    <div className="relative h-36 sm:h-44">
      <div
        className="grid h-full gap-[2px] sm:gap-1"
        style={{ gridTemplateColumns: `repeat(${span}, minmax(0, 1fr))` }}
      >
        {days.map(({ date, net }) => {
          const height = `max(3px, ${(Math.abs(net) / whole) * 100}%)`
          return (
            <span key={date} className="relative">
              {net !== 0 && (
                <span
                  className={classes("absolute inset-x-0 rounded-xs", net > 0 ? "bg-emerald" : "bg-coral")}
                  style={net > 0 ? { bottom: `${100 - above}%`, height } : { top: `${above}%`, height }}
                />
              )}
            </span>
          )
        })}
      </div>
      <span className="absolute inset-x-0 border-edge border-t" style={{ top: `${above}%` }} />
    </div>
  )
}

/** A drawing for the eye, and the same figures as a table for screen readers. */
export function NetChart({ days, span }: { days: readonly DayNet[]; span: number }) {
  const t = useTranslations("protection")
  const formats = useFormats()
  const first = days[0]!
  const last = days.at(-1)!
  return (
    <div className="relative">
      <div aria-hidden="true">
        <Bars days={days} span={span} />
        <p className="mt-1.5 flex justify-between text-muted text-xs">
          <span>{formats.shortDate(noonOf(first.date))}</span>
          <span>{formats.shortDate(noonOf(last.date))}</span>
        </p>
      </div>
      <table className="sr-only">
        <caption>{t("fourWeeks.chart")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("fourWeeks.day")}</th>
            <th scope="col">{t("fourWeeks.net")}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, net }) => (
            <tr key={date}>
              <th scope="row">{formats.date(noonOf(date))}</th>
              <td>{formats.signedEuros(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
