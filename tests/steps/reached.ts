import type { Locator } from "@playwright/test"

/** Whether a press on the middle, at both ends and at the upper and lower edge of an element would reach it, wholly in the window. */
export const isReached = (element: Locator): Promise<boolean> =>
  element.evaluate((wanted) => {
    const { left, right, top, bottom } = wanted.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const points = [
      [x, y],
      [left + 12, y],
      [right - 12, y],
      [x, top + 4],
      [x, bottom - 4],
    ] as const
    const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    return isInside && points.every(([px, py]) => wanted.contains(document.elementFromPoint(px, py)))
  })
