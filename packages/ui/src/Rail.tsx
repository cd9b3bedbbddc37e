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
  children: ReactNode
  level?: 2 | 3
  /** A rail scrolled to its start stays there when items are inserted, instead of snapping to the former first item. */
  grows?: boolean
  className?: string
}

/** Two buttons page it for a mouse; touch screens do not show them. */
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
  tile: undefined,
  ranked: "w-[calc(var(--tile)*1.42)]",
  card: "w-[min(20rem,82vw)]",
  auto: "w-auto",
}

const arriving = "grid animate-arrive grid-cols-[1fr] *:min-w-0 *:overflow-hidden"

type RailItemProps = {
  width?: keyof typeof widths
  /** Inserted while the rail is visible: the others move aside. */
  arrives?: boolean
  children: ReactNode
}

/** An item of a rail. `ranked` leaves room for the numeral of a top ten beside its poster. */
export function RailItem({ width = "tile", arrives, children }: RailItemProps) {
  return <li className={classes("rail-item", widths[width], arrives && arriving)}>{children}</li>
}
