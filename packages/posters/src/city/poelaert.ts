import { path } from "../svg.ts"
import { each, edged, flat, type Inks, line, plain } from "./inks.ts"

type Row = { from: number; to: number; y: number; height: number; count: number }
const columns = (c: Inks, { from, to, y, height, count }: Row): string =>
  each(count, (i) => flat(from + (i * (to - from)) / (count - 1) - 1.5, y, 3, height, c.trim))

const base = (c: Inks): string =>
  [
    edged(-92, -50, 184, 50, c.wing, c.line),
    flat(-94, -54, 188, 5, c.trim),
    flat(-86, -42, 172, 34, c.glass),
    columns(c, { from: -84, to: 84, y: -42, height: 34, count: 22 }),
    edged(-94, -8, 188, 8, c.wall, c.line),
    edged(-62, -74, 124, 20, c.wing, c.line),
    flat(-64, -77, 128, 4, c.trim),
    columns(c, { from: -56, to: 56, y: -72, height: 16, count: 15 }),
  ].join("")

const portal = (c: Inks): string =>
  [
    edged(-34, -84, 68, 84, c.wall, c.line),
    plain("M-38 -82L0 -98L38 -82Z", c.wall, c.trim, 1.4),
    flat(-26, -72, 52, 46, c.glass),
    columns(c, { from: -24, to: 24, y: -72, height: 46, count: 6 }),
    flat(-26, -26, 52, 3, c.trim),
    path("M-11 0V-14A11 11 0 0 1 11 -14V0Z", { fill: c.pane }),
  ].join("")

const dome = (c: Inks): string =>
  [
    edged(-28, -112, 56, 16, c.wing, c.line),
    flat(-30, -115, 60, 4, c.trim),
    edged(-22, -134, 44, 20, c.glass, c.line),
    columns(c, { from: -20, to: 20, y: -134, height: 20, count: 8 }),
    flat(-24, -137, 48, 4, c.trim),
    plain("M-20 -137Q-20 -160 0 -160Q20 -160 20 -137Z", c.roof, c.trim, 1.4),
    line("M-10 -138Q-10 -158 0 -160M10 -138Q10 -158 0 -160M0 -138V-160", c.trim, 0.8),
    edged(-4, -169, 8, 9, c.pane, c.line),
    path("M-5 -169L0 -177L5 -169Z", { fill: c.trim }),
    line("M0 -177V-184", c.trim, 1.6),
  ].join("")

/** The Palace of Justice. */
export const poelaert = (c: Inks): string =>
  [
    base(c),
    portal(c),
    dome(c),
    ...[-74, 74].map(
      (x) =>
        edged(x - 8, -66, 16, 14, c.wall, c.line) +
        plain(`M${x - 8} -66Q${x} -78 ${x + 8} -66Z`, c.roof, c.trim),
    ),
  ].join("")
