import type { ReactNode } from "react"
import { classes } from "./classes.ts"

/** The meaning of a colour; text next to it has to state the same. */
export type Tone = "neutral" | "brass" | "emerald" | "coral" | "azure"

const outlinedTones: Record<Tone, string> = {
  neutral: "border-line bg-raised text-muted",
  brass: "border-line bg-raised text-brass",
  emerald: "border-line bg-raised text-emerald",
  coral: "border-line bg-raised text-coral",
  azure: "border-line bg-raised text-azure",
}

type BadgeProps = { tone?: Tone; solid?: boolean; className?: string; children: ReactNode }

/** A short state or mark: `solid` on pictures, outlined elsewhere. */
export function Badge({ tone = "neutral", solid = false, className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        solid
          ? `badge-solid badge-${tone}`
          : classes(
              "inline-flex w-fit max-w-full items-center gap-1 rounded-lg border px-2 py-0.5 text-left text-xs font-bold",
              outlinedTones[tone],
            ),
        className,
      )}
    >
      {children}
    </span>
  )
}
