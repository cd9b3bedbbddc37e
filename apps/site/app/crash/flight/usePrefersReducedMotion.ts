import { useSyncExternalStore } from "react"

const query = "(prefers-reduced-motion: reduce)"

function subscribe(listener: () => void): () => void {
  const wish = window.matchMedia(query)
  wish.addEventListener("change", listener)
  return () => wish.removeEventListener("change", listener)
}

/** Whether the reader wishes for less motion; not while the page has no scripts, where nothing moves. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
