import { circle, n, type Point, path, polyline } from "../svg.ts"
import {
  brass,
  casedBrass,
  floor,
  heightAt,
  inks,
  landingEnd,
  landingIndexes,
  landingLevel,
  landingMiddle,
  landingStart,
  landings,
  width,
} from "./shape.ts"
import { crossing, fitted, type Line, mirrored, ribbon, rising, taper, whip } from "./whip.ts"

/** A stem under a landing that opens into tendrils; one of them continues under the next flight. */
function column(i: number): string {
  const [x, top] = [landingMiddle(i), landingLevel(i) + 17]
  const high = floor - top
  const opens = Math.min(high - 8, 30 + high * 0.3)
  const foot = Math.min(20, high * 0.5)
  const stem = `M${n(x - 2.2)} ${n(top + opens - 6)}L${x - 3} ${n(floor - foot)}C${n(x - 3.6)} ${n(floor - foot * 0.4)} ${x - 8} ${floor - 4} ${x - 14} ${floor}H${x + 14}C${x + 8} ${floor - 4} ${n(x + 3.6)} ${n(floor - foot * 0.4)} ${x + 3} ${n(floor - foot)}L${n(x + 2.2)} ${n(top + opens - 6)}Z`
  const parts = [stem]
  const both = (line: Line, wide: (along: number) => number) => {
    for (const side of [line, mirrored(line, x)]) parts.push(ribbon(side, wide))
  }
  const reach = Math.min(44, 18 + high * 0.12)
  both(fitted(rising(0.035, 0.34, 0.45), [x + 0.5, top + 1.5], [x + reach, top + opens]), taper(4, 3, 1.2))
  if (high > 60)
    both(
      fitted(crossing(0.012, 0.55), [x - reach * 0.42, top + 2], [x + reach * 0.16, top + opens * 0.8]),
      taper(1, 2.4, 1),
    )
  if (i > 0 && i < landings - 1) {
    const run = Array.from({ length: 41 }, (_, j): Point => {
      const [t, u] = [j / 40, x + 118 * (j / 40) ** 1.7]
      return [u, heightAt(u + 4) + 21 + (opens - 10) * (1 - t) ** 2.1]
    })
    parts.push(ribbon(run, taper(3.6, 2.8, 1)))
  }
  return parts.map((part) => casedBrass(part)).join("")
}

export const columns = (): string => landingIndexes.map(column).join("")

/** Maps flat coordinates (up is negative) onto the slope of the stair. */
const placeAlongStair = ([x, up]: Point): Point => [x, heightAt(x) + up]

type Pattern = (centre: number) => readonly [line: Line, width: number][]
const grand: Pattern = (c) => [
  [fitted(crossing(0.012, 0.55), [c - 42, -45], [c + 9, -4]), 2.2],
  [fitted(rising(0.03, 0.6, 0.55), [c, -43], [c + 33, -4]), 1.9],
]
const plain: Pattern = (c) => [
  [fitted(crossing(0.013, 0.36), [c - 42, -45], [c + 20, -4]), 2.2],
  [fitted(rising(0.02, 0.5, 0.6), [c, -25], [c + 11, -4]), 1.6],
]

/** The balustrade between rail and treads: rich on landings, plain on flights. */
function lattice(): string {
  const lay = (centre: number, pattern: Pattern) =>
    pattern(centre).flatMap(([line, wide]) =>
      [line, mirrored(line, centre)].map((side) =>
        ribbon(side, taper(wide, wide * 0.85, 0.9), placeAlongStair),
      ),
    )
  const pieces = landingIndexes.flatMap((i) => [
    ...lay(landingStart(i) + 45, grand),
    ...(i < landings - 1 ? lay(landingEnd(i) + 44, plain) : lay(landingStart(i) + 135, grand)),
    ribbon(
      [
        [landingStart(i) - 2, -4],
        [Math.min(landingEnd(i) + 2, width + 10), -4],
      ],
      1.6,
      placeAlongStair,
    ),
  ])
  const d = pieces.join("")
  return path(d, { fill: inks.dark, stroke: inks.dark, width: 2.4, opacity: 0.8 }) + path(d, { fill: brass })
}

function rail(): string {
  const line = Array.from({ length: (width - 4) / 4 }, (_, j): Point => {
    const x = 14 + 4 * j
    return [x, heightAt(x) - 50]
  })
  const volute = whip([14, heightAt(14) - 50], 190, 60, (t) => 0.05 + 0.16 * t, 40)
  return [
    path(ribbon(line, 8), { fill: inks.dark }),
    path(ribbon(line, 5), { fill: brass }),
    path(ribbon(volute, taper(5, 4, 2)), { fill: brass }),
    path(polyline(line.map(([x, y]) => [x, y - 1.4])), { stroke: inks.shine, width: 0.8, opacity: 0.8 }),
  ].join("")
}

export const balustrade = (): string => lattice() + rail()

/** A newel post whose flower is a lamp. */
export function lamp(i: number, isLit: boolean): string {
  const [x, y] = [landingStart(i) - 2, landingLevel(i)]
  const post = `M${n(x - 2.5)} ${y + 8}L${x - 2} ${y - 56}H${x + 2}L${n(x + 2.5)} ${y + 8}Z`
  const stem = whip([x, y - 54], 96, 34, (t) => 0.03 * Math.sin(t * 2 * Math.PI), 24)
  const curl = whip([x, y - 54], 120, 34, (t) => 0.02 + 0.34 * t * t, 30)
  const [tx, ty] = stem.at(-1)!
  const to = (dx: number, dy: number) => `${n(tx + dx)} ${n(ty + dy)}`
  const bud = `M${to(0, 1)}C${to(-9, -2)} ${to(-9, -13)} ${to(-6, -18)}C${to(-4, -15)} ${to(-2, -15)} ${to(0, -20)}C${to(2, -15)} ${to(4, -15)} ${to(6, -18)}C${to(9, -13)} ${to(9, -2)} ${to(0, 1)}Z`
  const flame = `M${to(0, 0)}C${to(-3.5, -4)} ${to(-3, -11)} ${to(0, -15)}C${to(3, -11)} ${to(3.5, -4)} ${to(0, 0)}Z`
  return [
    casedBrass(post),
    casedBrass(ribbon(stem, taper(3, 2.4, 2)), 2.4),
    ...[curl, mirrored(curl, x)].map((side) => casedBrass(ribbon(side, taper(2.4, 1.8, 0.8)), 2)),
    isLit ? circle(tx, ty - 9, 40, { fill: "url(#stairLamp)" }) : "",
    path(bud, { fill: isLit ? "#ffe9b8" : "#2a1430", stroke: isLit ? inks.edge : inks.worn, width: 1.3 }),
    path(flame, { fill: isLit ? "#f3b95f" : "#3a1d3e" }),
  ].join("")
}
