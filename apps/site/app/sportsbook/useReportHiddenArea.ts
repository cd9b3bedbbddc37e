import { type RefObject, useEffect } from "react"
import type { HostMessage } from "./providerMessages.ts"

/** CSS px of an element's lower end that are below the visible part of the window. */
export function hiddenBelowPx(element: { top: number; bottom: number }, visibleBottom: number): number {
  const hidden = Math.min(element.bottom - visibleBottom, element.bottom - element.top)
  return Math.max(0, Math.round(hidden))
}

/** CSS px of an element's upper end that are above the visible part of the window. */
export const hiddenAbovePx = (element: { top: number; bottom: number }, visibleTop: number): number =>
  Math.max(0, Math.round(Math.min(visibleTop - element.top, element.bottom - element.top)))

/** The y at which the visible part begins: the strip and the header stay in sight on a desk. */
const visibleTop = 112

/**
 * The y at which the visible part ends: the root's scroll padding (theme.css) is the height of the bottom navigation.
 */
const visibleBottom = () =>
  window.innerHeight -
  (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0)

/** Reports to the page in the frame how much of it is hidden, so that it can keep its slip in sight. */
export function useReportHiddenArea(
  frame: RefObject<HTMLIFrameElement | null>,
  isOpen: boolean,
  send: (message: HostMessage) => void,
): void {
  useEffect(() => {
    const element = frame.current
    if (!isOpen || !element) return
    let reported = ""
    let frameRequest = 0
    const report = () => {
      frameRequest = 0
      const rectangle = element.getBoundingClientRect()
      const hidden = {
        hiddenAbovePx: hiddenAbovePx(rectangle, visibleTop),
        hiddenBelowPx: hiddenBelowPx(rectangle, visibleBottom()),
      }
      const next = JSON.stringify(hidden)
      if (next === reported) return
      reported = next
      send({ kind: "view", ...hidden })
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
