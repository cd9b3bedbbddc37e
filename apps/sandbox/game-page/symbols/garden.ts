import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

const mirrored = (half: string): string => `${half}<g transform="translate(100 0) scale(-1 1)">${half}</g>`

export const swallowtail: Drawing = (p) =>
  mirrored(
    path("M50 40C40 8 14 2 2 10C4 34 20 50 48 52Z", p.first) +
      path("M48 52C24 52 14 64 20 78C24 84 26 90 22 98C32 94 36 86 38 80C46 74 50 64 50 54Z", p.first) +
      rule("M8 14Q16 34 44 46M22 8Q26 24 46 42", p.deep, 4) +
      circle(30, 76, 5, p.second),
  ) +
  rule("M50 34V80", p.deep, 7) +
  rule("M50 34Q44 18 36 14M50 34Q56 18 64 14", p.light, 2.5)

export const peacockWing: Drawing = (p) =>
  mirrored(
    path("M50 44C40 8 14 6 2 14C2 38 20 52 48 54Z", p.second) +
      path("M48 54C22 52 8 66 18 84C32 96 48 82 50 58Z", p.third) +
      circle(22, 26, 11, p.first) +
      circle(22, 26, 6, p.deep) +
      circle(28, 74, 10, p.light) +
      circle(28, 74, 5, p.deep),
  ) + rule("M50 38V78", p.light, 6)

export const hawkMoth: Drawing = (p) =>
  mirrored(
    path("M50 36L2 24Q14 56 48 56Z", p.third) +
      path("M48 56Q20 58 22 74Q38 74 50 62Z", p.second) +
      rule("M8 28Q26 46 46 46", p.light, 3),
  ) +
  path("M50 24C64 34 62 78 50 96C38 78 36 34 50 24Z", p.first) +
  rule("M41 48H59M41 60H59M43 72H57", p.deep, 4) +
  circle(44, 32, 3, p.light) +
  circle(56, 32, 3, p.light)

export const damselfly: Drawing = (p) =>
  mirrored(
    path(
      "M50 36C30 18 8 14 2 22C8 34 32 42 48 42ZM48 44C30 42 8 52 6 60C18 66 38 56 50 46Z",
      p.light,
      'opacity=".75"',
    ),
  ) +
  rule("M50 30V92", p.second, 7) +
  rule("M47 54H53M47 66H53M47 78H53", p.deep, 3) +
  circle(42, 22, 8, p.first) +
  circle(58, 22, 8, p.first)

export const chrysalis: Drawing = (p) =>
  rule("M10 12Q50 2 90 16", p.third, 8) +
  path("M50 12L54 24C76 36 70 76 50 96C30 76 24 36 46 24Z", p.second) +
  rule("M32 44Q50 54 68 44M30 58Q50 68 70 58M36 72Q50 82 64 72", p.deep, 3) +
  circle(42, 36, 3.5, p.first) +
  circle(58, 36, 3.5, p.first) +
  path("M70 12Q92 22 90 42Q72 34 70 12Z", p.third)

export const fieldThistle: Drawing = (p) =>
  rule("M50 60V96M50 84L24 72M50 84L76 72", p.third, 6) +
  path("M28 40L14 6L34 26L36 2L46 24L50 0L54 24L64 2L66 26L86 6L72 40Z", p.second) +
  path("M26 38H74Q80 66 50 72Q20 66 26 38Z", p.third) +
  rule("M34 42L46 66M46 42L60 66M66 42L54 66M54 42L40 66", p.light, 2.5)

export const gardenLamp: Drawing = (p) =>
  rule("M50 4V16M36 96H64M50 74V96", p.third, 7) +
  path("M22 30L50 12L78 30Z", p.second) +
  path("M28 30H72L64 74H36Z", p.light) +
  rule("M28 30L36 74H64L72 30M50 30V74", p.third, 4) +
  path("M50 36C62 50 58 66 50 68C42 66 38 50 50 36Z", p.first)

export const buddleia: Drawing = (p) =>
  rule("M50 96C50 70 46 50 40 30", p.third, 5) +
  [
    [38, 10, 6],
    [32, 22, 8],
    [48, 20, 8],
    [28, 36, 9],
    [46, 36, 10],
    [34, 52, 10],
    [54, 52, 10],
    [44, 66, 10],
  ]
    .map(
      ([x = 0, y = 0, r = 0], at) =>
        circle(x, y, r, at % 2 ? p.second : p.first) + circle(x, y, r / 3, p.light),
    )
    .join("") +
  path("M50 90Q80 88 92 60Q60 62 50 90ZM50 92Q26 92 10 72Q40 70 50 92Z", p.third)

export const glasshouse: Drawing = (p) =>
  path("M6 92V58Q6 34 30 30Q32 8 50 8Q68 8 70 30Q94 34 94 58V92Z", p.second, 'opacity=".8"') +
  rule(
    "M6 92V58Q6 34 30 30H70Q94 34 94 58V92ZM30 30Q32 8 50 8Q68 8 70 30M50 8V92M30 30V92M70 30V92M6 60H94",
    p.light,
    3.5,
  ) +
  box(42, 64, 16, 28, p.third, 2) +
  rule("M50 8V0", p.first, 4) +
  box(2, 90, 96, 7, p.first, 2)

export const slipperOrchid: Drawing = (p) =>
  around(3, path("M50 48C32 40 34 8 50 4C66 8 68 40 50 48Z", p.light)) +
  path("M50 52C28 28 2 36 4 52C8 72 34 70 50 52ZM50 52C72 28 98 36 96 52C92 72 66 70 50 52Z", p.second) +
  path("M50 50C64 56 68 78 50 88C32 78 36 56 50 50Z", p.first) +
  circle(50, 52, 8, p.third) +
  circle(46, 70, 2.5, p.deep) +
  circle(54, 70, 2.5, p.deep) +
  circle(50, 78, 2.5, p.deep)

export const wateringCan: Drawing = (p) =>
  path("M30 40H74L80 92H24Z", p.third) +
  rule("M34 40C34 10 74 10 72 40M74 54C96 50 96 84 78 82", p.first, 7) +
  path("M30 66L8 30L2 34L26 84Z", p.second) +
  rule("M2 22L14 38", p.light, 6) +
  rule("M28 56H76M26 76H78", p.light, 3)

export const monstera: Drawing = (p) =>
  path(
    "M50 94C10 84 0 46 22 20L34 34L36 10L48 30L54 4L62 28L78 14L72 36L94 40L74 52L92 66L68 66L76 84L56 76Z",
    p.third,
  ) + rule("M50 94Q56 58 54 22M53 60L30 44M54 70L34 72M54 48L76 40M54 62L76 60", p.light, 3.5)

export const damaskRose: Drawing = (p) =>
  path(
    "M24 70Q4 66 4 50Q24 48 34 62ZM76 70Q96 66 96 50Q76 48 66 62ZM50 94Q40 82 44 72H56Q60 82 50 94Z",
    p.third,
  ) +
  around(5, path("M50 48C28 40 26 10 50 10C74 10 72 40 50 48Z", p.second), 50, 48) +
  around(
    5,
    path("M50 48C36 44 34 24 50 22C66 24 64 44 50 48Z", p.first, 'transform="rotate(36 50 48)"'),
    50,
    48,
  ) +
  path("M50 38Q60 42 58 50Q52 58 44 54Q40 46 48 44", "none", `stroke="${p.light}" stroke-width="4"`)

export const secateurs: Drawing = (p) =>
  path("M54 48L74 4C86 14 84 34 62 54Z", p.light) +
  path("M46 48Q22 34 28 10Q44 16 58 44Z", p.third) +
  rule("M46 54Q26 64 24 94M58 54Q72 66 74 94", p.second, 12) +
  circle(52, 50, 7, p.first) +
  circle(52, 50, 2.5, p.deep) +
  rule("M36 76Q50 66 64 76", p.light, 3)

export const gardenFountain: Drawing = (p) =>
  rule("M50 40Q30 0 18 38M50 40Q70 0 82 38M50 40V8M50 40Q38 8 34 30M50 40Q62 8 66 30", p.second, 4.5) +
  path("M26 42H74Q70 56 56 58V72H44V58Q30 56 26 42Z", p.light) +
  path("M4 72H96Q92 94 50 94Q8 94 4 72Z", p.first) +
  rule("M12 80H88", p.third, 4)

export const roseArch: Drawing = (p) =>
  rule(
    "M16 96V48C16 -4 84 -4 84 48V96M30 96V50C30 20 70 20 70 50V96M16 80H30M16 62H30M70 80H84M70 62H84",
    p.third,
    5,
  ) +
  [
    [18, 40],
    [30, 20],
    [50, 12],
    [70, 20],
    [82, 40],
    [22, 66],
    [78, 66],
  ]
    .map(([x = 0, y = 0], at) => circle(x, y, 9, at % 2 ? p.second : p.first) + circle(x, y, 4, p.light))
    .join("")

export const roseBud: Drawing = (p) =>
  circle(50, 50, 46, p.third) +
  circle(50, 50, 39, p.ground) +
  path("M50 20C72 28 72 56 50 62C28 56 28 28 50 20Z", p.second) +
  path("M50 20C60 34 60 50 46 58C36 46 40 28 50 20Z", p.first) +
  rule("M50 62V84M50 76L36 68M50 78L64 70", p.third, 5)

export const moonflower: Drawing = (p) =>
  around(5, path("M50 50C30 42 30 6 50 6C70 6 70 42 50 50Z", p.light)) +
  around(5, rule("M50 46V16", p.second, 3)) +
  circle(50, 50, 9, p.first) +
  circle(50, 50, 4, p.third)

export const nightjar: Drawing = (p) =>
  path("M16 34C30 14 54 18 60 34C78 42 90 64 98 88C70 84 40 82 26 62C18 54 12 46 16 34Z", p.third) +
  path("M44 42C64 46 80 64 90 84C66 78 48 66 44 42Z", p.second) +
  path("M18 34L2 40L20 44Z", p.first) +
  circle(30, 32, 7, p.first) +
  circle(30, 32, 3.5, p.deep) +
  rule("M4 92H82", p.light, 6)

export const candleGlass: Drawing = (p) =>
  path("M22 30H78L70 92H30Z", p.second, 'opacity=".55"') +
  box(38, 56, 24, 34, p.light, 3) +
  path("M50 24C64 40 60 52 50 54C40 52 36 40 50 24Z", p.first) +
  rule("M20 30H80M30 92H70", p.third, 6) +
  rule("M24 28Q50 -14 76 28", p.third, 4)

export const russet: Drawing = (p) =>
  path("M50 30C78 16 96 40 86 66C78 90 62 96 50 90C38 96 22 90 14 66C4 40 22 16 50 30Z", p.second) +
  path("M50 30C78 16 96 40 86 66C80 84 70 92 58 92C76 76 76 46 50 30Z", p.first) +
  rule("M50 32Q48 18 56 6", p.third, 6) +
  path("M54 22Q66 4 86 10Q76 28 54 22Z", p.third) +
  rule("M24 52Q26 44 32 40", p.light, 5)

export const lavender: Drawing = (p) =>
  [-20, 0, 20]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 50 96)">${rule("M50 96V30", p.third, 4)}${[12, 24, 36, 48].map((y) => circle(44, y, 6, p.second) + circle(56, y + 4, 6, p.first)).join("")}${circle(50, 6, 5, p.second)}</g>`,
    )
    .join("") + rule("M38 76Q50 84 62 76", p.light, 6)

export const rosemary: Drawing = (p) =>
  rule(
    "M50 96V8M50 82L28 66M50 82L72 66M50 66L28 50M50 66L72 50M50 50L30 34M50 50L70 34M50 34L36 20M50 34L64 20",
    p.third,
    7,
  ) +
  circle(28, 62, 5, p.second) +
  circle(72, 46, 5, p.second) +
  circle(50, 8, 6, p.second)

export const basil: Drawing = (p) =>
  path("M50 84C20 84 8 58 14 36C40 36 50 60 50 84ZM50 84C80 84 92 58 86 36C60 36 50 60 50 84Z", p.third) +
  path("M50 66C30 52 34 20 50 6C66 20 70 52 50 66Z", p.second) +
  rule("M50 96V18M48 80Q34 58 20 44M52 80Q66 58 80 44", p.light, 3)

export const terracotta: Drawing = (p) =>
  path("M18 44H82L72 96H28Z", p.second) +
  box(12, 32, 76, 16, p.first, 3) +
  path("M50 32C30 30 26 12 38 4C50 10 52 22 50 32ZM50 32C70 30 76 14 66 6C54 12 50 22 50 32Z", p.third) +
  rule("M24 58H76", p.light, 3)

export const topiary: Drawing = (p) =>
  circle(50, 24, 21, p.third) +
  circle(50, 56, 15, p.third) +
  rule("M50 68V80M50 42V46", p.second, 6) +
  path("M30 78H70L64 96H36Z", p.first) +
  circle(42, 17, 4, p.light) +
  circle(58, 28, 4, p.light) +
  circle(46, 54, 3.5, p.light)

export const gardenDial: Drawing = (p) =>
  path("M38 60H62L68 96H32Z", p.third) +
  `<ellipse cx="50" cy="56" rx="44" ry="17" fill="${p.light}"/><ellipse cx="50" cy="56" rx="35" ry="12" fill="${p.ground}"/>` +
  path("M50 62L78 56L50 8Z", p.first) +
  rule("M18 56H24M76 56H82M50 46V48M28 48L32 50", p.second, 4)
