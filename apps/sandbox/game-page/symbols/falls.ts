import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const waterfall: Drawing = (p) =>
  path("M4 30Q20 18 34 26V74H4ZM96 30Q80 18 66 26V74H96Z", p.third) +
  path("M4 30Q20 18 34 26V34Q18 28 4 40ZM96 30Q80 18 66 26V34Q82 28 96 40Z", p.second) +
  path("M34 18Q50 10 66 18V78H34Z", p.first) +
  rule("M42 18V72M50 14V78M58 18V72", p.light, 3.5) +
  path("M16 78Q34 64 50 76Q66 64 84 78Q70 92 50 90Q30 92 16 78Z", p.light) +
  rule("M24 84Q36 76 50 84T76 84", p.first, 3)

export const viaduct: Drawing = (p) =>
  circle(50, 30, 20, p.second) +
  circle(50, 30, 13, p.light) +
  path(
    "M2 44H98V58H94V86H82V72A10 12 0 0 0 62 72V86H56V72A6 12 0 0 0 44 72V86H38V72A10 12 0 0 0 18 72V86H6V58H2Z",
    p.first,
  ) +
  box(2, 44, 96, 6, p.light) +
  rule("M4 94Q20 88 34 94T64 94T96 94", p.third, 4)

export const kingfisher: Drawing = (p) =>
  path("M2 34L40 26L38 40Z", p.light) +
  path("M34 20C44 6 66 10 70 28C92 40 94 66 74 92L64 70C44 72 34 58 38 42C32 38 30 28 34 20Z", p.first) +
  path("M70 28C92 40 94 66 74 92C74 70 66 54 54 46Z", p.third) +
  path("M38 42C32 58 44 74 62 70C66 58 58 48 38 42Z", p.second) +
  circle(47, 26, 5.5, p.light) +
  circle(46, 26, 2.8, p.deep) +
  rule("M52 72V86M60 72V86M44 88H68", p.light, 3.5)

export const trout: Drawing = (p) =>
  path("M6 58C14 30 52 22 74 44L94 28Q90 48 96 70L74 60C56 80 20 80 6 58Z", p.first) +
  path("M34 34Q46 14 62 34Z", p.third) +
  path("M12 60C26 74 54 76 72 60C54 66 30 66 12 60Z", p.light) +
  [
    [36, 44],
    [46, 50],
    [56, 44],
    [64, 52],
    [40, 56],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3.2, p.second))
    .join("") +
  circle(20, 52, 4.5, p.light) +
  circle(20, 52, 2.2, p.deep)

export const kayak: Drawing = (p) =>
  rule("M18 12L82 82", p.light, 4) +
  path("M8 4L26 8L22 24Z", p.second) +
  path("M92 92L74 88L78 72Z", p.second) +
  path("M2 60Q50 92 98 48Q92 88 50 90Q14 90 2 60Z", p.first) +
  path("M36 70Q52 74 64 66Q60 80 48 80Q38 80 36 70Z", p.deep) +
  rule("M10 66Q50 94 94 56", p.light, 2.5)

export const watermill: Drawing = (p) =>
  circle(50, 48, 36, "none", `stroke="${p.first}" stroke-width="6"`) +
  circle(50, 48, 24, "none", `stroke="${p.third}" stroke-width="4"`) +
  around(8, box(47, 4, 6, 40, p.first, 2), 50, 48) +
  around(8, path("M40 4H60L56 16H44Z", p.second), 50, 48) +
  circle(50, 48, 9, p.light) +
  circle(50, 48, 4, p.deep) +
  rule("M4 90Q18 82 32 90T62 90T96 88", p.light, 4)

export const fern: Drawing = (p) =>
  rule("M28 94C34 62 52 34 74 24C88 18 92 36 80 38C73 39 72 30 78 30", p.first, 5) +
  [
    [33, 78, 20],
    [38, 66, 18],
    [46, 53, 15],
    [56, 41, 11],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        path(`M${x} ${y}Q${x - r} ${y - r} ${x - r - 8} ${y - 4}Q${x - r} ${y + 6} ${x} ${y}Z`, p.second) +
        path(`M${x} ${y}Q${x + r} ${y - 2} ${x + r + 8} ${y + 10}Q${x + 8} ${y + 12} ${x} ${y}Z`, p.second),
    )
    .join("")

export const acorn: Drawing = (p) =>
  path("M24 46H76Q78 74 50 94Q22 74 24 46Z", p.first) +
  path("M34 50Q34 70 46 82", "none", `stroke="${p.light}" stroke-width="4" stroke-linecap="round"`) +
  path("M16 46Q16 22 50 22Q84 22 84 46Z", p.second) +
  rule("M26 40L34 30M40 42L48 28M56 42L62 28M70 40L74 32", p.deep, 2.5) +
  rule("M50 22Q50 12 60 8", p.light, 5)

export const oakleaf: Drawing = (p) =>
  path(
    "M50 6C60 6 62 18 60 22C72 16 80 26 72 36C86 34 88 50 76 54C84 62 74 74 62 68C62 76 56 80 50 80C44 80 38 76 38 68C26 74 16 62 24 54C12 50 14 34 28 36C20 26 28 16 40 22C38 18 40 6 50 6Z",
    p.third,
  ) + rule("M50 16V96M50 40L64 30M50 40L36 30M50 60L68 50M50 60L32 50", p.light, 3)

export const pebbles: Drawing = (p) =>
  path("M8 78Q8 58 32 58Q56 58 56 78Q54 88 32 88Q10 88 8 78Z", p.first) +
  path("M50 80Q48 62 72 60Q94 62 92 80Q88 90 72 90Q54 90 50 80Z", p.second) +
  path("M28 54Q26 36 50 34Q74 36 72 54Q66 64 50 64Q34 64 28 54Z", p.light) +
  path("M38 30Q38 16 52 16Q66 18 64 30Q60 36 52 36Q42 36 38 30Z", p.third)

export const droplet: Drawing = (p) =>
  path("M50 6C66 34 78 48 78 64A28 28 0 0 1 22 64C22 48 34 34 50 6Z", p.first) +
  path("M50 28C58 44 66 54 66 64A16 16 0 0 1 34 64C34 54 42 44 50 28Z", p.second) +
  rule("M36 62Q36 76 48 80", p.light, 4.5)

export const ripple: Drawing = (p) =>
  [
    [24, p.second],
    [42, p.first],
    [60, p.light],
    [78, p.third],
  ]
    .map(([y, fill]) => rule(`M8 ${y}Q19 ${Number(y) - 14} 29 ${y}T50 ${y}T71 ${y}T92 ${y}`, String(fill), 7))
    .join("")
