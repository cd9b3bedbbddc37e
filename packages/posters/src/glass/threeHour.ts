import { n } from "../svg.ts"
import { discX, discY, type Glazier, type Glazing, windowHeight } from "./glazier.ts"
import { arch, border, clipped, each, inner, onDisc, placed, ring, round } from "./shapes.ts"

const lancetWidth = 56
const sill = windowHeight - 9

/** Straw at the top, garnet at the bottom. */
const dusk = ["#f3d08a", "#e9b45f", "#d98f45", "#bd653b", "#8f3f3b"]
const falls = [0.22, 0.42, 0.6, 0.78, 1]

function quarries({ pane }: Glazier, x: number, top: number): string {
  const [wide, high] = [14, 19]
  return each(20, (row) =>
    each(row % 2 ? 4 : 5, (i) => {
      const [cx, cy] = [x + i * wide + (row % 2 ? wide / 2 : 0), top + (row * high) / 2]
      const depth = Math.min(1, (cy - top) / 170)
      const colour = dusk[falls.findIndex((end) => depth <= end)]!
      return pane(
        `M${n(cx)} ${n(cy - high / 2)}l${wide / 2} ${high / 2}l${-wide / 2} ${high / 2}l${-wide / 2} ${-high / 2}Z`,
        colour,
        { lead: 1.3, spread: 0.06 },
      )
    }),
  )
}

function lily({ pane, line }: Glazier, x: number, y: number, scale: number): string {
  const drawn = (d: string) => placed(d, x, y, scale)
  const foot = (d: string) => placed(d, x, 0, 1)
  return [
    pane(foot(`M-2.6,376C-3,340 -2,310 -2.2,${y}L2.2,${y}C2,310 3,340 2.6,376Z`), "#2f7d5e", { lead: 2 }),
    pane(foot("M0,372C-6,346 -20,344 -23,318C-10,324 -3,336 0,356Z"), "#3f9a6c", { lead: 2 }),
    pane(foot("M0,372C6,346 20,344 23,318C10,324 3,336 0,356Z"), "#2f7d5e", { lead: 2 }),
    pane(drawn("M0,6C-14,4 -26,-8 -24,-28C-14,-26 -6,-18 -2,-6Z"), "#f8e3b0"),
    pane(drawn("M0,6C14,4 26,-8 24,-28C14,-26 6,-18 2,-6Z"), "#f3d58f"),
    pane(drawn("M0,6C-13,-4 -13,-28 0,-40C13,-28 13,-4 0,6Z"), "#fff4d6"),
    line(drawn("M0,4L0,-26"), 1.4),
    pane(drawn("M-7,2C-4,8 4,8 7,2C5,12 3,15 0,16C-3,15 -5,12 -7,2Z"), "#d9783a", { lead: 1.8 }),
  ].join("")
}

function lancets(by: Glazier): string {
  const one = (k: number) => {
    const [x, top] = [11 + k * 61, k === 1 ? 190 : 196]
    const opening = arch(x, top, lancetWidth, sill - top)
    const [y, scale] = k === 1 ? [262, 1.08] : [278, 0.96]
    const flower = lily(by, x + lancetWidth / 2, y, scale)
    return clipped(`lancet${k}`, opening, quarries(by, x, top), flower) + by.line(opening, 3)
  }
  return by.pane("M9 192H191V376H9Z", "#151019", { spread: 0 }) + each(3, one)
}

const petal = (middle: number): string => {
  const [foot, head] = [8.2, 12]
  const tip = (degrees: number) => onDisc(63, middle + degrees)
  return `M${onDisc(27, middle - foot)}L${onDisc(52, middle - head)}Q${tip(-head * 0.72)} ${tip(0)}Q${tip(head * 0.72)} ${onDisc(52, middle + head)}L${onDisc(27, middle + foot)}A27 27 0 0 0 ${onDisc(27, middle - foot)}Z`
}

/** A clock face of twelve petals. It keeps a little light, so that the time is readable at any level. */
function rose({ pane }: Glazier): string {
  const kept = 0.34
  const eye = (i: number) => {
    const [x, y] = onDisc(50, i * 30 + 15)
      .split(" ")
      .map(Number)
    return round(x!, y!, 4.6)
  }
  return [
    pane(round(discX, discY, 82), "#2a1533", { lead: 3.4, kept }),
    each(12, (i) => pane(ring(68, 82, i * 30, i * 30 + 30), i % 2 ? "#43245a" : "#552a63", { kept })),
    each(12, (i) => pane(ring(24, 68, i * 30, i * 30 + 30), "#3b2057", { spread: 0.04, kept })),
    each(
      12,
      (i) =>
        pane(petal(i * 30 + 15), "#8b5aa0", { spread: 0.04, kept }) +
        pane(eye(i), "#b78ac4", { lead: 1.6, spread: 0.03, kept }),
    ),
  ].join("")
}

/** Three-hour: a clock above three lancets of lilies. The page draws hub, hours, rim and hands, because they move. */
export const threeHour: Glazing = (by) => {
  const { pane } = by
  const quatrefoil = (x: number) =>
    pane(round(x, 180, 9.5), "#e6b85c") + pane(round(x, 180, 4.2), "#7a2a3c", { lead: 1.6 })
  return [
    pane("M0 0H200V376H0Z", "#3a1530"),
    each(24, (i) => pane(ring(70, 150, i * 15 - 90, i * 15 - 75), i % 2 ? "#5a1d3a" : "#7a2a3c")),
    lancets(by),
    border(by, "#e6b85c", "#9c3b34"),
    by.line(inner, 2.6),
    quatrefoil(27),
    quatrefoil(173),
    rose(by),
  ].join("")
}
