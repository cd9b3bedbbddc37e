import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

const numeral = "M18 12H84V28C66 44 56 66 54 92H34C36 66 46 48 60 32H34V40H18Z"

export const seven: Drawing = (p) =>
  path(numeral, p.first, `stroke="${p.light}" stroke-width="4" stroke-linejoin="round"`) +
  rule("M26 20H74", p.light, 3) +
  path("M84 28C66 44 56 66 54 92H46C48 64 58 44 76 28Z", p.second)

export const sevens: Drawing = (p) =>
  path(numeral, p.third, 'transform="translate(-4 14) scale(.72)"') +
  path(
    numeral,
    p.second,
    `transform="translate(30 6) scale(.72)" stroke="${p.light}" stroke-width="4" stroke-linejoin="round"`,
  ) +
  around(5, path("M82 74L85 84L82 88L79 84Z", p.first), 82, 84) +
  rule("M46 16H78", p.light, 2.5)

const bar = (y: number, height: number, fill: string, ink: string, edge: string): string =>
  `<rect x="6" y="${y}" width="88" height="${height}" rx="5" fill="${fill}" stroke="${edge}" stroke-width="2.5"/><text x="50" y="${y + height * 0.78}" text-anchor="middle" font-family="Limelight" font-size="${height * 0.8}" letter-spacing="3" fill="${ink}">BAR</text>`

export const barone: Drawing = (p) => bar(32, 36, p.third, p.deep, p.light)

export const bartwo: Drawing = (p) =>
  bar(16, 32, p.second, p.light, p.light) + bar(52, 32, p.second, p.light, p.light)

export const barthree: Drawing = (p) => [6, 36, 66].map((y) => bar(y, 28, p.first, p.deep, p.light)).join("")

export const siphon: Drawing = (p) =>
  rule("M56 20H78V40", p.first, 7) +
  box(40, 6, 20, 24, p.first, 4) +
  rule("M44 10H26L20 20", p.first, 5) +
  path("M40 30H60C72 40 72 52 72 64V88Q72 94 66 94H34Q28 94 28 88V64C28 52 28 40 40 30Z", p.third) +
  path("M28 60H72V80H28Z", p.light) +
  circle(50, 70, 7, p.second) +
  rule("M36 40C33 46 33 50 33 56", p.light, 3.5) +
  circle(78, 50, 3, p.light) +
  circle(80, 60, 2.2, p.light)

export const cup: Drawing = (p) =>
  rule("M38 8Q30 18 38 26M54 6Q46 16 54 26", p.light, 4) +
  rule("M74 46Q94 44 90 58Q86 70 70 68", p.first, 6) +
  path("M16 36H78Q78 76 47 80Q16 76 16 36Z", p.first) +
  path("M16 36H78V44Q47 52 16 44Z", p.second) +
  path("M6 84H88Q78 94 47 94Q16 94 6 84Z", p.light)

export const lemon: Drawing = (p) =>
  path("M10 50C14 24 40 16 62 24L78 18L80 34C92 52 82 76 60 82C40 88 22 82 18 66Z", p.first) +
  path("M22 50C26 36 40 28 56 30", "none", `stroke="${p.light}" stroke-width="4.5" stroke-linecap="round"`) +
  path("M74 22Q78 4 96 6Q96 22 74 22Z", p.third) +
  [
    [44, 52],
    [58, 60],
    [62, 44],
    [40, 68],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2.4, p.second))
    .join("")

export const cherry: Drawing = (p) =>
  rule("M34 62C36 36 48 18 68 8M70 62C70 40 70 22 68 8", p.third, 4.5) +
  path("M68 10Q86 2 96 16Q82 26 68 10Z", p.third) +
  circle(30, 70, 21, p.second) +
  circle(72, 72, 21, p.second) +
  rule("M18 66Q20 58 28 56M60 68Q62 60 70 58", p.light, 4)

export const gramophone: Drawing = (p) =>
  path("M14 14Q34 20 44 44L54 40Q44 12 60 4Q70 30 62 54L52 62Q28 50 14 14Z", p.first) +
  path("M14 14Q26 34 48 46M60 4Q52 24 56 44", "none", `stroke="${p.light}" stroke-width="3"`) +
  rule("M56 58Q64 66 54 72", p.first, 6) +
  `<ellipse cx="50" cy="74" rx="34" ry="8" fill="${p.deep}" stroke="${p.light}" stroke-width="3"/>` +
  box(14, 78, 72, 16, p.second, 3) +
  rule("M86 84H96V76", p.light, 4) +
  path("M50 80L58 86L50 92L42 86Z", p.light)

export const pendulum: Drawing = (p) =>
  path("M18 34L50 4L82 34Z", p.second) +
  box(24, 34, 52, 44, p.first, 3) +
  circle(50, 50, 17, p.light) +
  rule("M50 50V38M50 50L58 55", p.deep, 3.5) +
  rule("M50 70V84", p.third, 4) +
  circle(50, 89, 8, p.third) +
  rule("M32 78V92M68 78V88", p.light, 3) +
  circle(50, 23, 5, p.light)

export const grinder: Drawing = (p) =>
  rule("M50 26V14H78", p.light, 5) +
  circle(80, 14, 7, p.second) +
  path("M28 26H72Q70 44 50 44Q30 44 28 26Z", p.light) +
  path("M26 44H74L80 86H20Z", p.first) +
  box(34, 58, 32, 18, p.second, 2) +
  circle(50, 67, 4, p.light) +
  box(14, 86, 72, 8, p.third, 2)

export const plum: Drawing = (p) =>
  path("M48 24C82 12 96 44 82 70C70 94 34 96 20 74C8 52 20 22 48 24Z", p.third) +
  path("M50 24C44 44 46 70 56 88", "none", `stroke="${p.deep}" stroke-width="3.5" stroke-linecap="round"`) +
  rule("M24 56Q26 40 38 34", p.light, 4.5) +
  rule("M50 24Q50 12 58 6", p.first, 4.5) +
  path("M54 16Q70 2 84 10Q76 26 54 16Z", p.first)

export const grapes: Drawing = (p) =>
  rule("M50 28Q50 14 60 6", p.third, 4.5) +
  path("M52 20Q70 2 88 14Q80 32 52 20Z", p.third) +
  [
    [28, 36],
    [50, 36],
    [72, 36],
    [39, 54],
    [61, 54],
    [50, 72],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 12, p.second) + circle(x - 4, y - 4, 3, p.light))
    .join("")

export const melon: Drawing = (p) =>
  path("M4 34H96A46 46 0 0 1 4 34Z", p.third) +
  path("M12 34H88A38 38 0 0 1 12 34Z", p.light) +
  path("M18 34H82A32 32 0 0 1 18 34Z", p.second) +
  [
    [34, 42],
    [50, 42],
    [66, 42],
    [42, 53],
    [58, 53],
  ]
    .map(([x = 0, y = 0]) => path(`M${x} ${y}q3 5 0 8q-3 -3 0 -8Z`, p.deep))
    .join("")
