import { Anchor } from "./Anchor.tsx"
import { classes } from "./classes.ts"
import { Icon } from "./icons.tsx"
import { paginationItems } from "./paginationItems.ts"

type PaginationProps = {
  label: string
  previousLabel: string
  nextLabel: string
  /** "Page 3", for screen readers. */
  pageLabel: (page: number) => string
  current: number
  count: number
  href: (page: number) => string
}

const itemClass = "grid size-11 place-items-center rounded-control text-[0.9375rem] font-semibold"

/** Pages as links. Renders nothing for a single page. */
export function Pagination({
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  current,
  count,
  href,
}: PaginationProps) {
  if (count <= 1) return null
  const step = (page: number, name: "previous" | "next", text: string) =>
    page >= 1 && page <= count ? (
      <Anchor
        href={href(page)}
        aria-label={text}
        rel={name === "next" ? "next" : "prev"}
        className={classes(itemClass, "hover:bg-raised")}
      >
        <Icon name={name} />
      </Anchor>
    ) : (
      <span className={classes(itemClass, "text-edge")}>
        <Icon name={name} />
      </span>
    )
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      {step(current - 1, "previous", previousLabel)}
      {paginationItems(current, count).map((at) =>
        "gapAfter" in at ? (
          <span
            key={`gap ${at.gapAfter}`}
            aria-hidden="true"
            className={classes(itemClass, "text-muted max-s:w-6")}
          >
            …
          </span>
        ) : (
          <Anchor
            key={at.page}
            href={href(at.page)}
            aria-label={pageLabel(at.page)}
            aria-current={at.page === current ? "page" : undefined}
            className={classes(
              itemClass,
              at.page === current ? "bg-ivory text-ink" : "text-muted hover:bg-raised hover:text-ivory",
            )}
          >
            {at.page}
          </Anchor>
        ),
      )}
      {step(current + 1, "next", nextLabel)}
    </nav>
  )
}
