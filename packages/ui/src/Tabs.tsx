import type { ReactNode } from "react"
import { Anchor } from "./Anchor.tsx"
import { classes } from "./classes.ts"

const strip = "no-scrollbar flex gap-6 overflow-x-auto border-b border-line"

function tabClass(chosen: boolean): string {
  return classes(
    "-mb-px min-h-11 shrink-0 whitespace-nowrap border-b-2 text-[0.9375rem] font-semibold transition-colors",
    "focus-visible:-outline-offset-2",
    chosen ? "border-brass text-ivory" : "border-transparent text-muted hover:text-ivory",
  )
}

export type TabLink = { href: string; label: ReactNode; current: boolean }

/** Tabs that are links, so that each has an address. */
export function TabLinks({
  label,
  links,
  className,
}: {
  label: string
  links: readonly TabLink[]
  className?: string
}) {
  return (
    <nav aria-label={label} className={classes(strip, className)}>
      {links.map((link) => (
        <Anchor
          key={link.href}
          href={link.href}
          aria-current={link.current ? "page" : undefined}
          className={classes(tabClass(link.current), "grid items-center")}
        >
          {link.label}
        </Anchor>
      ))}
    </nav>
  )
}
