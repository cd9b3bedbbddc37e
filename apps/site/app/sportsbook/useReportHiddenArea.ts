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
  send: (message: HostMessage) => void,
): void {
  useEffect(() => {
    const element = frame.current
    if (!isOpen || !element) return
    let reported = -1
    let frameRequest = 0
    const report = () => {
      frameRequest = 0
      const hidden = hiddenBelowPx(element.getBoundingClientRect(), visibleBottom())
      if (hidden === reported) return
      reported = hidden
      send({ kind: "view", hiddenBelowPx: hidden })
    }
    const scheduleReport = () => {
      frameRequest ||= requestAnimationFrame(report)
    }
    report()
    // Content above the frame may change its position.
    const resizeObserver = new ResizeObserver(scheduleReport)
    resizeObserver.observe(document.body)
    resizeObserver.observe(element)
    window.addEventListener("scroll", scheduleReport, { passive: true })
    window.addEventListener("resize", scheduleReport)
    return () => {
      cancelAnimationFrame(frameRequest)
      resizeObserver.disconnect()
      window.removeEventListener("scroll", scheduleReport)
      window.removeEventListener("resize", scheduleReport)
    }
  }, [frame, isOpen, send])
}
