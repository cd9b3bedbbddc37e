import { path } from "../svg.ts"
import { each, flat, type Inks, line, plain } from "./inks.ts"

const storey = (c: Inks, row: number): string => {
  const y = -61 + row * 17
  return [
    path(`M-84 ${y + 9}V${y + 4}Q-84 ${y} -80 ${y}H80V${y + 9}Z`, { fill: c.glass }),
    each(16, (k) => ((k * 7 + row * 5) % 11 === 3 ? "" : flat(-80 + k * 10, y + 1.5, 7.4, 6, c.pane))),
    line(`M-90 ${y + 12}H84`, c.trim, 0.9, 0.7),
  ].join("")
}

const tower = (c: Inks): string =>
  [
    plain("M-4 0V-126H2V-140H26V-126H32V0Z", c.wall, c.line),
    plain("M2 -140V-150H26V-140", c.pane, c.line),
    line("M0 -150H28", c.trim, 2),
    line("M14 -150V-166", c.trim, 1.6),
    ...[4, 11, 18, 25].map((x) => line(`M${x} -124V-12`, c.trim, 1.2)),
    each(9, (i) => {
      const y = -120 + i * 12
      return (
        flat(5.6, y, 4, 8, c.pane) +
        flat(12.6, y, 4, 8, i % 4 === 2 ? c.glass : c.pane) +
        flat(19.6, y, 4, 8, c.pane)
      )
    }),
    ...[-142.5, -146].map((y) => line(`M2 ${y}H26`, c.line, 1)),
  ].join("")

/** The Flagey building, a radio house like a ship. */
export const flagey = (c: Inks): string =>
  [
    plain("M-90 0V-52Q-90 -70 -72 -70H84V0Z", c.wall, c.line),
    each(3, (row) => storey(c, row)),
    plain("M-78 -70V-78H-30V-70", c.wing, c.line),
    plain("M44 -70V-84H78V-70", c.wing, c.line),
    tower(c),
    path("M-70 0V-11H-52V0Z", { fill: c.pane }),
    line("M-82 -14H-40", c.trim, 2.4),
  ].join("")
