import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import { Icon } from "./icons.tsx"

export type StepState = "done" | "current" | "waiting" | "failed"
export type Step = { key: string; label: ReactNode; note?: ReactNode; state: StepState }

const marks: Record<StepState, string> = {
  done: "border-emerald bg-emerald text-ink",
  current: "border-brass text-brass",
  waiting: "border-edge text-muted",
  failed: "border-coral text-coral",
}

function Mark({ state, place }: { state: StepState; place: number }) {
  return (
    <span
      className={classes(
        "grid size-8 shrink-0 place-items-center rounded-full border-2 text-sm font-bold",
        marks[state],
      )}
    >
      {state === "done" && <Icon name="check" className="size-4.5" strokeWidth="2.5" />}
      {state === "failed" && <Icon name="close" className="size-4" strokeWidth="2.5" />}
      {(state === "current" || state === "waiting") && place}
    </span>
  )
}

type StepperProps = {
  label: string
  steps: readonly Step[]
  /** The state of each step as a word, for screen readers. */
  stateWords: Record<StepState, string>
  className?: string
}

/** The steps of a task in a row, below each other on a phone; the note explains a step. */
export function Stepper({ label, steps, stateWords, className }: StepperProps) {
  return (
    <ol aria-label={label} className={classes("grid gap-4 sm:flex sm:gap-3", className)}>
      {steps.map((step, i) => (
        <li
          key={step.key}
          aria-current={step.state === "current" ? "step" : undefined}
          className="flex min-w-0 items-start gap-3 sm:flex-1"
        >
          <Mark state={step.state} place={i + 1} />
          <span className="grid min-w-0 gap-0.5 pt-1">
            <span className={classes("font-semibold leading-6", step.state === "waiting" && "text-muted")}>
              {step.label}
              <span className="sr-only">, {stateWords[step.state]}</span>
            </span>
            {step.note && <span className="text-sm text-muted">{step.note}</span>}
          </span>
          {i < steps.length - 1 && (
            <span aria-hidden="true" className="mt-4 hidden h-px min-w-4 flex-1 bg-line sm:block" />
          )}
        </li>
      ))}
    </ol>
  )
}

export type Moment = { key: string; label: ReactNode; time?: ReactNode; note?: ReactNode; state: StepState }

/** Past and future events from top to bottom, such as those of a withdrawal. */
export function Timeline(
  props: Pick<StepperProps, "label" | "stateWords" | "className"> & { moments: readonly Moment[] },
) {
  const { label, moments, stateWords, className } = props
  return (
    <ol aria-label={label} className={classes("grid", className)}>
      {moments.map((moment, i) => (
        <li key={moment.key} className="relative flex gap-3 pb-5 last:pb-0">
          {i < moments.length - 1 && (
            <span aria-hidden="true" className="absolute top-8 bottom-0 left-[15.5px] w-px bg-line" />
          )}
          <Mark state={moment.state} place={i + 1} />
          <div className="grid min-w-0 flex-1 gap-0.5 pt-1">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span
                className={classes("font-semibold leading-6", moment.state === "waiting" && "text-muted")}
              >
                {moment.label}
                <span className="sr-only">, {stateWords[moment.state]}</span>
              </span>
              {moment.time && <span className="text-sm leading-6 text-muted">{moment.time}</span>}
            </div>
            {moment.note && <div className="text-sm text-muted">{moment.note}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
