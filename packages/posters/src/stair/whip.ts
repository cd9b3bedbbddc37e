import { n, type Point } from "../svg.ts"

export type Line = readonly Point[]
/** A width along a line, from 0 to 1. */
type Width = number | ((along: number) => number)

/** A whiplash line: integrates a curvature, in radians per unit of length, from a point. 0 degrees is right. */
export function whip(
  [startX, startY]: Point,
  degrees: number,
  length: number,
  curvature: (along: number) => number,
  steps = 48,
): Line {
  const step = length / steps
  let [x, y, turn] = [startX, startY, (degrees * Math.PI) / 180]
  const line: Point[] = [[x, y]]
  for (let i = 0; i < steps; i++) {
    const bend = curvature((i + 0.5) / steps) * step
    turn += bend / 2
    x += Math.cos(turn) * step
    y -= Math.sin(turn) * step
    turn += bend / 2
    line.push([x, y])
  }
  return line
}

/** A line with a width, as a closed shape; `laid` maps each of its points. */
export function ribbon(line: Line, width: Width, laid: (point: Point) => Point = (point) => point): string {
  const points = line.map(laid)
  const last = points.length - 1
  const [left, right]: [string[], string[]] = [[], []]
  for (const [i, [x, y]] of points.entries()) {
    const [ax, ay] = points[Math.max(0, i - 1)]!
    const [bx, by] = points[Math.min(last, i + 1)]!
    const along = Math.hypot(bx - ax, by - ay) || 1
    const half = (typeof width === "function" ? width(i / last) : width) / 2
    const [across, down] = [((by - ay) / along) * half, ((bx - ax) / along) * half]
    left.push(`${n(x - across)} ${n(y + down)}`)
    right.push(`${n(x + across)} ${n(y - down)}`)
  }
  return `M${[...left, ...right.reverse()].join("L")}Z`
}

export const mirrored = (line: Line, cx: number): Line => line.map(([x, y]) => [2 * cx - x, y])

/** From one width through another in the middle to a third. */
export const taper = (from: number, middle: number, to: number) => (along: number) =>
  along < 0.5 ? from + (middle - from) * along * 2 : middle + (to - middle) * (along - 0.5) * 2

/** Thin at both ends, widest at 0.4. */
export const bell = (thin: number, wide: number) => (along: number) =>
  along < 0.4
    ? thin + (wide - thin) * Math.sin((along / 0.4) * (Math.PI / 2))
    : thin + (wide - thin) * Math.cos(((along - 0.4) / 0.6) * (Math.PI / 2))

export function fitted(line: Line, [x0, y0]: Point, [x1, y1]: Point): Line {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [sx, sy] = [(x1 - x0) / (Math.max(...xs) - left), (y1 - y0) / (Math.max(...ys) - top)]
  return line.map(([x, y]) => [x0 + (x - left) * sx, y0 + (y - top) * sy])
}

/** Two lines of ironwork: one crosses and curls at its end, one rises like a lyre. */
export const crossing = (turn: number, curl: number): Line =>
  whip([0, 0], 4, 120, (t) => turn * (0.4 + t) + (t > 0.6 ? curl * (t - 0.6) : 0), 40)
export const rising = (turn: number, curl: number, from: number): Line =>
  whip([0, 0], 92, 100, (t) => -turn + 2.2 * turn * t + (t > from ? -curl * (t - from) : 0), 40)
