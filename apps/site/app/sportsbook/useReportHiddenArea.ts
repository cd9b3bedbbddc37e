import { type RefObject, useEffect } from "react"
import type { HostMessage } from "./providerMessages.ts"

/** How much of an element's lower end lies below what the window shows above the bottom navigation, CSS px. */
export function hiddenBelowPx(element: { top: number; bottom: number }, visibleBottom: number): number {
  const hidden = Math.min(element.bottom - visibleBottom, element.bottom - element.top)
  return Math.max(0, Math.round(hidden))
}

/** The y at which the uncovered part of the window ends: theme.css gives the root a scroll padding as high as the bottom navigation. */
const visibleBottom = () =>
  window.innerHeight -
  (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0)

/** Tells the page in an open frame how much of its lower end is hidden, so that it can pin its slip above that. */
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
    // The page above the frame and the frame itself may change their height.
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
