import { n } from "../svg.ts"
import { discX, discY, type Glazier, type Glazing, windowHeight } from "./glazier.ts"
import { border, clipped, each, inner, ring, round } from "./shapes.ts"

const rows = 16
const across = 182 / 5
/** The scales and the target show before the pool has reached them. */
const kept = 0.26
const sea = ["#0f6a6a", "#12807a", "#1d9a86", "#34b294", "#62c9a4", "#9fdfbd"]

/** A scale whose round head, of radius `r`, is centred on `y`. */
const scale = (cx: number, y: number, r: number): string =>
  `M${n(cx - r)} ${n(y + 26)}V${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0V${n(y + 26)}Z`

function scales({ pane, vary }: Glazier): string {
  const one = (row: number, i: number) => {
    const cx = 9 + i * across + (row % 2 ? 0 : across / 2)
    const y = (row * windowHeight) / rows + across / 2
    const depth = (1 - row / rows) * 4.2 + vary.between(0, 1.6)
    return (
      pane(scale(cx, y, across / 2), sea[Math.min(sea.length - 1, Math.floor(depth))]!, { lead: 2, kept }) +
      pane(scale(cx, y, 11.5), "#0e5f66", { lead: 1.5, kept }) +
      pane(scale(cx, y + 1, 5.6), (row + i) % 3 === 1 ? "#f0cd80" : "#d8f3df", { lead: 1.3, kept })
    )
  }
  return each(rows + 1, (row) => each(row % 2 ? 6 : 5, (i) => one(row, i)))
}

/** Sixteen rows of scales, each a sixteenth of the way to the target. The page shows the figure. */
export const hitTheTarget: Glazing = (by) => {
  const { pane, line } = by
  return [
    pane("M0 0H200V376H0Z", "#0d4f52"),
    clipped("inner", inner, scales(by)),
    border(by, "#0f5d63", "#7fd0b2"),
    line(inner, 2.6),
    each(16, (i) =>
      pane(ring(56, 72, i * 22.5, i * 22.5 + 22.5), i % 2 ? "#f3e4b8" : "#f8efd2", {
        spread: 0.03,
        lead: 2,
        kept,
      }),
    ),
    line(round(discX, discY, 72), 3),
    each(12, (i) =>
      pane(ring(41, 56, i * 30, i * 30 + 30), i % 2 ? "#0c6f73" : "#11868a", { spread: 0.04, lead: 2, kept }),
    ),
    each(8, (i) =>
      pane(ring(28, 41, i * 45 + 22.5, i * 45 + 67.5), i % 2 ? "#e9bd62" : "#f4d184", {
        spread: 0.03,
        lead: 2,
        kept,
      }),
    ),
    pane(round(discX, discY, 28), "#fff6dd", { spread: 0, lead: 2.6 }),
  ].join("")
}
