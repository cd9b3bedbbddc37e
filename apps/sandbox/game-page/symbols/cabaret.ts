import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const topHat: Drawing = (p) =>
  path("M26 10C40 4 60 4 74 10L70 74H30Z", p.shade) +
  path("M29 58H71L70 74H30Z", p.second) +
  `<ellipse cx="50" cy="78" rx="46" ry="13" fill="${p.third}"/>` +
  path("M30 74C40 80 60 80 70 74V78C60 84 40 84 30 78Z", p.deep) +
  rule("M38 18L40 54", p.light, 5)
export const microphone: Drawing = (p) =>
  box(32, 4, 36, 54, p.first, 18) +
  rule("M34 20H66M32 32H68M34 44H66M50 6V56", p.deep, 3) +
  rule("M20 36V42A30 26 0 0 0 80 42V36M50 70V86", p.light, 5) +
  box(28, 86, 44, 9, p.second, 4)
export const danceShoe: Drawing = (p) =>
  path(
    "M8 28C18 22 28 26 34 38C44 58 62 64 86 66C96 68 96 80 86 80H58C44 76 34 66 26 54L20 94H12Z",
    p.second,
  ) +
  rule("M30 42C42 34 54 40 58 56", p.light, 4) +
  circle(64, 62, 7, p.first)
export const dominoMask: Drawing = (p) =>
  path(
    "M4 36C20 22 40 28 50 38C60 28 80 22 96 36C98 66 78 76 62 66C56 62 52 58 50 54C48 58 44 62 38 66C22 76 2 66 4 36Z",
    p.first,
  ) +
  path("M18 44Q28 36 40 48Q30 58 20 54ZM82 44Q72 36 60 48Q70 58 80 54Z", p.deep) +
  path("M50 36C42 24 44 10 50 2C56 10 58 24 50 36Z", p.second) +
  rule("M92 50L98 96", p.light, 4)
export const candelabra: Drawing = (p) =>
  rule("M50 30V84M18 40C18 62 50 52 50 70M82 40C82 62 50 52 50 70", p.first, 6) +
  [18, 50, 82]
    .map(
      (x, at) =>
        box(x - 5, at === 1 ? 18 : 28, 10, 16, p.light, 2) +
        path(`M${x} ${at === 1 ? 0 : 10}q9 10 0 17q-9 -7 0 -17Z`, p.second),
    )
    .join("") +
  path("M28 94Q50 74 72 94Z", p.first)
export const confetti: Drawing = (p) =>
  path("M6 94L34 34L66 66Z", p.first) +
  rule("M16 74L26 84M24 56L44 76", p.second, 5) +
  [
    [50, 26],
    [72, 18],
    [88, 40],
    [76, 62],
    [62, 40],
    [92, 12],
  ]
    .map(([x = 0, y = 0], at) =>
      at % 2 ? circle(x, y, 6, p.third) : box(x - 5, y - 5, 10, 10, at % 4 ? p.light : p.second, 2),
    )
    .join("") +
  rule("M42 40Q40 16 56 8M60 58Q80 62 90 78", p.light, 4)
export const azulejo: Drawing = (p) =>
  box(6, 6, 88, 88, p.light, 4) +
  around(4, path("M8 8H40Q36 36 8 40Z", p.third)) +
  around(4, path("M50 50C38 36 42 22 50 16C58 22 62 36 50 50Z", p.second)) +
  circle(50, 50, 9, p.first)
export const crystalBall: Drawing = (p) =>
  circle(50, 42, 38, p.third) +
  path("M18 52C30 36 44 62 58 48C68 38 78 46 86 50A38 38 0 0 1 18 52Z", p.second) +
  path("M56 20l3 9 9 3-9 3-3 9-3-9-9-3 9-3Z", p.light) +
  path("M24 80H76L88 96H12Z", p.first) +
  path("M22 30A32 32 0 0 1 40 12", "none", `stroke="${p.light}" stroke-width="5" stroke-linecap="round"`)
export const arcanum: Drawing = (p) =>
  box(20, 4, 60, 92, p.light, 6) +
  box(27, 11, 46, 78, p.shade, 3) +
  around(12, path("M50 30L53 42H47Z", p.first), 50, 50) +
  circle(50, 50, 10, p.first) +
  path("M34 80H66M34 20H66", "none", `stroke="${p.second}" stroke-width="4"`)
export const palmHand: Drawing = (p) =>
  path(
    "M26 94V62L10 44Q14 34 26 42L32 48V16Q38 8 44 16V40V8Q50 0 56 8V40V14Q62 6 68 14V44V26Q74 18 80 26V64L72 94Z",
    p.light,
  ) +
  path(
    "M30 64C44 52 60 54 74 62M34 78C44 66 50 60 58 52",
    "none",
    `stroke="${p.second}" stroke-width="4" stroke-linecap="round"`,
  ) +
  path("M50 68L57 76L50 86L43 76Z", p.first)
export const cueBalls: Drawing = (p) =>
  circle(50, 28, 22, p.second) +
  circle(28, 66, 22, p.light) +
  circle(72, 66, 22, p.first) +
  circle(42, 20, 6, p.light) +
  circle(64, 58, 6, p.light) +
  circle(20, 58, 6, p.third)
export const crossedCues: Drawing = (p) =>
  rule("M10 92L86 10M90 92L14 10", p.first, 7) +
  rule("M10 92L34 66M90 92L66 66", p.second, 10) +
  rule("M82 14L86 10M18 14L14 10", p.light, 7) +
  circle(50, 84, 12, p.light)
export const cueChalk: Drawing = (p) =>
  path("M20 34L50 18L80 34V72L50 90L20 72Z", p.third) +
  path("M20 34L50 18L80 34L50 50Z", p.second) +
  `<ellipse cx="50" cy="34" rx="16" ry="8" fill="${p.deep}"/>` +
  rule("M20 34L50 50L80 34M50 50V90", p.light, 2.5)
export const bluebird: Drawing = (p) =>
  path("M10 42C18 20 44 18 54 36L92 20L80 50C76 74 54 84 34 76L14 88L22 66C14 60 8 52 10 42Z", p.third) +
  path("M36 46C52 40 68 42 84 34C80 56 60 66 42 60Z", p.second) +
  path("M12 40L0 46L12 50Z", p.first) +
  circle(24, 38, 4, p.light)
export const footlight: Drawing = (p) =>
  path("M30 30L2 2H98L70 30Z", p.first, 'opacity=".7"') +
  path("M24 30H76L68 66H32Z", p.second) +
  `<ellipse cx="50" cy="31" rx="26" ry="8" fill="${p.light}"/>` +
  rule("M24 48L14 60V92H86V60L76 48", p.third, 6)
