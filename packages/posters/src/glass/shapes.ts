import { at, n, polar, sector } from "../svg.ts"
import { discX, discY, type Glazier, windowHeight, windowWidth } from "./glazier.ts"

export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y + height)}V${n(y + width / 2)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0V${n(y + height)}Z`

export const inner = arch(9, 9, windowWidth - 18, windowHeight - 18)

export const round = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`

export const ring = (from: number, to: number, start: number, end: number): string =>
  sector(discX, discY, from, to, start, end)

/** A point relative to the disc; 0 degrees is up, clockwise. */
export const onDisc = (radius: number, degrees: number): string => at(polar(discX, discY, radius, degrees))

/** Moves a drawing around 0,0, with points written `x,y`. */
export const placed = (d: string, x: number, y: number, scale: number): string =>
  d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, a, b) => `${n(x + Number(a) * scale)} ${n(y + Number(b) * scale)}`)

export const clipped = (id: string, d: string, ...inside: string[]): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inside.join("")}</g>`

export const each = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("")

const [steps, jambs, sills] = [12, 9, 8]

/** The strip of small panes around every window, in two alternating colours. */
export function border({ pane }: Glazier, even: string, odd: string): string {
  const turn = 180 / steps
  const [high, wide] = [(windowHeight - discY) / jambs, windowWidth / sills]
  const colour = (i: number) => (i % 2 ? odd : even)
  const side = (x: number, k: number) => pane(`M${x} ${n(discY + k * high)}h9v${n(high)}h-9Z`, colour(k + 1))
  return (
    each(steps, (i) => pane(ring(91, 100, -90 + i * turn, -90 + (i + 1) * turn), colour(i))) +
    each(jambs, (k) => side(0, k) + side(windowWidth - 9, k)) +
    each(sills, (i) => pane(`M${n(i * wide)} ${windowHeight - 9}h${n(wide)}v9h${n(-wide)}Z`, colour(i)))
  )
}

export function water(
  { pane, line }: Glazier,
  { surface, rows, first, colours }: { surface: string; rows: number; first: number; colours: string[] },
): string {
  const wave = (row: number, i: number) => {
    const x = i * 60 - 20 + (row % 2 ? 26 : 0)
    return pane(
      `M${x} ${first + row * 13}q15 -9 30 0t30 0v14q-15 9 -30 0t-30 0Z`,
      colours[(row + i) % colours.length]!,
      { lead: 1.8 },
    )
  }
  const waves = each(rows, (row) => each(4, (i) => wave(row, i)))
  return clipped("water", `${surface}V${windowHeight}H9Z`, waves) + line(surface, 2.4)
}
