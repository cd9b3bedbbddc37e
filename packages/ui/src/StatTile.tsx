import type { ReactNode } from "react"
import { classes } from "./classes.ts"

type StatTileProps = {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  /** `pride` sets the figure in Fraunces and brass. */
  look?: "plain" | "pride"
  /** 0 to 1, drawn as a bar below; `progressLabel` names it. */
  progress?: number
  progressLabel?: string
  className?: string
}

export function StatTile(props: StatTileProps) {
  const { label, value, note, look = "plain", progress, progressLabel, className } = props
  return (
    <div className={classes("grid min-w-0 content-start gap-0.5", className)}>
      <p className="text-sm text-muted">{label}</p>
      <p
        className={
          look === "pride" ? "amount text-2xl leading-9 text-brass sm:text-[1.75rem]" : "text-lg font-bold"
        }
      >
        {value}
      </p>
      {note && <p className="text-sm text-muted">{note}</p>}
      {progress !== undefined && (
        <ProgressBar
          value={progress}
          className="mt-2.5"
          {...(progressLabel ? { label: progressLabel } : {})}
        />
      )}
    </div>
  )
}

type ProgressBarProps = {
  value: number
  label?: string
  tone?: "brass" | "coral" | "emerald"
  className?: string
}

const fills = { brass: "bg-brass", coral: "bg-coral", emerald: "bg-emerald" }

/** Progress from 0 to 1; decorative where text next to it states the same. */
export function ProgressBar({ value, label, tone = "brass", className }: ProgressBarProps) {
  const share = Math.min(1, Math.max(0, value))
  const spoken = label
    ? { role: "progressbar", "aria-label": label, "aria-valuenow": Math.round(share * 100) }
    : { "aria-hidden": true }
  return (
    <div {...spoken} className={classes("h-1.5 overflow-hidden rounded-full bg-line", className)}>
      <div className={classes("h-full rounded-full", fills[tone])} style={{ width: `${share * 100}%` }} />
    </div>
  )
}
