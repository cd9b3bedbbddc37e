import type { limits, ReplyOf } from "@elite/contract"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { weekMs } from "../time.ts"

type WeeklyDepositLimit = ReplyOf<typeof limits.getLimits>["regulatoryWeeklyDepositLimit"]

const [width, height] = [700, 64]
/** The x of the end of the seven days. It is inside the drawing, so that room freed at the very end is visible. */
const weekWidth = 665

/** Maps an instant to x, an amount to y. */
const createScale = (limit: number, nowMs: number) => ({
  x: (at: string) => Math.round(Math.min(1, Math.max(0, (Date.parse(at) - nowMs) / weekMs)) * weekWidth),
  y: (room: number) => Math.round(height - 2 - Math.min(1, limit > 0 ? room / limit : 0) * (height - 8)),
})

/** The room as steps: the start of each, and the amount from then on. */
function headroomSteps({ limit, remaining, freesUp }: WeeklyDepositLimit, nowMs: number) {
  const { x, y } = createScale(limit, nowMs)
  let room = remaining
  const steps = freesUp.map(({ at, amount }) => {
    room += amount
    return { at, x: x(at), y: y(room) }
  })
  return { first: y(remaining), steps }
}

/** Screen readers read the same as text below it. */
export function HeadroomTimeline({ room, nowMs }: { room: WeeklyDepositLimit; nowMs: number }) {
  const t = useTranslations("content")
  const formats = useFormats()
  const { first, steps } = headroomSteps(room, nowMs)
  const line = `M0 ${first}${steps.map(({ x, y }) => `H${x}V${y}`).join("")}H${width}`
  return (
    <div aria-hidden="true" className="mt-3 mb-2">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-16 w-full overflow-visible text-brass"
        role="presentation"
      >
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <path
            key={day}
            d={`M${(day * weekWidth) / 7} 0V${height}`}
            stroke="var(--color-line)"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={`${line}V${height}H0Z`} fill="currentColor" opacity="0.16" />
        <path d={line} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        <path d={`M0 ${height}H${width}`} stroke="var(--color-line)" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="mt-1 flex justify-between text-muted text-xs">
        <span>{t("roomNow")}</span>
        <span>{formats.shortDate(nowMs + weekMs)}</span>
      </p>
    </div>
  )
}
