import type { ReactNode } from "react"
import { classes } from "./classes.ts"

/** What a colour says. Never alone: the word beside it says the same. */
export type Tone = "neutral" | "brass" | "emerald" | "coral" | "azure"

const written: Record<Tone, string> = {
  neutral: "border-line bg-raised text-muted",
  brass: "border-line bg-raised text-brass",
  emerald: "border-line bg-raised text-emerald",
  coral: "border-line bg-raised text-coral",
  azure: "border-line bg-raised text-azure",
}

/* On a picture the ground is unknown, so the badge brings its own. Dark type on these is 7:1 or more. */
const filled: Record<Tone, string> = {
  neutral: "bg-[#f6eedd] text-[#20150a]",
  brass: "bg-[#e6b85c] text-[#20150a]",
  emerald: "bg-[#38c793] text-[#0c1a14]",
  coral: "bg-[#ff7162] text-[#240a07]",
  azure: "bg-[#7db2ff] text-[#0a1526]",
}

type BadgeProps = { tone?: Tone; solid?: boolean; className?: string; children: ReactNode }

/** A short state or mark: `solid` on pictures, outlined everywhere else. */
export function Badge({ tone = "neutral", solid = false, className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        "inline-flex w-fit max-w-full items-center gap-1 font-bold",
        solid
          ? classes(
              "whitespace-nowrap rounded-badge px-1.5 py-0.5 text-2xs uppercase tracking-wider",
              filled[tone],
            )
          : classes("rounded-lg border px-2 text-left py-0.5 text-xs", written[tone]),
        className,
      )}
    >
      {children}
    </span>
  )
}
