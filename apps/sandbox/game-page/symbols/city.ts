import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const tower: Drawing = (p) =>
  path("M50 2L54 22H46Z", p.light) +
  path("M40 22H60V94H40Z", p.first) +
  path("M28 44H40V94H28ZM60 44H72V94H60Z", p.second) +
  path("M18 64H28V94H18ZM72 64H82V94H72Z", p.third) +
  [30, 42, 54, 66, 78].map((y) => box(45, y, 4, 7, p.ground) + box(52, y, 4, 7, p.ground)).join("")

export const lantern: Drawing = (p) =>
  rule("M50 6V16", p.first, 4) +
  path("M30 26L50 12L70 26Z", p.first) +
  path("M32 28H68L62 76H38Z", p.light) +
  rule("M44 28L46 76M56 28L54 76M34 44H66M36 60H64", p.second, 2.5) +
  path("M34 76H66L58 88H42Z", p.first) +
  path("M50 40C58 50 56 60 50 62C44 60 42 50 50 40Z", p.third)

export const key: Drawing = (p) =>
  circle(50, 24, 19, p.first) +
  circle(50, 24, 9, p.ground) +
  box(46, 40, 8, 52, p.first) +
  box(54, 70, 16, 7, p.first) +
  box(54, 83, 11, 7, p.first) +
  around(4, circle(50, 9, 3.5, p.light), 50, 24) +
  box(42, 44, 16, 5, p.light)

export const lock: Drawing = (p) =>
  rule("M30 46V32A20 20 0 0 1 70 32V46", p.first, 8) +
  box(20, 44, 60, 48, p.second, 8) +
  path("M50 50L74 68L50 88L26 68Z", p.third) +
  circle(50, 64, 8, p.light) +
  path("M47 66H53L56 82H44Z", p.light)

export const crown: Drawing = (p) =>
  path("M14 74L8 30L30 50L50 18L70 50L92 30L86 74Z", p.first) +
  box(14, 76, 72, 12, p.second, 3) +
  circle(50, 16, 6, p.light) +
  circle(8, 28, 5, p.light) +
  circle(92, 28, 5, p.light) +
  path("M50 44L58 58L50 70L42 58Z", p.third) +
  circle(28, 64, 4, p.light) +
  circle(72, 64, 4, p.light)

export const banner: Drawing = (p) =>
  box(20, 6, 5, 88, p.first, 2) +
  path("M25 12H86L72 36L86 60H25Z", p.second) +
  path("M25 12H45V60H25Z", p.third) +
  path("M45 12H65V60H45Z", p.first) +
  path("M65 12H86L72 36L86 60H65Z", p.second) +
  circle(22.5, 7, 6, p.light)

export const horse: Drawing = (p) =>
  path("M30 90C28 62 38 56 42 46L24 52L18 40L46 16L50 6L58 18C78 28 82 56 74 90Z", p.light) +
  path("M58 18C78 28 82 56 74 90H62C70 60 66 36 54 26Z", p.second) +
  circle(43, 32, 3.5, p.ground) +
  rule("M24 46L46 40M40 56L62 62", p.first, 4) +
  box(24, 88, 58, 7, p.first, 2)

export const drum: Drawing = (p) =>
  path("M16 36V76C16 92 84 92 84 76V36Z", p.second) +
  rule("M16 40L34 84L50 44L66 84L84 40", p.light, 3) +
  `<ellipse cx="50" cy="36" rx="34" ry="13" fill="${p.light}" stroke="${p.first}" stroke-width="5"/>` +
  rule("M12 8L46 34M88 8L54 34", p.first, 5)

export const tram: Drawing = (p) =>
  rule("M30 14L50 4L70 14", p.light, 3) +
  box(18, 14, 64, 68, p.first, 10) +
  box(24, 26, 52, 26, p.ground, 3) +
  rule("M50 26V52", p.first, 4) +
  box(30, 16, 40, 8, p.light, 2) +
  box(18, 58, 64, 10, p.second) +
  circle(32, 74, 5, p.light) +
  circle(68, 74, 5, p.light) +
  circle(50, 63, 9, p.third) +
  rule("M26 92L34 84M74 92L66 84", p.light, 4)

export const ticket: Drawing = (p) =>
  `<g transform="rotate(-12 50 50)">${path("M8 28H92V42A8 8 0 0 0 92 58V72H8V58A8 8 0 0 0 8 42Z", p.light)}${rule("M14 34H86M14 66H86", p.first, 2.5)}${rule("M68 32V68", p.third, 2.5)}<text x="38" y="61" font-family="Limelight" font-size="30" text-anchor="middle" fill="${p.second}">81</text>${circle(80, 50, 5, p.third)}</g>`

export const bell: Drawing = (p) =>
  circle(50, 14, 7, p.light) +
  path("M50 16C72 18 72 44 76 62L86 76H14L24 62C28 44 28 18 50 16Z", p.first) +
  path("M24 62H76L80 68H20Z", p.second) +
  circle(50, 83, 9, p.third) +
  rule("M38 28C34 36 34 46 33 54", p.light, 4)

export const book: Drawing = (p) =>
  path("M8 22C22 14 40 16 50 24C60 16 78 14 92 22V82C78 74 60 76 50 84C40 76 22 74 8 82Z", p.third) +
  path(
    "M14 20C26 14 40 17 48 24V78C40 70 26 70 14 75ZM86 20C74 14 60 17 52 24V78C60 70 74 70 86 75Z",
    p.light,
  ) +
  around(8, path("M31 34L33 42H29Z", p.first), 31, 46) +
  rule("M60 36L80 32M60 46L80 42M60 56L80 52", p.second, 3)

export const chocolate: Drawing = (p) =>
  path("M20 30H80L88 84H12Z", p.second) +
  path("M26 30Q50 4 74 30Z", p.third) +
  path("M20 30H80V38H20Z", p.first) +
  rule("M38 38L34 84M62 38L66 84", p.light, 3) +
  path("M50 50L60 60L50 70L40 60Z", p.light) +
  rule("M36 22Q50 10 64 22", p.light, 3)

export const lace: Drawing = (p) =>
  around(12, circle(50, 15, 9, "none", `stroke="${p.light}" stroke-width="3"`)) +
  around(12, path("M50 24L55 38L50 46L45 38Z", p.second)) +
  circle(50, 50, 15, "none", `stroke="${p.first}" stroke-width="4"`) +
  circle(50, 50, 6, p.light)

export const lift: Drawing = (p) =>
  box(14, 10, 72, 84, p.first, 4) +
  box(21, 26, 58, 62, p.ground, 2) +
  rule("M28 26L50 57L28 88M72 26L50 57L72 88M50 26V88M36 26L50 45L64 26M36 88L50 69L64 88", p.light, 2.5) +
  path("M26 22A24 14 0 0 1 74 22Z", p.second) +
  rule("M50 22L62 13", p.third, 4)

export const column: Drawing = (p) =>
  box(20, 84, 60, 10, p.first, 2) +
  box(28, 30, 44, 54, p.light) +
  rule("M36 32V82M45 32V82M55 32V82M64 32V82", p.second, 3.5) +
  rule("M26 28C10 28 12 8 26 12C34 15 28 24 24 20M74 28C90 28 88 8 74 12C66 15 72 24 76 20", p.first, 4.5) +
  box(22, 8, 56, 8, p.first, 2)
