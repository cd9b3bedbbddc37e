import { type ReactNode, useId } from "react"
import { Button } from "./Button.tsx"
import { classes } from "./classes.ts"
import { Icon } from "./icons.tsx"
import { useRail } from "./useRail.ts"

type RailProps = {
  title: ReactNode
  /** At the right of the heading: "See all". */
  action?: ReactNode
  previousLabel: string
  nextLabel: string
  /** {@link RailItem}s. */
  children: ReactNode
  level?: 2 | 3
  /** Things come in at its head: while its head is looked at it stays there, and does not snap to what was first before. */
  grows?: boolean
  className?: string
}

/**
 * A heading over a row that scrolls sideways and snaps. A finger swipes it, a keyboard scrolls it or walks through
 * its links, a mouse turns its pages with the two buttons, which are not there on a screen that is touched.
 */
export function Rail({ title, action, previousLabel, nextLabel, children, ...more }: RailProps) {
  const { level = 2, grows, className } = more
  const id = useId()
  const Heading = `h${level}` as const
  const { ref, atStart, atEnd, turn } = useRail<HTMLUListElement>()
  return (
    <section aria-labelledby={id} className={classes("min-w-0", className)}>
      <header className="mb-3 flex min-h-9 items-center gap-3">
        <Heading id={id} className="min-w-0 flex-1 text-xl leading-7 sm:text-2xl">
          {title}
        </Heading>
        {action}
        <span className={classes("hidden gap-1.5 pointer-fine:flex", atStart && atEnd && "invisible")}>
          <Button size="small" square aria-label={previousLabel} disabled={atStart} onClick={() => turn(-1)}>
            <Icon name="previous" />
          </Button>
          <Button size="small" square aria-label={nextLabel} disabled={atEnd} onClick={() => turn(1)}>
            <Icon name="next" />
          </Button>
        </span>
      </header>
      <ul
        ref={ref}
        className={classes(
          "bleed no-scrollbar flex gap-[clamp(0.625rem,1.3vw,1.125rem)] overflow-x-auto",
          "scroll-smooth overscroll-x-contain py-1",
          !(grows && atStart) && "snap-x snap-proximity",
        )}
      >
        {children}
      </ul>
    </section>
  )
}

const widths = {
  tile: "w-(--tile)",
  ranked: "w-[calc(var(--tile)*1.42)]",
  card: "w-[min(20rem,82vw)]",
  auto: "w-auto",
}

const arriving = "grid animate-arrive grid-cols-[1fr] *:min-w-0 *:overflow-hidden"

type RailItemProps = {
  width?: keyof typeof widths
  /** It has come while the rail is looked at: the others make room for it. */
  arrives?: boolean
  children: ReactNode
}

/** One thing in a rail. `ranked` leaves room for the numeral of a top ten beside its poster. */
export function RailItem({ width = "tile", arrives, children }: RailItemProps) {
  return <li className={classes("shrink-0 snap-start", widths[width], arrives && arriving)}>{children}</li>
}
