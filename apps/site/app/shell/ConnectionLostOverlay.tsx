import { Icon } from "@elite/ui"
import type { ReactNode } from "react"

type ConnectionLostOverlayProps = {
  title: string
  /** What becomes of what lies under it. */
  children: ReactNode
}

/**
 * Over a game whose connection is lost: what it shows may be over, and nothing can be staked. Of one that is taller than the screen it
 * says so in the part that is seen, between the strip above and what the shell says of the connection below.
 */
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
