import { path } from "../svg.ts"
import { each, flat, type Inks, line, plain } from "./inks.ts"

function wing(c: Inks, side: -1 | 1): string {
  const x = (value: number) => -side * value
  const d = `M${x(-76)} 0V-84H${x(-66)}V-94H${x(-50)}V-104H${x(-22)}V0Z`
  const windows = each(12, (i) => {
    const [row, column] = [Math.floor(i / 3), i % 3]
    const at = -70 + column * 16
    const isDark = (row * 3 + column + (side > 0 ? 1 : 0)) % 4 === 1
    return flat(side < 0 ? at : -at - 10, -78 + row * 16, 10, 9, isDark ? c.glass : c.pane)
  })
  return [
    plain(d, c.wing, c.line),
    windows,
    each(5, (row) => line(`M${x(-76)} ${-66 + row * 16}H${x(-22)}`, c.trim, 0.8, 0.55)),
    path(`M${x(-74)} -14H${x(-28)}L${x(-30)} -8H${x(-72)}Z`, { fill: c.trim, opacity: 0.75 }),
  ].join("")
}

/** An Art Deco corner house with a stepped tower. */
export const montgomery = (c: Inks): string =>
  [
    wing(c, -1),
    wing(c, 1),
    plain("M-26 0V-118H-20V-128H-13V-137H-7V-146H7V-137H13V-128H20V-118H26V0Z", c.wall, c.line),
    line("M0 -146V-162", c.trim, 1.6),
    path("M0 -162L14 -158L0 -154Z", { fill: c.trim }),
    ...[-16, -4, 8].map(
      (x) =>
        flat(x, -108, 8, 84, c.glass) +
        each(6, (i) => flat(x + 1, -106 + i * 14, 6, 9, (i + x) % 5 === 0 ? c.glass : c.pane)),
    ),
    ...[-20, -6, 6, 20].map((x) => line(`M${x} -114V-20`, c.trim, 1.2)),
    plain("M-12 0V-13Q0 -21 12 -13V0Z", c.pane, c.line),
  ].join("")
