import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const palm: Drawing = (p) =>
  rule("M52 92C48 70 52 56 50 40", p.first, 7) +
  [-100, -60, -20, 20, 60, 100]
    .map((turn) =>
      path("M50 40C44 26 44 14 50 4C56 14 56 26 50 40Z", p.second, `transform="rotate(${turn} 50 40)"`),
    )
    .join("") +
  circle(44, 44, 5, p.third) +
  circle(57, 44, 5, p.third) +
  path("M26 94Q50 82 74 94Z", p.light)

export const fir: Drawing = (p) =>
  box(45, 78, 10, 16, p.third) +
  path("M50 4L70 34H30ZM50 22L78 58H22ZM50 42L88 82H12Z", p.second) +
  rule("M50 8V78M50 34L40 46M50 34L60 46M50 56L34 72M50 56L66 72", p.light, 2.5)

export const owl: Drawing = (p) =>
  path("M18 12L38 22H62L82 12V56C82 84 66 94 50 94C34 94 18 84 18 56Z", p.third) +
  circle(35, 42, 16, p.light) +
  circle(65, 42, 16, p.light) +
  circle(35, 42, 8, p.ground) +
  circle(65, 42, 8, p.ground) +
  path("M44 50H56L50 64Z", p.first) +
  rule("M34 70Q42 76 50 70Q58 76 66 70M38 80Q44 86 50 80Q56 86 62 80", p.light, 3)

export const antler: Drawing = (p) =>
  path("M36 46H64L60 76L50 92L40 76Z", p.third) +
  rule(
    "M42 46C30 40 22 28 20 6M27 30L10 24M33 38L32 16M58 46C70 40 78 28 80 6M73 30L90 24M67 38L68 16",
    p.first,
    5,
  ) +
  path("M36 48L18 52L34 60ZM64 48L82 52L66 60Z", p.second) +
  circle(43, 60, 3, p.light) +
  circle(57, 60, 3, p.light) +
  path("M44 82H56L50 92Z", p.light)

export const mushroom: Drawing = (p) =>
  path("M10 54C10 6 90 6 90 54Z", p.third) +
  circle(34, 36, 7, p.light) +
  circle(58, 26, 6, p.light) +
  circle(72, 44, 5, p.light) +
  path("M38 54H62L66 92H34Z", p.light) +
  rule("M20 58H80M44 62V88M52 62V88", p.first, 3)

export const feather: Drawing = (p) =>
  path("M50 96C24 70 22 30 56 4C84 34 76 70 50 96Z", p.light) +
  path("M50 96C30 70 28 36 56 4C56 40 54 70 50 96Z", p.first) +
  rule(
    "M50 94C54 64 56 34 56 10M52 74L36 62M53 60L34 46M54 46L38 32M53 70L68 58M54 56L72 42M55 42L70 30",
    p.second,
    2.5,
  )

export const orange: Drawing = (p) =>
  circle(50, 56, 37, p.first) +
  circle(50, 56, 31, p.light) +
  around(8, path("M50 53L58.5 31A25 25 0 0 0 41.5 31Z", p.first), 50, 56) +
  path("M50 20C56 6 72 4 80 10C74 22 60 26 50 20Z", p.second) +
  rule("M50 20C56 14 64 12 72 12", p.light, 2)

export const iris: Drawing = (p) =>
  rule("M50 96V54M50 92C36 88 30 74 28 64", p.third, 5) +
  path("M50 56C22 56 12 34 24 22C38 30 46 42 50 56ZM50 56C78 56 88 34 76 22C62 30 54 42 50 56Z", p.second) +
  path("M50 56C34 40 36 16 50 4C64 16 66 40 50 56Z", p.first) +
  path("M50 54C40 66 40 78 50 84C60 78 60 66 50 54Z", p.light) +
  rule("M50 18V46", p.light, 3)

export const lotus: Drawing = (p) =>
  [-64, -32, 0, 32, 64]
    .map((turn, at) =>
      path(
        "M50 82C32 60 38 30 50 14C62 30 68 60 50 82Z",
        [p.second, p.first, p.light, p.first, p.second][at] ?? p.first,
        `transform="rotate(${turn} 50 82)"`,
      ),
    )
    .join("") + path("M14 84Q50 70 86 84Q50 98 14 84Z", p.third)

export const cactus: Drawing = (p) =>
  rule("M50 90V18", p.second, 18) +
  rule("M50 62H26V40M50 52H74V30", p.second, 12) +
  rule("M50 20V86M26 42V58M74 32V48", p.light, 2.5) +
  path("M14 94Q50 80 86 94Z", p.first) +
  circle(50, 12, 6, p.third)

export const shell: Drawing = (p) =>
  path("M50 92L8 46C8 14 30 6 50 6C70 6 92 14 92 46Z", p.first) +
  rule("M50 90L20 24M50 90L38 10M50 90L62 10M50 90L80 24M50 90L9 44M50 90L91 44", p.light, 3.5) +
  box(36, 84, 28, 10, p.second, 4)

export const fish: Drawing = (p) =>
  path("M6 50C22 20 56 18 72 46L94 26V74L72 54C56 82 22 80 6 50Z", p.first) +
  path("M30 30C40 40 40 60 30 70C20 64 10 56 6 50C10 44 20 36 30 30Z", p.light) +
  circle(22, 46, 4, p.ground) +
  rule("M46 36Q54 50 46 64M58 40Q64 50 58 60", p.second, 4)

export const coral: Drawing = (p) =>
  rule(
    "M50 92V30M50 70C34 68 28 54 28 36M28 52L14 42M50 58C66 56 72 42 72 22M72 42L88 34M50 40L38 22M50 34L58 12",
    p.second,
    8,
  ) +
  [
    [28, 34],
    [14, 40],
    [72, 20],
    [88, 32],
    [38, 20],
    [58, 11],
    [50, 28],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 6, p.light))
    .join("") +
  path("M22 96Q50 82 78 96Z", p.third)

export const dragonfly: Drawing = (p) =>
  path("M50 34C30 10 8 10 4 24C10 40 34 42 50 40C66 42 90 40 96 24C92 10 70 10 50 34Z", p.second) +
  path("M50 42C34 44 16 54 18 66C30 72 46 58 50 48C54 58 70 72 82 66C84 54 66 44 50 42Z", p.third) +
  rule("M14 22L48 38M86 22L52 38M26 62L48 46M74 62L52 46", p.light, 2) +
  rule("M50 36V94", p.first, 6) +
  circle(50, 28, 8, p.first)

export const scarab: Drawing = (p) =>
  rule("M26 38L8 26M22 56H4M28 74L12 90M74 38L92 26M78 56H96M72 74L88 90", p.first, 5) +
  `<ellipse cx="50" cy="60" rx="28" ry="33" fill="${p.third}"/>` +
  path("M26 40A26 22 0 0 1 74 40Z", p.second) +
  circle(50, 18, 10, p.first) +
  rule("M50 40V92M32 52Q50 46 68 52M34 84Q40 70 40 56M66 84Q60 70 60 56", p.light, 3)
