import type { ComponentProps, ReactNode } from "react"
import type { Tone } from "./Badge.tsx"
import { classes } from "./classes.ts"

const edges: Record<Tone, string> = {
  neutral: "border-t-line",
  brass: "border-t-brass",
  emerald: "border-t-emerald",
  coral: "border-t-coral",
  azure: "border-t-azure",
}

type CardProps = ComponentProps<"div"> & {
  as?: "div" | "section" | "article" | "li" | "form"
  /** A coloured top edge; text inside has to state the same. */
  tone?: Tone | undefined
  /** `none` for content that reaches the edge, such as a picture or table. */
  padding?: "none" | "small" | "medium"
}

const paddings = { none: "overflow-hidden", small: "p-4", medium: "p-4 sm:p-5" }

/** A surface with a hairline and no shadow. */
export function Card({ as = "div", tone, padding = "medium", className, ...rest }: CardProps) {
  // One JSX tag for several elements; for what a card passes on, their props are those of a div.
  const Element = as as "div"
  return (
    <Element
      {...rest}
      className={classes(
        "min-w-0 rounded-card border border-line bg-surface",
        tone && classes("border-t-2", edges[tone]),
        paddings[padding],
        className,
      )}
    />
  )
}

type CardHeaderProps = {
  title: ReactNode
  eyebrow?: ReactNode
  action?: ReactNode
  level?: 1 | 2 | 3
  id?: string
}

export function CardHeader({ title, eyebrow, action, level = 2, id }: CardHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        {eyebrow && <p className="eyebrow mb-1">{eyebrow}</p>}
        <Heading id={id} className="text-lg leading-7 sm:text-xl">
          {title}
        </Heading>
      </div>
      {action}
    </header>
  )
}
