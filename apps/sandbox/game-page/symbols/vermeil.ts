import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const loupe: Drawing = (p) =>
  path("M8 30L40 8L52 26L20 48Z", p.third) +
  circle(62, 58, 34, p.first) +
  circle(62, 58, 25, p.light) +
  path("M46 52H78L62 80Z", p.second) +
  path("M46 52L53 42H71L78 52Z", p.third)
export const calliper: Drawing = (p) =>
  box(10, 12, 80, 12, p.first, 3) +
  path("M14 24H34V52L24 76L14 60Z", p.second) +
  path("M56 24H76V60L66 76L56 52Z", p.second) +
  rule("M22 18V14M34 18V14M46 18V14M58 18V14M70 18V14M82 18V14", p.deep, 2.5) +
  path("M45 54L54 66L45 84L36 66Z", p.light)
export const necklace: Drawing = (p) =>
  rule("M14 10C16 54 34 70 50 72C66 70 84 54 86 10", p.first, 5) +
  circle(50, 72, 6, p.light) +
  [
    [18, 34],
    [27, 52],
    [38, 65],
    [62, 65],
    [73, 52],
    [82, 34],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 5.5, p.light))
    .join("") +
  path("M50 70L62 82L50 98L38 82Z", p.second)
export const goblet: Drawing = (p) =>
  path("M24 8H76C78 36 68 54 54 58V82L72 92H28L46 82V58C32 54 22 36 24 8Z", p.third) +
  path("M28 26H72C70 42 62 52 50 52C38 52 30 42 28 26Z", p.second) +
  rule("M38 12V44M50 12V50M62 12V44", p.light, 2.5)
export const decanter: Drawing = (p) =>
  circle(50, 12, 10, p.first) +
  path("M43 20H57V42C78 50 84 66 80 92H20C16 66 22 50 43 42Z", p.third) +
  path("M24 68H76L78 92H22Z", p.second) +
  rule("M34 60L42 88M50 58V88M66 60L58 88", p.light, 3)
export const blowpipe: Drawing = (p) =>
  rule("M92 8L46 54", p.light, 7) +
  path("M52 48C64 64 54 90 32 92C10 92 4 68 18 56C28 46 42 42 52 48Z", p.first) +
  path("M46 58C50 70 42 82 30 82C20 82 16 70 24 62C30 56 40 54 46 58Z", p.second) +
  circle(24, 66, 5, p.light)
export const loomShuttle: Drawing = (p) =>
  path("M4 50C24 26 76 26 96 50C76 74 24 74 4 50Z", p.first) +
  box(30, 40, 40, 20, p.deep, 10) +
  rule("M36 42V58M43 42V58M50 42V58M57 42V58M64 42V58", p.second, 4) +
  rule("M4 50Q2 80 30 90", p.light, 3)
export const spindle: Drawing = (p) =>
  rule("M50 4V96", p.light, 5) +
  path("M50 14C76 32 76 58 50 78C24 58 24 32 50 14Z", p.second) +
  rule("M32 38Q50 46 68 38M30 48Q50 58 70 48M36 60Q50 68 64 60", p.third, 3.5) +
  box(32, 78, 36, 9, p.first, 4)
export const unicorn: Drawing = (p) =>
  path("M26 94C24 66 36 58 40 48L24 54L18 42L42 18L48 8L60 20C82 32 84 62 78 94Z", p.light) +
  path("M40 20L10 2L34 28Z", p.first) +
  rule("M64 26C78 40 80 62 74 88M56 24C68 44 70 66 64 90", p.second, 5) +
  circle(41, 33, 3.5, p.deep)
export const operaGlasses: Drawing = (p) =>
  circle(28, 42, 24, p.first) +
  circle(72, 42, 24, p.first) +
  circle(28, 42, 16, p.third) +
  circle(72, 42, 16, p.third) +
  box(44, 34, 12, 14, p.light, 3) +
  rule("M92 54L70 96", p.second, 7) +
  path("M20 34A12 12 0 0 1 34 30", "none", `stroke="${p.light}" stroke-width="4"`)
export const chandelier: Drawing = (p) =>
  rule("M50 2V30M12 46Q12 70 50 70Q88 70 88 46M30 42Q30 60 50 60Q70 60 70 42", p.first, 5) +
  [12, 30, 50, 70, 88]
    .map(
      (x) =>
        box(x - 4, 26, 8, 18, p.light, 2) +
        path(`M${x} 10Q${x + 7} 20 ${x} 26Q${x - 7} 20 ${x} 10Z`, p.second),
    )
    .join("") +
  path("M50 70L60 82L50 98L40 82Z", p.third)
export const violin: Drawing = (p) =>
  `<g transform="rotate(28 50 50)">${path("M50 40C70 36 72 54 62 60C76 66 74 96 50 96C26 96 24 66 38 60C28 54 30 36 50 40Z", p.second)}${box(46, 4, 8, 58, p.deep, 2)}${rule("M48 8V80M52 8V80", p.light, 1.6)}${rule("M40 74C38 80 42 84 40 88M60 74C62 80 58 84 60 88", p.deep, 3)}${circle(50, 6, 6, p.first)}</g>`
export const reliquary: Drawing = (p) =>
  path("M14 46L30 18H70L86 46Z", p.first) +
  box(14, 46, 72, 42, p.second, 2) +
  [20, 42, 64]
    .map((x) => path(`M${x} 84V64A8 8 0 0 1 ${x + 16} 64V84Z`, p.deep) + circle(x + 8, 72, 4, p.light))
    .join("") +
  rule("M30 18H70M14 46H86M14 88H86", p.light, 5) +
  circle(50, 12, 6, p.third) +
  rule("M32 40L40 26M50 40V26M68 40L60 26", p.deep, 3)
export const enamelCross: Drawing = (p) =>
  path("M40 4H60L57 40H96V60H57L62 96H38L43 60H4V40H43Z", p.first) +
  rule("M50 12V88M12 50H88", p.third, 6) +
  circle(50, 50, 17, p.light) +
  circle(50, 50, 10, p.second)
export const chalice: Drawing = (p) =>
  path(
    "M16 10H84C84 40 70 52 56 54V74C68 76 76 84 78 92H22C24 84 32 76 44 74V54C30 52 16 40 16 10Z",
    p.first,
  ) +
  circle(50, 64, 9, p.second) +
  rule("M22 24H78", p.light, 5) +
  [32, 50, 68].map((x) => circle(x, 36, 4.5, p.third)).join("")
export const pearl: Drawing = (p) =>
  path("M4 58C12 26 88 26 96 58C80 50 66 62 50 62C34 62 20 50 4 58Z", p.third) +
  path("M6 62C22 60 34 70 50 70C66 70 78 60 94 62C86 98 14 98 6 62Z", p.second) +
  circle(50, 56, 19, p.light) +
  circle(44, 50, 6, "#ffffff")
export const jewelCase: Drawing = (p) =>
  path("M12 44L24 12H84L90 44Z", p.third) +
  box(8, 46, 84, 44, p.second, 4) +
  path("M20 44L30 18H78L82 44Z", p.deep) +
  path("M42 38L50 26L64 26L72 38L57 46Z", p.light) +
  box(42, 56, 16, 18, p.first, 3) +
  circle(50, 64, 3.5, p.deep) +
  rule("M8 52H92", p.first, 3)
export const brooch: Drawing = (p) =>
  around(8, path("M50 50L40 16Q50 4 60 16Z", p.first)) +
  around(8, circle(50, 12, 4, p.light)) +
  `<ellipse cx="50" cy="50" rx="17" ry="21" fill="${p.second}"/>` +
  path("M42 42Q48 34 54 36", "none", `stroke="${p.light}" stroke-width="4"`)
export const gavel: Drawing = (p) =>
  `<g transform="rotate(-38 50 44)">${box(26, 22, 48, 30, p.second, 5)}${box(22, 18, 9, 38, p.first, 3)}${box(69, 18, 9, 38, p.first, 3)}${box(46, 52, 9, 48, p.light, 4)}</g>` +
  box(40, 84, 54, 12, p.third, 4)
export const gloves: Drawing = (p) =>
  path(
    "M30 94V58L16 40Q22 30 32 40L36 46V14Q42 6 47 14V40V10Q53 2 58 10V40V14Q64 6 68 14V44V24Q74 16 78 24V60L70 76V94Z",
    p.light,
  ) +
  box(28, 78, 44, 9, p.second) +
  rule("M42 50V66M54 50V66M65 52V66", p.third, 3)
export const lapidary: Drawing = (p) =>
  circle(50, 44, 40, p.third) +
  circle(50, 44, 29, p.shade) +
  around(12, box(49, 6, 2, 8, p.light)) +
  path("M38 34H62L72 48L50 74L28 48Z", p.first) +
  rule("M28 48H72M38 34L44 48L50 74L56 48L62 34", p.light, 2) +
  box(10, 88, 80, 8, p.second, 3)
