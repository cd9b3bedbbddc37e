import { classes } from "@elite/ui"
import type { ReactNode } from "react"

type BarFigureProps = {
  label: string
  hint?: string
  className?: string
  /** For the label alone, such as hiding it beside a value of two lines. */
  labelClassName?: string
  testId?: string
  children: ReactNode
}

export function BarFigure({ label, hint, className, labelClassName, testId, children }: BarFigureProps) {
  return (
    <span title={hint} className={classes("grid whitespace-nowrap text-right leading-tight", className)}>
      <span className={classes("text-2xs text-muted", labelClassName)}>{label}</span>
      <span data-testid={testId} className="font-bold text-sm">
        {children}
      </span>
    </span>
  )
}
