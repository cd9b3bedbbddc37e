import { around, circle, type Drawing, path, rule } from "./draw.ts"

export const butterfly: Drawing = (p) =>
  path("M50 46C40 10 6 8 6 30C6 48 28 54 50 50C72 54 94 48 94 30C94 8 60 10 50 46Z", p.first) +
  path("M50 50C26 52 14 66 24 80C34 90 48 76 50 58C52 76 66 90 76 80C86 66 74 52 50 50Z", p.second) +
  circle(24, 30, 8, p.light) +
  circle(76, 30, 8, p.light) +
  circle(33, 70, 5, p.third) +
  circle(67, 70, 5, p.third) +
  path("M46 34Q50 28 54 34V78Q50 86 46 78Z", p.deep) +
  rule("M48 32Q44 18 36 14M52 32Q56 18 64 14", p.light, 2.5)

export const wreath: Drawing = (p) =>
  circle(50, 50, 34, "none", `stroke="${p.third}" stroke-width="10"`) +
  around(10, path("M50 4Q60 14 50 26Q40 14 50 4Z", p.second)) +
  around(5, circle(50, 16, 9, p.first) + circle(50, 16, 4, p.light)) +
  path("M50 84L30 98L38 80ZM50 84L70 98L62 80Z", p.light) +
  circle(50, 83, 6, p.first)

export const begonia: Drawing = (p) =>
  around(6, path("M50 50C28 36 32 6 50 4C68 6 72 36 50 50Z", p.first)) +
  around(6, path("M50 48C40 40 40 22 50 18C60 22 60 40 50 48Z", p.second), 50, 50) +
  around(6, circle(50, 30, 3, p.light)) +
  circle(50, 50, 11, p.light) +
  circle(50, 50, 6, p.third)

export const dahlia: Drawing = (p) =>
  around(16, path("M50 50L43 16Q50 2 57 16Z", p.second)) +
  `<g transform="rotate(11.25 50 50)">${around(16, path("M50 50L45 26Q50 14 55 26Z", p.first))}</g>` +
  around(12, path("M50 50L46 36Q50 28 54 36Z", p.light)) +
  circle(50, 50, 8, p.third)

export const tulip: Drawing = (p) =>
  rule("M50 60V96", p.third, 6) +
  path("M50 92C28 92 18 76 18 60C34 64 46 76 50 92ZM50 92C72 92 82 76 82 60C66 64 54 76 50 92Z", p.third) +
  path("M22 8L36 22L50 4L64 22L78 8V40C78 58 66 66 50 66C34 66 22 58 22 40Z", p.first) +
  path("M50 4L64 22C68 44 60 60 50 66C40 60 32 44 36 22Z", p.second) +
  rule("M50 18V52", p.light, 3)

export const hydrangea: Drawing = (p) =>
  path("M50 96Q10 92 6 66Q34 62 50 96ZM50 96Q90 92 94 66Q66 62 50 96Z", p.third) +
  [
    [50, 44],
    [30, 30],
    [50, 20],
    [70, 30],
    [24, 52],
    [76, 52],
    [38, 66],
    [62, 66],
  ]
    .map(
      ([x = 0, y = 0], at) =>
        around(4, circle(x, y - 7, 6.5, at % 2 ? p.first : p.second), x, y) + circle(x, y, 3.5, p.light),
    )
    .join("")

export const poppy: Drawing = (p) =>
  path("M50 52C14 60 4 30 22 14C40 2 50 18 50 30C50 18 60 2 78 14C96 30 86 60 50 52Z", p.first) +
  path("M50 50C24 54 22 84 50 88C78 84 76 54 50 50Z", p.second) +
  circle(50, 50, 14, p.deep) +
  around(10, circle(50, 40, 2.6, p.light)) +
  circle(50, 50, 4.5, p.third)

export const daisy: Drawing = (p) =>
  around(12, path("M50 44C42 34 43 12 50 8C57 12 58 34 50 44Z", p.light)) +
  circle(50, 50, 14, p.first) +
  circle(50, 50, 8, p.second)

export const cornflower: Drawing = (p) =>
  around(8, path("M50 48L38 22L42 8L50 16L58 8L62 22Z", p.third)) +
  around(8, path("M50 46L46 30H54Z", p.light), 50, 50) +
  circle(50, 50, 8, p.first)

export const marigold: Drawing = (p) =>
  around(10, circle(50, 20, 13, p.second)) +
  around(8, circle(50, 30, 11, p.first)) +
  around(6, circle(50, 40, 8, p.light)) +
  circle(50, 50, 7, p.second)

export const bud: Drawing = (p) =>
  rule("M50 62C50 78 44 88 38 96", p.third, 6) +
  path("M48 78Q72 66 82 78Q68 92 48 84Z", p.third) +
  path("M50 4C70 22 74 44 60 62H40C26 44 30 22 50 4Z", p.first) +
  path("M50 4C58 24 58 44 50 62C42 44 42 24 50 4Z", p.light) +
  path("M34 52Q50 44 66 52L60 68H40Z", p.second)

export const spray: Drawing = (p) =>
  rule("M50 96V22", p.second, 5) +
  [30, 50, 70]
    .map(
      (y) =>
        path(`M50 ${y + 14}Q22 ${y + 12} 16 ${y - 10}Q42 ${y - 8} 50 ${y + 14}Z`, p.third) +
        path(`M50 ${y + 14}Q78 ${y + 12} 84 ${y - 10}Q58 ${y - 8} 50 ${y + 14}Z`, p.third),
    )
    .join("") +
  path("M50 30Q38 16 50 4Q62 16 50 30Z", p.light)
