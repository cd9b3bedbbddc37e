import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

const pips = (x: number, y: number, at: readonly (readonly [number, number])[], fill: string): string =>
  at.map(([dx, dy]) => circle(x + dx, y + dy, 3.6, fill)).join("")

export const diePair: Drawing = (p) =>
  `<g transform="rotate(-14 34 60)">${box(10, 36, 46, 46, p.light, 9)}${pips(
    33,
    59,
    [
      [-11, -11],
      [11, 11],
      [0, 0],
      [11, -11],
      [-11, 11],
    ],
    p.ground,
  )}</g>` +
  `<g transform="rotate(12 68 40)">${box(46, 14, 44, 44, p.first, 9)}${pips(
    68,
    36,
    [
      [-10, -10],
      [10, 10],
      [0, 0],
    ],
    p.deep,
  )}</g>`

export const rouletteWheel: Drawing = (p) =>
  circle(50, 50, 46, p.first) +
  circle(50, 50, 42, p.deep) +
  around(12, path("M50 10A40 40 0 0 1 60.4 11.4L56.8 24.6A26.4 26.4 0 0 0 50 23.6Z", p.second)) +
  circle(50, 50, 24, p.ground, `stroke="${p.first}" stroke-width="3"`) +
  around(4, box(48.5, 30, 3, 20, p.first, 1.5)) +
  circle(50, 50, 7, p.light) +
  circle(76, 30, 4.5, p.light)

export const cardFan: Drawing = (p) =>
  [-22, 0, 22]
    .map(
      (turn, at) =>
        `<g transform="rotate(${turn} 50 96)">${box(30, 22, 40, 56, p.light, 5)}${path("M50 34L60 50L50 66L40 50Z", [p.second, p.ground, p.third][at] ?? p.ground)}</g>`,
    )
    .join("")

export const crownedCard: Drawing = (p) =>
  box(24, 8, 52, 84, p.light, 7) +
  path("M34 62L30 38L42 48L50 34L58 48L70 38L66 62Z", p.first) +
  box(34, 64, 32, 6, p.second, 2) +
  circle(50, 80, 4, p.second) +
  circle(50, 20, 4, p.second)

export const chips: Drawing = (p) =>
  [74, 60, 46]
    .map(
      (top, at) =>
        `<ellipse cx="50" cy="${top}" rx="36" ry="14" fill="${[p.second, p.third, p.first][at]}" stroke="${p.deep}" stroke-width="2"/><path d="M22 ${top - 6}l8 4M78 ${top - 6}l-8 4M50 ${top + 13}v-6" stroke="${p.light}" stroke-width="4"/>`,
    )
    .join("") + circle(50, 92, 20, p.light, 'transform="scale(1 .48)"')

export const numberedBalls: Drawing = (p) =>
  circle(32, 62, 24, p.second) +
  circle(68, 64, 22, p.third) +
  circle(50, 34, 25, p.first) +
  [
    [32, 62, 10],
    [68, 64, 9],
    [50, 34, 11],
  ]
    .map(([cx, cy, r]) => circle(cx!, cy!, r!, p.light) + rule(`M${cx! - 2} ${cy! - 4}l3 -2v12`, p.deep, 2.4))
    .join("")

export const pegs: Drawing = (p) =>
  Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: row + 2 }, (_, at) =>
      circle(50 + (at - (row + 1) / 2) * 16, 24 + row * 15, 3.4, p.light),
    ).join(""),
  ).join("") +
  circle(50, 10, 7, p.first) +
  [14, 32, 50, 68, 86].map((left, at) => box(left - 8, 88, 16, 8, at % 2 ? p.second : p.third, 2)).join("")

export const mine: Drawing = (p) =>
  around(8, box(47, 4, 6, 18, p.first, 3)) +
  circle(50, 50, 33, p.shade, `stroke="${p.first}" stroke-width="3"`) +
  circle(40, 38, 9, p.light) +
  circle(50, 50, 6, p.second)

export const scratchCoin: Drawing = (p) =>
  box(12, 26, 76, 54, p.third, 6) +
  box(18, 32, 64, 42, p.shade, 3) +
  path("M20 66C34 40 44 72 58 44C66 34 74 44 80 40V72H20Z", p.light) +
  circle(70, 30, 20, p.first) +
  circle(70, 30, 15, "none", `stroke="${p.deep}" stroke-width="2"`) +
  path("M70 20L73 27L80 28L75 33L76 40L70 36L64 40L65 33L60 28L67 27Z", p.deep)
