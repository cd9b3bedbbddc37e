import { classes } from "@elite/ui"
import type { ReactNode } from "react"

type FigureProps = { label: string; hint?: string; className?: string; children: ReactNode }

/** A figure of the bar above a game, under its name. */
export function Figure({ label, hint, className, children }: FigureProps) {
  return (
    <span title={hint} className={classes("grid whitespace-nowrap text-right leading-tight", className)}>
      <span className="text-2xs text-muted">{label}</span>
      <span className="font-bold text-sm">{children}</span>
    </span>
  )
}
