import { path } from "../svg.ts"
import { each, flat, type Inks, line, plain } from "./inks.ts"

type House = { x: number; width: number; height: number; turn: number }
function neighbour(c: Inks, { x, width, height, turn }: House): string {
  const rows = Math.ceil((height - 34) / 24)
  return [
    plain(`M${x} 0V${-height}H${x + width}V0Z`, c.wing, c.line),
    plain(
      `M${x - 1} ${-height}L${x + 6} ${-height - 12}H${x + width - 6}L${x + width + 1} ${-height}Z`,
      c.roof,
      c.line,
    ),
    each(2 * rows, (i) => {
      const [y, k] = [-height + 10 + 24 * Math.floor(i / 2), i % 2]
      const at = x + 5 + k * (width / 2 - 1)
      return flat(at, y, width / 2 - 8, 16, (y + k + turn) % 3 === 0 ? c.glass : c.pane)
    }),
    flat(x + 5, -16, width - 10, 16, c.glass),
    line(`M${x} -20H${x + width}`, c.trim, 1),
  ].join("")
}

const bow = (c: Inks): string =>
  [
    plain("M-26 -34V-92Q-26 -106 0 -106Q26 -106 26 -92V-34Z", c.glass, c.trim, 1.6),
    path("M-23 -62V-91Q-22 -103 0 -103Q22 -103 23 -91V-62Z", { fill: c.pane }),
    path("M-23 -58H23V-37H-23Z", { fill: c.pane }),
    line("M-9 -103V-37M9 -103V-37M-26 -60H26M-23 -86Q0 -96 23 -86", c.line, 1.2),
    line(
      "M-34 -34Q-34 -46 -22 -46Q-12 -46 -12 -40Q-12 -35 -17 -36M34 -34Q34 -46 22 -46Q12 -46 12 -40Q12 -35 17 -36M-12 -36Q0 -52 12 -36",
      c.trim,
      1.5,
    ),
    line("M-38 -33H38", c.trim, 2.4),
  ].join("")

export const horta = (c: Inks): string =>
  [
    neighbour(c, { x: -90, width: 40, height: 92, turn: 1 }),
    neighbour(c, { x: 50, width: 40, height: 100, turn: 2 }),
    plain(
      "M-50 0V-118C-50 -126 -44 -126 -40 -130C-30 -142 -16 -150 0 -150C16 -150 30 -142 40 -130C44 -126 50 -126 50 -118V0Z",
      c.wall,
      c.line,
    ),
    line("M-50 -116C-30 -116 -34 -140 0 -140C34 -140 30 -116 50 -116", c.trim, 2),
    plain("M-20 -122a20 11 0 1 0 40 0a20 11 0 1 0 -40 0Z", c.pane, c.trim, 1.6),
    line("M0 -133V-111M-11 -131Q-7 -122 -11 -113M11 -131Q7 -122 11 -113", c.line, 1),
    bow(c),
    ...[-41, 41].map(
      (x) =>
        plain(`M${x - 5} -58V-84Q${x} -94 ${x + 5} -84V-58Z`, c.pane, c.trim) +
        plain(`M${x - 5} -98H${x + 5}V-108Q${x} -113 ${x - 5} -108Z`, c.pane, c.trim),
    ),
    plain("M-22 0V-20Q-22 -28 -12 -28Q-2 -28 -2 -20V0Z", c.glass, c.trim, 1.4),
    path("M-18 0V-18Q-12 -26 -6 -18V0", { fill: c.pane, opacity: 0.7 }),
    plain("M8 -6V-22H34V-6Z", c.pane, c.trim),
    line("M21 -22V-6", c.trim, 1),
    line("M-50 -4H50", c.trim, 1),
  ].join("")
