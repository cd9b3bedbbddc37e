import { Icon } from "@elite/ui"
import type { ReactNode } from "react"

type ConnectionLostOverlayProps = {
  title: string
  children: ReactNode
}

/** The figures may be stale, and no bet can be placed. Sticky, for a game taller than the screen. */
export function ConnectionLostOverlay({ title, children }: ConnectionLostOverlayProps) {
  return (
    <div className="absolute inset-0 grid place-items-center rounded-[inherit] bg-ink-deep/90 px-gutter">
      <div className="sticky top-28 bottom-[calc(var(--bottom-cover)+9rem)] grid max-w-md justify-items-center gap-2 text-center sm:gap-3">
        <Icon name="warning" className="size-8 text-brass" />
        <h2 className="text-xl sm:text-2xl">{title}</h2>
        <p className="text-pretty text-muted text-sm sm:text-base">{children}</p>
      </div>
    </div>
  )
}
