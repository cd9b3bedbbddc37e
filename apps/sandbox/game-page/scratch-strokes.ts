/** A part of the pointer's way, in pixels of the window. */
export type Stroke = {
  readonly fromX: number
  readonly fromY: number
  readonly toX: number
  readonly toY: number
}

/** A pointer that moved less, in pixels, has tapped. */
const tapPx = 8

/** Follows the pointer from where it goes down on the node; a tap is no stroke. */
export function pointerStrokes(node: HTMLElement, scratch: (stroke: Stroke) => void) {
  let at: { x: number; y: number; moved: number } | undefined
  node.addEventListener("pointerdown", (event) => {
    if (event.isPrimary && event.button === 0) at = { x: event.clientX, y: event.clientY, moved: 0 }
  })
  addEventListener("pointermove", (event) => {
    if (!at || !event.isPrimary) return
    const [fromX, fromY, toX, toY] = [at.x, at.y, event.clientX, event.clientY]
    at = { x: toX, y: toY, moved: at.moved + Math.hypot(toX - fromX, toY - fromY) }
    if (at.moved > tapPx) scratch({ fromX, fromY, toX, toY })
  })
  // The click follows the end of the pointer: it is forgotten after that.
  const forget = () =>
    setTimeout(() => {
      at = undefined
    })
  addEventListener("pointerup", forget)
  addEventListener("pointercancel", forget)
  return { isStroke: () => at !== undefined && at.moved > tapPx }
}
