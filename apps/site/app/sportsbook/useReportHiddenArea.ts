import { type RefObject, useEffect } from "react"
import type { HostMessage } from "./providerMessages.ts"

/** CSS px of an element's lower end that are below the visible part of the window. */
export function hiddenBelowPx(element: { top: number; bottom: number }, visibleBottom: number): number {
  const hidden = Math.min(element.bottom - visibleBottom, element.bottom - element.top)
  return Math.max(0, Math.round(hidden))
}

/**
 * The y at which the visible part ends: the root's scroll padding (theme.css) is the height of the bottom navigation.
 */
const visibleBottom = () =>
  window.innerHeight -
  (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0)

/** Reports to the page in the frame how much of its lower end is hidden, so that it can pin its slip above that. */
export function useReportHiddenArea(
  frame: RefObject<HTMLIFrameElement | null>,
  isOpen: boolean,
  tell: (message: HostMessage) => void,
): void {
  useEffect(() => {
    const element = frame.current
    if (!isOpen || !element) return
    let told = -1
    let due = 0
    const look = () => {
      due = 0
      const hidden = hiddenBelowPx(element.getBoundingClientRect(), visibleBottom())
      if (hidden === told) return
      told = hidden
      tell({ kind: "view", hiddenBelowPx: hidden })
    }
    const lookSoon = () => {
      due ||= requestAnimationFrame(look)
    }
    look()
    // Content above the frame may change its position.
    const sizes = new ResizeObserver(lookSoon)
    sizes.observe(document.body)
    sizes.observe(element)
    window.addEventListener("scroll", lookSoon, { passive: true })
    window.addEventListener("resize", lookSoon)
    return () => {
      cancelAnimationFrame(due)
      sizes.disconnect()
      window.removeEventListener("scroll", lookSoon)
      window.removeEventListener("resize", lookSoon)
    }
  }, [frame, isOpen, tell])
}
