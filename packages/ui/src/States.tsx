import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import { Icon } from "./icons.tsx"

type StateProps = {
  title: ReactNode
  /** The reason, and what to do now. */
  children?: ReactNode
  action?: ReactNode
  level?: 1 | 2 | 3
  className?: string
}

/** Half a sun with rays: empty, not broken. */
function HalfSun() {
  const rays = [-72, -48, -24, 0, 24, 48, 72]
  return (
    <svg viewBox="0 0 120 64" width="120" height="64" aria-hidden="true" className="text-brass">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <path d="M2 62h116M28 62a32 32 0 0 1 64 0M38 62a22 22 0 0 1 44 0" />
        {rays.map((turn) => (
          <path key={turn} d="M60 22V8" transform={`rotate(${turn} 60 62)`} />
        ))}
      </g>
    </svg>
  )
}

/** Nothing yet, and how to get something. */
export function EmptyState({ title, children, action, level = 2, className }: StateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes("grid justify-items-center gap-3 px-4 py-12 text-center", className)}>
      <HalfSun />
      <Heading className="mt-2 text-xl">{title}</Heading>
      {children && <div className="max-w-md text-pretty text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

/** An error, announced immediately, with its reason and a way to retry. */
export function ErrorState({ title, children, action, level = 2, className }: StateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      role="alert"
      className={classes("grid justify-items-center gap-3 px-4 py-12 text-center", className)}
    >
      <span className="grid size-14 place-items-center rounded-full border border-coral text-coral">
        <Icon name="warning" className="size-6" />
      </span>
      <Heading className="mt-1 text-xl">{title}</Heading>
      {children && <div className="max-w-md text-pretty text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

type NoticeTone = "info" | "success" | "danger" | "neutral"

const notices = {
  info: ["border-azure", "info", "text-azure"],
  success: ["border-emerald", "check", "text-emerald"],
  danger: ["border-coral", "warning", "text-coral"],
  neutral: ["border-line", "info", "text-muted"],
} as const

/** A message that stays on the page; `live` announces it when it appears. */
export function Notice(props: {
  tone?: NoticeTone
  live?: boolean
  children: ReactNode
  className?: string
}) {
  const { tone = "neutral", live = false, children, className } = props
  const [border, icon, colour] = notices[tone]
  const role = live ? (tone === "danger" ? "alert" : "status") : undefined
  return (
    <div
      role={role}
      className={classes(
        "flex gap-3 rounded-control border bg-raised px-4 py-3 text-[0.9375rem]",
        border,
        className,
      )}
    >
      <Icon name={icon} className={classes("mt-0.5 size-5 shrink-0", colour)} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
