import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const rosewindow: Drawing = (p) =>
  circle(50, 50, 44, p.first) +
  circle(50, 50, 39, p.ground) +
  around(8, path("M50 46C40 34 42 18 50 14C58 18 60 34 50 46Z", p.second)) +
  around(8, path("M50 36C46 30 46 24 50 20C54 24 54 30 50 36Z", p.third)) +
  around(8, circle(50, 18, 4, p.light, 'transform="rotate(22.5 50 50)"')) +
  circle(50, 50, 9, p.first) +
  circle(50, 50, 5, p.light)

export const whiplash: Drawing = (p) =>
  rule("M10 90C10 40 40 4 66 20C84 32 70 56 56 48C44 40 58 28 66 36", p.first, 6) +
  rule("M24 92C30 62 60 64 78 78C92 88 84 96 76 90", p.second, 5) +
  rule("M14 64C26 44 20 26 12 18", p.third, 4) +
  circle(66, 37, 4, p.light) +
  circle(12, 16, 5, p.light) +
  circle(76, 89, 4, p.light)

export const mask: Drawing = (p) =>
  path("M20 30C20 10 80 10 80 30V52C80 78 64 94 50 94C36 94 20 78 20 52Z", p.light) +
  path("M20 30C20 6 80 6 80 30Z", p.first) +
  circle(36, 48, 12, "none", `stroke="${p.third}" stroke-width="5"`) +
  circle(64, 48, 12, "none", `stroke="${p.third}" stroke-width="5"`) +
  rule("M48 48H52", p.third, 5) +
  circle(36, 48, 5, p.ground) +
  circle(64, 48, 5, p.ground) +
  path("M32 66Q42 60 50 66Q58 60 68 66Q60 74 50 70Q40 74 32 66Z", p.second) +
  path("M45 80H55L50 92Z", p.second)

export const diamond: Drawing = (p) =>
  path("M26 16H74L96 42L50 92L4 42Z", p.first) +
  path("M26 16L36 42H64L74 16Z", p.light) +
  path("M36 42H64L50 92Z", p.second) +
  path("M4 42H36L26 16Z", p.third) +
  rule("M4 42H96M26 16L36 42L50 92L64 42L74 16", p.light, 1.6)

export const emerald: Drawing = (p) =>
  path("M30 10H70L90 30V70L70 90H30L10 70V30Z", p.first) +
  path("M36 24H64L76 36V64L64 76H36L24 64V36Z", p.light, 'opacity=".55"') +
  rule(
    "M30 10L36 24M70 10L64 24M90 30L76 36M90 70L76 64M70 90L64 76M30 90L36 76M10 70L24 64M10 30L24 36",
    p.light,
    2.5,
  ) +
  path("M38 36H62V64H38Z", p.first)

export const ring: Drawing = (p) =>
  circle(50, 62, 27, "none", `stroke="${p.first}" stroke-width="9"`) +
  path("M34 12H66L78 26L50 50L22 26Z", p.second) +
  path("M34 12L42 26H58L66 12Z", p.light) +
  path("M42 26H58L50 50Z", p.third)

export const fan: Drawing = (p) =>
  [-72, -48, -24, 0, 24, 48, 72]
    .map((turn, at) =>
      path("M50 86L38 14Q50 4 62 14Z", at % 2 ? p.first : p.second, `transform="rotate(${turn} 50 86)"`),
    )
    .join("") +
  circle(50, 86, 9, p.light) +
  rule("M14 62Q50 8 86 62", p.light, 2.5) +
  circle(50, 86, 4, p.third)

export const pyramid: Drawing = (p) =>
  circle(50, 26, 18, p.second) +
  path("M50 16L94 86H6Z", p.first) +
  path("M50 16L94 86H58Z", p.third) +
  rule("M38 36H55M28 52H57M18 69H58", p.ground, 3) +
  path("M50 16L58 29H42Z", p.light)

export const eye: Drawing = (p) =>
  around(16, path("M50 2L53 16H47Z", p.first)) +
  path("M4 50Q50 8 96 50Q50 92 4 50Z", p.light) +
  circle(50, 50, 22, p.second) +
  circle(50, 50, 13, p.ground) +
  circle(56, 44, 5, p.light)

export const ankh: Drawing = (p) =>
  path("M50 6C72 6 74 34 56 48H84V60H57V94H43V60H16V48H44C26 34 28 6 50 6Z", p.first) +
  path("M50 16C60 16 62 32 50 42C38 32 40 16 50 16Z", p.ground) +
  rule("M50 62V88M22 54H78", p.light, 3)

export const anchor: Drawing = (p) =>
  circle(50, 16, 10, "none", `stroke="${p.first}" stroke-width="6"`) +
  box(46, 24, 8, 64, p.first) +
  box(28, 34, 44, 8, p.light, 3) +
  rule("M14 58C16 80 34 88 50 90C66 88 84 80 86 58", p.first, 8) +
  path("M6 64L16 46L28 62ZM94 64L84 46L72 62Z", p.third)

export const trident: Drawing = (p) =>
  box(46, 20, 8, 76, p.first) +
  rule("M22 22V40C22 60 78 60 78 40V22", p.first, 8) +
  path("M50 2L60 24H40ZM22 8L31 28H13ZM78 8L87 28H69Z", p.light) +
  box(36, 66, 28, 7, p.second, 3)

export const nugget: Drawing = (p) =>
  path("M14 56L28 24L56 12L84 32L90 62L66 88L30 84Z", p.first) +
  path("M28 24L56 12L62 38L40 50Z", p.light) +
  path("M62 38L84 32L90 62L66 58Z", p.third) +
  path("M14 56L40 50L30 84Z", p.second) +
  rule("M40 50L66 58L66 88", p.light, 2.5)

export const pickaxe: Drawing = (p) =>
  rule("M22 92L66 30", p.third, 9) +
  path("M28 22C50 2 80 10 94 44C78 30 70 28 62 30L52 22C46 18 38 18 28 22Z", p.light) +
  rule("M50 16L70 36", p.first, 7)

export const horseshoe: Drawing = (p) =>
  rule("M26 88C4 50 22 12 50 12C78 12 96 50 74 88", p.first, 15) +
  [
    [25, 76],
    [18, 52],
    [27, 30],
    [50, 19],
    [73, 30],
    [82, 52],
    [75, 76],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3, p.ground))
    .join("") +
  box(14, 86, 24, 8, p.light, 2) +
  box(62, 86, 24, 8, p.light, 2)

export const dynamite: Drawing = (p) =>
  rule("M50 26C50 12 66 16 70 8", p.first, 4) +
  around(8, rule("M72 -2V-6", p.first, 3), 72, 6) +
  circle(72, 6, 5, p.light) +
  box(18, 26, 20, 66, p.second, 5) +
  box(40, 26, 20, 66, p.second, 5) +
  box(62, 26, 20, 66, p.second, 5) +
  rule("M23 31V86M45 31V86M67 31V86", p.light, 2) +
  box(14, 44, 72, 12, p.deep, 3) +
  box(14, 68, 72, 12, p.deep, 3) +
  rule("M16 50H84M16 74H84", p.first, 2.5)
