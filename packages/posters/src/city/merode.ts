import { circle, path } from "../svg.ts"
import { each, edged, flat, type Inks, line, plain } from "./inks.ts"

const colonnade = (c: Inks, side: -1 | 1): string =>
  [
    edged(side < 0 ? -92 : 60, -52, 32, 52, c.wing, c.line),
    flat(side < 0 ? -94 : 60, -57, 34, 6, c.trim),
    each(4, (k) => {
      const x = (side < 0 ? -90 : 63) + k * 8
      return flat(x, -46, 3.4, 42, c.trim) + flat(x + 3.6, -44, 4, 40, c.glass)
    }),
  ].join("")

const gate = (c: Inks, x: number): string => {
  const arch = `M${x - 14} 0V-52A14 14 0 0 1 ${x + 14} -52V0`
  return [
    plain(`${arch}Z`, c.glass, c.line),
    line(arch, c.trim, 1.8),
    plain(`M${x - 10} 0V-51A10 10 0 0 1 ${x + 10} -51V0Z`, "#1d0b24", c.line),
  ].join("")
}

function quadriga(c: Inks): string {
  const horse = (side: -1 | 1, k: number) => {
    const x = side * (9 + k * 10)
    return path(
      `M${x} -121q${side} -8 ${side * 4} -12l${side * 3} -5l${side * 3} 4l${-side} 3q${side * 2} 5 0 10Z`,
      { fill: c.trim },
    )
  }
  return [
    edged(-26, -121, 52, 8, c.wall, c.line),
    horse(-1, 0),
    horse(-1, 1),
    horse(1, 0),
    horse(1, 1),
    path("M-5 -121V-131Q0 -138 5 -131V-121Z", { fill: c.trim }),
    circle(0, -140, 2.8, { fill: c.trim }),
    line("M4 -134V-152", c.trim, 1.4),
    path("M4 -152L17 -149L4 -144Z", { fill: c.trim }),
  ].join("")
}

/** The arcade of the Cinquantenaire. */
export const merode = (c: Inks): string =>
  [
    colonnade(c, -1),
    colonnade(c, 1),
    edged(-64, -92, 128, 92, c.wall, c.line),
    flat(-67, -96, 134, 6, c.trim),
    edged(-60, -110, 120, 14, c.wall, c.line),
    flat(-63, -113, 126, 4, c.trim),
    ...[-41, 0, 41].map((x) => gate(c, x)),
    ...[-62, -24, 17, 55].map((x) => flat(x, -88, 6, 88, c.trim)),
    ...[-41, 0, 41].map((x) => circle(x, -79, 4.5, { fill: c.glass, stroke: c.trim, width: 1 })),
    quadriga(c),
  ].join("")
