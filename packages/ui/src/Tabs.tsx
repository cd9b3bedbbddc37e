import { type ReactNode, useId, useState } from "react"
import { Anchor } from "./Anchor.tsx"
import { classes } from "./classes.ts"
import { rove } from "./roving.ts"

export type Tab = { id: string; label: ReactNode; content: ReactNode }

const strip = "no-scrollbar flex gap-6 overflow-x-auto border-b border-line"

function tabClass(chosen: boolean): string {
  return classes(
    "-mb-px min-h-11 shrink-0 whitespace-nowrap border-b-2 text-[0.9375rem] font-semibold transition-colors",
    "focus-visible:-outline-offset-2",
    chosen ? "border-brass text-ivory" : "border-transparent text-muted hover:text-ivory",
  )
}

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** The chosen tab when its owner holds it; otherwise the first, or `defaultChosen`. */
  chosen?: string | undefined
  defaultChosen?: string
  onChoose?: (id: string) => void
  className?: string
}

/** Several views of one thing in one place; arrows move among the tabs and choose (WAI-ARIA, tabs pattern). */
export function Tabs({ label, tabs, chosen, defaultChosen, onChoose, className }: TabsProps) {
  const base = useId()
  const [own, setOwn] = useState(defaultChosen ?? tabs[0]?.id)
  const current = tabs.find((tab) => tab.id === (chosen ?? own)) ?? tabs[0]
  const choose = (id: string) => {
    setOwn(id)
    onChoose?.(id)
  }
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => rove(event, '[role="tab"]', "horizontal")}
        className={strip}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={`${base}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => choose(tab.id)}
            onFocus={() => tab !== current && choose(tab.id)}
            className={tabClass(tab === current)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current?.id}`} className="pt-5">
        {current?.content}
      </div>
    </div>
  )
}

export type TabLink = { href: string; label: ReactNode; current: boolean }

/** The same look for pages that have addresses of their own: links, so the address says which one is open. */
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
