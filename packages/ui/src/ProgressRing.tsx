import type { ReactNode } from "react"
import { classes } from "./classes.ts"

type ProgressRingProps = {
  /** 0 to 1; larger values are drawn as full. */
  value: number
  /** The text alternative: "€60 of €200 this week". */
  label: string
  tone?: "brass" | "coral" | "emerald"
  /** Diameter in px. */
  size?: number
  /** Ring width in px. */
  thickness?: number
  children?: ReactNode
  className?: string
}

const strokes = { brass: "text-brass", coral: "text-coral", emerald: "text-emerald" }

export function ProgressRing(props: ProgressRingProps) {
  const { value, label, tone = "brass", size = 128, thickness = 12, children, className } = props
  const share = Math.min(1, Math.max(0, value))
  const r = (size - thickness) / 2
  const around = 2 * Math.PI * r
  const ring = { cx: size / 2, cy: size / 2, r, fill: "none", strokeWidth: thickness }
  return (
    <div
      role="img"
      aria-label={label}
      className={classes("relative grid shrink-0 place-items-center", className)}
      style={{ width: size, height: size }}
    >
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle {...ring} stroke="var(--color-line)" />
        <circle
          {...ring}
          stroke="currentColor"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
          className={classes("transition-[stroke-dashoffset] duration-500 ease-calm", strokes[tone])}
        />
      </svg>
      <div aria-hidden="true" className="relative grid place-items-center px-4 text-center leading-tight">
        {children}
      </div>
    </div>
  )
}
