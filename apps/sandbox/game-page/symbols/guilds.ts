import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const carillon: Drawing = (p) =>
  rule("M6 12H94", p.first, 7) +
  [
    [20, 0.5],
    [44, 0.66],
    [76, 0.84],
  ]
    .map(
      ([x = 0, s = 1]) =>
        `<g transform="translate(${x} 12) scale(${s})">${path("M0 4C20 8 18 44 26 56L34 66H-34L-26 56C-18 44 -20 8 0 4Z", s > 0.8 ? p.first : s > 0.6 ? p.second : p.third)}${circle(0, 74, 8, p.light)}</g>`,
    )
    .join("") +
  rule("M20 58V86M44 70V86M76 82V92", p.light, 3)
export const batons: Drawing = (p) =>
  box(6, 20, 88, 30, p.third, 4) +
  [14, 30, 46, 62, 78].map((x, at) => box(x, 34, 9, at % 2 ? 36 : 54, p.light, 4)).join("") +
  rule("M6 28H94", p.first, 5)
export const clapper: Drawing = (p) =>
  rule("M50 6V60", p.light, 8) +
  circle(50, 74, 20, p.second) +
  circle(44, 68, 6, p.light) +
  rule("M22 14H78", p.first, 9) +
  rule("M12 62Q4 74 12 86M88 62Q96 74 88 86", p.third, 5)
export const crossbow: Drawing = (p) =>
  rule("M50 12V94", p.second, 9) +
  rule("M8 44C22 14 78 14 92 44", p.first, 8) +
  rule("M8 44L50 62L92 44", p.light, 2.5) +
  path("M50 0L57 14H43Z", p.light) +
  box(42, 70, 16, 10, p.third, 3)
export const bullseye: Drawing = (p) =>
  circle(50, 46, 42, p.light) +
  circle(50, 46, 32, p.second) +
  circle(50, 46, 21, p.light) +
  circle(50, 46, 10, p.second) +
  rule("M28 84L20 98M72 84L80 98", p.first, 6) +
  rule("M54 42L88 8", p.third, 4) +
  path("M84 2L98 16L90 18L82 10Z", p.third)
export const popinjay: Drawing = (p) =>
  rule("M50 98V58", p.light, 5) +
  path(
    "M50 14C66 14 66 34 58 40C80 36 94 46 98 60C80 56 70 62 62 66L50 84L38 66C30 62 20 56 2 60C6 46 20 36 42 40C34 34 34 14 50 14Z",
    p.second,
  ) +
  path("M36 24L26 30L38 34Z", p.first) +
  circle(48, 24, 4, p.deep) +
  rule("M22 52L38 56M78 52L62 56", p.light, 4)
export const castle: Drawing = (p) =>
  path("M8 94V40H20V48H32V28H26V14H36V20H44V10H56V20H64V14H74V28H68V48H80V40H92V94Z", p.first) +
  path("M38 94V74A12 12 0 0 1 62 74V94Z", p.deep) +
  [20, 80].map((x) => box(x - 4, 60, 8, 14, p.deep, 4)).join("") +
  rule("M50 10V0", p.light, 3) +
  path("M50 0L66 4L50 9Z", p.second) +
  box(44, 36, 12, 14, p.light, 6)
export const dragonVane: Drawing = (p) =>
  rule("M50 64V97M28 92H72", p.light, 5) +
  rule("M40 62L34 76M60 62L66 76", p.first, 5) +
  rule("M64 58C82 68 94 58 88 44", p.first, 7) +
  path("M88 28L97 46L79 47Z", p.second) +
  path("M36 22C42 30 42 40 50 44C60 46 72 48 72 57C70 68 52 72 42 66C28 60 32 44 24 34Z", p.first) +
  path("M36 12L24 13L5 18L15 24L5 31L24 35L38 28Z", p.first) +
  path("M30 14L38 3L39 17Z", p.second) +
  path("M46 50C44 30 58 11 90 5C82 13 82 21 89 27C79 26 74 31 76 39C67 36 61 41 60 51Z", p.third) +
  rule("M48 46C56 30 68 16 86 8M52 48C60 37 70 30 85 27M56 50C61 43 68 39 74 39", p.light, 2.5) +
  circle(25, 20, 2.8, p.deep)
export const drawbridge: Drawing = (p) =>
  box(8, 14, 20, 80, p.third, 2) +
  box(72, 14, 20, 80, p.third, 2) +
  path("M28 94V50A22 22 0 0 1 72 50V94Z", p.deep) +
  path("M32 94L38 62H62L68 94Z", p.second) +
  rule("M30 30L40 62M70 30L60 62", p.light, 3) +
  rule("M8 14H28M72 14H92M35 78H65", p.light, 5)
export const spur: Drawing = (p) =>
  rule("M12 16C12 70 60 72 60 50C60 30 34 34 36 14", p.first, 9) +
  rule("M56 60L70 70", p.light, 6) +
  around(8, path("M76 56L80 70H72Z", p.second), 76, 76) +
  circle(76, 76, 7, p.light)
export const morningMace: Drawing = (p) =>
  rule("M14 94L60 38", p.third, 9) +
  `<g transform="translate(14 -20) scale(1.05)">${around(8, path("M52 26L58 40H46Z", p.light), 52, 52)}${circle(52, 52, 17, p.first)}${circle(46, 46, 5, p.light)}</g>` +
  box(12, 82, 14, 10, p.second, 3)
export const greatHelm: Drawing = (p) =>
  path("M20 26C30 4 70 4 80 26V86L50 98L20 86Z", p.light) +
  path("M50 8V98L20 86V26C24 16 36 8 50 8Z", p.third) +
  path("M26 40H46V48H26ZM54 40H74V48H54Z", p.deep) +
  rule("M50 10V94M20 54H80", p.first, 4) +
  [32, 40, 60, 68].map((x) => circle(x, 68, 2.5, p.deep) + circle(x, 78, 2.5, p.deep)).join("")
export const blazon: Drawing = (p) =>
  path("M10 8H90V48C90 72 70 88 50 97C30 88 10 72 10 48Z", p.first) +
  path("M10 62L50 34L90 62C88 66 86 70 83 73L50 50L17 73C14 70 12 66 10 62Z", p.second) +
  circle(28, 28, 9, p.deep) +
  circle(72, 28, 9, p.deep) +
  circle(50, 76, 9, p.deep)

export const loomHall: Drawing = (p) =>
  box(6, 46, 88, 48, p.first) +
  path("M6 46L14 30H86L94 46Z", p.second) +
  path("M42 46V14L50 2L58 14V46Z", p.third) +
  [14, 28, 64, 78]
    .map((x) => path(`M${x} 70V58A5 5 0 0 1 ${x + 10} 58V70Z`, p.deep) + box(x, 78, 10, 16, p.deep))
    .join("") +
  circle(50, 26, 6, p.light) +
  path("M43 94V80A7 7 0 0 1 57 80V94Z", p.deep)
export const criersHorn: Drawing = (p) =>
  path("M10 30C30 34 50 32 92 8V72C50 54 30 50 10 50Z", p.first) +
  `<ellipse cx="92" cy="40" rx="6" ry="32" fill="${p.light}"/>` +
  box(4, 28, 10, 24, p.second, 4) +
  path("M34 50L40 92H52L50 54Z", p.second) +
  rule("M40 38Q60 38 80 28", p.light, 4)
export const crucible: Drawing = (p) =>
  path("M14 34H86L74 82C70 92 30 92 26 82Z", p.third) +
  `<ellipse cx="50" cy="34" rx="36" ry="12" fill="${p.first}"/>` +
  path("M36 34C30 20 44 18 40 4C54 12 52 24 58 24C58 16 64 14 62 8C74 20 70 30 64 34Z", p.second) +
  rule("M8 34L24 50M92 34L76 50", p.light, 6)
export const bellMould: Drawing = (p) =>
  box(14, 8, 72, 86, p.third, 5) +
  path("M50 18C66 20 64 52 72 66L80 80H20L28 66C36 52 34 20 50 18Z", p.deep) +
  path("M50 32C58 34 58 56 64 72H36C42 56 42 34 50 32Z", p.first) +
  rule("M50 0V18M22 16V24M78 16V24", p.light, 6)
export const tongs: Drawing = (p) =>
  rule("M20 94L58 38C64 26 60 14 48 12M80 94L42 38C36 26 40 14 52 12", p.light, 7) +
  circle(50, 50, 7, p.second) +
  path("M40 10H60L56 28H44Z", p.first)
export const nightLamp: Drawing = (p) =>
  rule("M34 20C34 2 66 2 66 20", p.first, 5) +
  path("M26 20H74L82 34H18Z", p.first) +
  box(24, 36, 52, 46, p.light, 3) +
  path("M50 42C64 56 62 74 50 78C38 74 36 56 50 42Z", p.second) +
  rule("M38 36V82M62 36V82", p.third, 3) +
  box(18, 84, 64, 10, p.first, 3)
export const cityGate: Drawing = (p) =>
  path("M6 94V26H14V34H22V26H30V94ZM70 94V26H78V34H86V26H94V94Z", p.second) +
  path("M30 44H70V94H30Z", p.first) +
  path("M36 94V66A14 14 0 0 1 64 66V94Z", p.deep) +
  rule("M43 58V92M50 54V92M57 58V92M38 72H62M38 84H62", p.light, 2.5) +
  path("M4 24L18 4L32 24ZM68 24L82 4L96 24Z", p.third)
export const powderKeg: Drawing = (p) =>
  path("M24 26H76C86 50 86 70 76 94H24C14 70 14 50 24 26Z", p.second) +
  rule("M18 44H82M18 76H82", p.first, 6) +
  rule("M50 26C48 14 62 16 64 8", p.light, 4) +
  around(6, rule("M66 -1V-4", p.first, 3), 66, 6) +
  circle(66, 6, 5, p.light) +
  path("M50 50L58 60L50 70L42 60Z", p.deep)
