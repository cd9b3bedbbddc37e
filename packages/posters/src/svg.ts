/** Rounds to one decimal, to keep paths short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export type Point = readonly [x: number, y: number]

/** A point `radius` from a centre; 0 degrees is up, clockwise. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const turn = ((degrees - 90) * Math.PI) / 180
  return [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)]
}

export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`

export const polyline = (points: readonly Point[]): string => `M${points.map(at).join("L")}`
export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`

type Ink = { fill?: string; stroke?: string; width?: number; opacity?: number; extra?: string }

function attributes({ fill, stroke, width, opacity, extra }: Ink): string {
  const parts = [`fill="${fill ?? "none"}"`]
  if (stroke) parts.push(`stroke="${stroke}"`, `stroke-width="${n(width ?? 2)}"`)
  if (opacity !== undefined) parts.push(`opacity="${Math.round(opacity * 100) / 100}"`)
  if (extra) parts.push(extra)
  return parts.join(" ")
}

export const path = (d: string, ink: Ink): string => `<path d="${d}" ${attributes(ink)}/>`

export const circle = (cx: number, cy: number, r: number, ink: Ink): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${attributes(ink)}/>`

export const box = (x: number, y: number, w: number, h: number, ink: Ink, round = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round ? ` rx="${n(round)}"` : ""} ${attributes(ink)}/>`

export const group = (transform: string, ...inside: string[]): string =>
  `<g transform="${transform}">${inside.join("")}</g>`

/** A ring sector; a wedge when the inner radius is 0. */
export function sector(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const large = to - from > 180 ? 1 : 0
  const [a, b] = [polar(cx, cy, outer, from), polar(cx, cy, outer, to)]
  const out = `M${at(a)}A${n(outer)} ${n(outer)} 0 ${large} 1 ${at(b)}`
  if (inner === 0) return `${out}L${n(cx)} ${n(cy)}Z`
  const [c, d] = [polar(cx, cy, inner, to), polar(cx, cy, inner, from)]
  return `${out}L${at(c)}A${n(inner)} ${n(inner)} 0 ${large} 0 ${at(d)}Z`
}

/** Sun rays: `count` wedges of light, as wide as the gaps between them. */
export function rays(cx: number, cy: number, count: number, inner: number, outer: number, turn = 0): string {
  const step = 360 / count
  const wedge = (i: number) => {
    const from = turn + i * step - step / 4
    const to = from + step / 2
    const [a, b] = [polar(cx, cy, outer, from), polar(cx, cy, outer, to)]
    if (inner === 0) return `M${n(cx)} ${n(cy)}L${at(a)}L${at(b)}Z`
    return `M${at(polar(cx, cy, inner, from))}L${at(a)}L${at(b)}L${at(polar(cx, cy, inner, to))}Z`
  }
  return Array.from({ length: count }, (_, i) => wedge(i)).join("")
}

export function star(cx: number, cy: number, points: number, outer: number, inner: number, turn = 0): string {
  const tips = Array.from({ length: points * 2 }, (_, i) =>
    polar(cx, cy, i % 2 ? inner : outer, turn + (i * 180) / points),
  )
  return polygon(tips)
}

/** A line of even waves across the paper, closed at `floor`. */
export function swell(y: number, height: number, length: number, floor: number, shift = 0): string {
  const start = (shift % length) - length
  let d = `M${n(start)} ${n(y)}`
  for (let x = start; x < 600 + length; x += length) {
    d += `c${n(length * 0.25)} ${n(-height)} ${n(length * 0.25)} ${n(-height)} ${n(length * 0.5)} 0`
    d += `s${n(length * 0.25)} ${n(height)} ${n(length * 0.5)} 0`
  }
  return `${d}V${n(floor)}H${n(start)}Z`
}
