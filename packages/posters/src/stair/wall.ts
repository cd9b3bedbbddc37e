import { at, circle, path, polar, rays } from "../svg.ts"
import { brass, height, width } from "./shape.ts"
import { bell, fitted, ribbon, whip } from "./whip.ts"

const [cx, cy, radius] = [821, 322, 292]
const leaves = 20

function leaf(degrees: number, from: number, to: number, half: number, bulge: number): string {
  const middle = from + (to - from) * bulge
  const on = (r: number, off: number) => at(polar(cx, cy, r, degrees + off))
  const low = from + (middle - from) * 0.5
  const wide = middle + (to - middle) * 0.35
  const high = middle + (to - middle) * 0.8
  const up = `C${on(low, half * 0.5)} ${on(middle - 10, half)} ${on(wide, half * 0.82)}S${on(to - 6, half * 0.1)} ${on(to, 0)}`
  const down = `C${on(to - 6, -half * 0.1)} ${on(high, -half * 0.5)} ${on(wide, -half * 0.82)}S${on(low, -half * 0.5)} ${on(from, 0)}`
  return `M${on(from, 0)}${up}${down}Z`
}

const isOdd = (i: number) => i % 2 === 1

function fan(): string {
  const each = (draw: (i: number) => string) => Array.from({ length: leaves }, (_, i) => draw(i)).join("")
  const turn = 360 / leaves
  const drops = each(
    (i) =>
      path(leaf((i + 0.5) * turn, 196, 282, 7.2, 0.62), { fill: isOdd(i) ? "#3c1a3c" : "#4a1c40" }) +
      path(leaf((i + 0.5) * turn, 222, 272, 3.6, 0.62), { fill: "#6f2a4c" }),
  )
  const panes = each(
    (i) =>
      path(leaf(i * turn, 66, 262, 8.4, 0.68), { fill: isOdd(i) ? "#123c40" : "#6a2341" }) +
      path(leaf(i * turn, 96, 246, 5.2, 0.7), { fill: isOdd(i) ? "#1d5f5f" : "#93384f" }) +
      path(leaf(i * turn, 130, 232, 2.5, 0.72), { fill: isOdd(i) ? "#4d9a8b" : "#c9676a" }),
  )
  const heart = Array.from({ length: 10 }, (_, i) =>
    path(leaf(i * 36 + 18, 6, 66, 15, 0.6), { fill: "#f6dca0" }),
  )
  return [
    circle(cx, cy, radius, { fill: "#1a0a1c" }),
    drops,
    panes,
    circle(cx, cy, 78, { fill: "#2a0f2a" }),
    circle(cx, cy, 70, { fill: "#d79a45" }),
    ...heart,
    circle(cx, cy, 13, { fill: "#8d3450" }),
    circle(cx, cy, radius, { stroke: brass, width: 3 }),
    circle(cx, cy, radius - 7, { stroke: brass, width: 1, opacity: 0.6 }),
    circle(cx, cy, 78, { stroke: brass, width: 1.5, opacity: 0.9 }),
  ].join("")
}

function painting(): string {
  const swing = (degrees: number, slow: number, fast: number, from: number, curl: number) =>
    whip([0, 0], degrees, 520, (t) => slow + fast * t + (t > from ? curl * (t - from) : 0), 60)
  const tall = swing(40, 0.0012, 0.0052, 0.72, 0.075)
  const flat = swing(12, 0.001, 0.006, 0.7, 0.085)
  const strands = [
    { line: fitted(tall, [330, 40], [548, 300]), drop: 0.6 },
    { line: fitted(flat, [120, 318], [400, 452]), drop: 0.8 },
  ].flatMap(({ line, drop }) =>
    [
      [0, 7, 0.42],
      [9, 4, 0.34],
      [16, 2.5, 0.28],
    ].map(([off, wide, opacity]) =>
      path(
        ribbon(
          line.map(([x, y]) => [x + off!, y + off! * drop]),
          bell(0.8, wide!),
        ),
        { fill: "#8a2a54", opacity: opacity! },
      ),
    ),
  )
  return strands.join("")
}

const cover = `M0 0H${width}V${height}H0Z`

export const wall = (): string =>
  [
    path(cover, { fill: "url(#stairWall)" }),
    path(rays(cx, cy, 44, radius + 14, 900), { fill: "#74204a", opacity: 0.2 }),
    fan(),
    path(`M0 0H640V${height}H0Z`, { fill: "url(#stairFade)" }),
    path(cover, { fill: "url(#stairDown)" }),
    painting(),
  ].join("")
