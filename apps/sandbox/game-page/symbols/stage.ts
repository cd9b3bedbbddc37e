import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const movieCamera: Drawing = (p) =>
  circle(32, 26, 19, p.first) +
  circle(66, 22, 16, p.first) +
  circle(32, 26, 7, p.deep) +
  circle(66, 22, 6, p.deep) +
  box(14, 42, 60, 36, p.third, 5) +
  path("M74 52L96 42V78L74 68Z", p.second) +
  rule("M34 78L24 96M54 78L64 96", p.light, 6) +
  box(22, 50, 24, 14, p.light, 2)

export const spotlight: Drawing = (p) =>
  path("M30 38L4 96H72L56 44Z", p.first, 'opacity=".55"') +
  `<g transform="rotate(24 56 28)">${box(36, 6, 40, 38, p.third, 8)}${box(32, 38, 48, 9, p.light, 3)}${rule("M44 14V34M56 14V34M68 14V34", p.deep, 3)}</g>` +
  rule("M82 4Q96 24 84 46", p.second, 6)

export const popcorn: Drawing = (p) =>
  [
    [28, 28],
    [44, 18],
    [60, 20],
    [74, 30],
    [50, 32],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 12, p.light) + circle(x + 3, y + 2, 4, p.first))
    .join("") +
  path("M16 38H84L74 96H26Z", p.light) +
  path("M16 38H30L36 96H26ZM43 38H57L54 96H46ZM70 38H84L74 96H64Z", p.second)

export const velvetRope: Drawing = (p) =>
  rule("M20 24Q50 74 80 24", p.second, 10) +
  rule("M18 22V88M82 22V88", p.first, 7) +
  circle(18, 16, 10, p.first) +
  circle(82, 16, 10, p.first) +
  box(4, 86, 28, 9, p.light, 4) +
  box(68, 86, 28, 9, p.light, 4)

export const projector: Drawing = (p) =>
  path("M70 50L98 34V76L70 62Z", p.light, 'opacity=".7"') +
  circle(24, 24, 20, p.first) +
  circle(60, 22, 17, p.first) +
  around(5, circle(24, 13, 4, p.deep), 24, 24) +
  around(5, circle(60, 13, 3.4, p.deep), 60, 22) +
  box(10, 42, 60, 32, p.third, 4) +
  box(66, 48, 12, 18, p.second, 2) +
  rule("M20 74L12 96M60 74L68 96", p.light, 6)

export const uprightPiano: Drawing = (p) =>
  box(6, 10, 88, 80, p.third, 4) +
  box(14, 18, 72, 26, p.second, 2) +
  box(2, 54, 96, 18, p.light, 2) +
  [12, 24, 36, 54, 66, 78].map((x) => box(x, 54, 7, 10, p.deep)).join("") +
  rule("M10 76V96M90 76V96", p.first, 7) +
  rule("M36 24L50 38L64 24", p.light, 3)

export const titleCard: Drawing = (p) =>
  box(4, 14, 92, 72, p.deep, 3) +
  `<rect x="9" y="19" width="82" height="62" fill="none" stroke="${p.light}" stroke-width="3"/>` +
  rule("M24 40H76M30 52H70M24 64H76", p.light, 4) +
  path("M50 22L56 30L50 34L44 30ZM50 70L56 74L50 80L44 74Z", p.first)

export const handCrank: Drawing = (p) =>
  circle(44, 44, 38, p.third) +
  circle(44, 44, 28, p.ground) +
  around(6, rule("M44 40V20", p.first, 4), 44, 44) +
  rule("M44 44L82 78", p.light, 9) +
  rule("M82 78V94", p.second, 12) +
  circle(44, 44, 8, p.light)

export const theatreGlasses: Drawing = (p) =>
  path("M8 34H42L46 86H4ZM58 34H92L96 86H54Z", p.third) +
  box(10, 20, 30, 16, p.first, 3) +
  box(60, 20, 30, 16, p.first, 3) +
  box(40, 44, 20, 18, p.first, 3) +
  `<ellipse cx="25" cy="86" rx="21" ry="9" fill="${p.light}"/><ellipse cx="75" cy="86" rx="21" ry="9" fill="${p.light}"/>` +
  circle(50, 53, 5, p.second)

export const crystalLustre: Drawing = (p) =>
  rule(
    "M50 2V30M50 30Q14 30 14 58M50 30Q86 30 86 58M50 30Q34 40 34 62M50 30Q66 40 66 62M50 30V62",
    p.first,
    5,
  ) +
  [14, 34, 50, 66, 86]
    .map((x) => path(`M${x} 40C${x + 7} 50 ${x + 4} 58 ${x} 58C${x - 4} 58 ${x - 7} 50 ${x} 40Z`, p.light))
    .join("") +
  [14, 34, 50, 66, 86]
    .map((x, at) => path(`M${x} 66L${x + 5} 78L${x} 92L${x - 5} 78Z`, at % 2 ? p.third : p.second))
    .join("")

export const fiddle: Drawing = (p) =>
  `<g transform="rotate(20 50 50)">${path("M50 36C70 34 72 50 62 58C60 62 62 66 68 72C74 92 58 98 50 98C42 98 26 92 32 72C38 66 40 62 38 58C28 50 30 34 50 36Z", p.second)}${box(46, 4, 8, 60, p.third, 2)}${path("M44 2H56L58 12H42Z", p.first)}${rule("M48 14V84M52 14V84", p.light, 1.5)}${box(42, 80, 16, 6, p.deep, 2)}</g>` +
  rule("M12 88L88 30", p.light, 3.5)

export const theatreBox: Drawing = (p) =>
  path("M10 8H90V60H10Z", p.ground) +
  path("M10 8Q30 20 26 56Q14 58 10 60ZM90 8Q70 20 74 56Q86 58 90 60Z", p.second) +
  path("M10 8H90Q86 26 70 20Q60 30 50 20Q40 30 30 20Q14 26 10 8Z", p.third) +
  path("M4 56H96Q92 90 50 94Q8 90 4 56Z", p.first) +
  rule("M16 70Q50 88 84 70", p.light, 4) +
  circle(50, 72, 6, p.second)

export const toeShoes: Drawing = (p) =>
  path("M30 8C44 18 46 56 40 78C36 94 24 96 22 82C16 60 14 24 30 8Z", p.second) +
  path("M70 8C56 18 54 56 60 78C64 94 76 96 78 82C84 60 86 24 70 8Z", p.first) +
  path("M30 16C38 24 38 40 34 50C26 44 24 28 30 16ZM70 16C62 24 62 40 66 50C74 44 76 28 70 16Z", p.deep) +
  rule("M26 10Q50 -6 74 10M22 30Q50 44 78 30", p.light, 4)

export const tutu: Drawing = (p) =>
  path("M36 8L42 20H58L64 8L66 44H34Z", p.second) +
  path("M34 42H66L98 62Q84 74 74 68Q62 80 50 70Q38 80 26 68Q16 74 2 62Z", p.light) +
  path("M30 56L12 76Q24 86 34 80Q42 88 50 82Q58 88 66 80Q76 86 88 76L70 56Z", p.third, 'opacity=".8"') +
  rule("M36 44H64", p.first, 5)

export const swanFeatherFan: Drawing = (p) =>
  [-60, -36, -12, 12, 36, 60]
    .map((turn, at) =>
      path(
        "M50 88C37 64 37 32 50 20C63 32 63 64 50 88Z",
        at % 2 ? p.third : p.light,
        `transform="rotate(${turn} 50 84)"`,
      ),
    )
    .join("") + circle(50, 86, 9, p.first)

export const bouquet: Drawing = (p) =>
  path("M20 44H80L56 96H44Z", p.light) +
  path("M20 44L50 66L44 96ZM80 44L50 66L56 96Z", p.third) +
  [
    [30, 34],
    [50, 22],
    [70, 34],
    [40, 46],
    [60, 46],
  ]
    .map(([x = 0, y = 0], at) => circle(x, y, 14, at % 2 ? p.first : p.second) + circle(x, y, 5, p.light))
    .join("")

export const filmCan: Drawing = (p) =>
  circle(50, 50, 45, p.first) +
  circle(50, 50, 38, p.third) +
  around(5, circle(50, 28, 9, p.deep)) +
  circle(50, 50, 8, p.light) +
  rule("M18 34Q30 14 50 12", p.light, 4)

export const megaphone: Drawing = (p) =>
  path("M22 38L86 8V84L22 58Z", p.second) +
  `<ellipse cx="86" cy="46" rx="9" ry="38" fill="${p.light}"/>` +
  box(6, 36, 18, 24, p.first, 4) +
  path("M28 60H46L54 92H38Z", p.third) +
  rule("M44 32V64", p.light, 5)

export const directorChair: Drawing = (p) =>
  rule("M22 8V56M78 8V56M16 56H84M24 58L78 94M76 58L22 94", p.first, 6) +
  box(18, 10, 64, 20, p.second, 3) +
  box(16, 50, 68, 10, p.third, 3) +
  path("M50 13L53 18L59 19L54 23L55 28L50 25.500L45 28L46 23L41 19L47 18Z", p.light)

export const fedora: Drawing = (p) =>
  path("M26 56C26 20 34 12 44 18Q50 24 56 18C66 12 74 20 74 56Z", p.third) +
  path("M25 48Q50 60 75 48V60H25Z", p.second) +
  path("M2 62Q26 54 50 60Q74 54 98 62Q88 82 50 80Q12 82 2 62Z", p.third) +
  rule("M8 66Q50 78 92 66", p.light, 3)

export const streetLamp: Drawing = (p) =>
  path("M50 34L10 96H90Z", p.first, 'opacity=".35"') +
  rule("M50 40V96M38 96H62", p.third, 7) +
  path("M32 18H68L60 46H40Z", p.first) +
  path("M28 20L50 2L72 20Z", p.third) +
  rule("M32 20L40 46H60L68 20", p.light, 3)

export const deskTelephone: Drawing = (p) =>
  path("M22 48H78L92 92H8Z", p.third) +
  path("M6 34Q6 10 50 10Q94 10 94 34V44H72V32H28V44H6Z", p.second) +
  circle(50, 68, 18, p.light) +
  around(8, circle(50, 57, 3, p.deep), 50, 68) +
  circle(50, 68, 5, p.first)

export const silkHat: Drawing = (p) =>
  path("M24 10H76L72 68H28Z", p.third) +
  path("M27 52H73L72 66H28Z", p.second) +
  `<ellipse cx="50" cy="72" rx="46" ry="13" fill="${p.third}" stroke="${p.light}" stroke-width="3"/><ellipse cx="50" cy="11" rx="26" ry="7" fill="${p.light}"/>` +
  rule("M8 94L92 82", p.first, 5)

export const wand: Drawing = (p) =>
  rule("M14 88L72 28", p.third, 10) +
  rule("M14 88L22 80M64 36L72 28", p.light, 10) +
  path("M78 2L82 14L94 18L82 22L78 34L74 22L62 18L74 14Z", p.first) +
  path(
    "M40 14L42 22L50 24L42 26L40 34L38 26L30 24L38 22ZM86 54L88 62L96 64L88 66L86 74L84 66L76 64L84 62Z",
    p.second,
  )

export const greasePaint: Drawing = (p) =>
  path("M4 62C4 30 40 16 68 26C94 34 100 58 88 72C80 82 70 74 62 80C52 92 4 92 4 62Z", p.light) +
  circle(26, 52, 9, p.second) +
  circle(46, 40, 9, p.first) +
  circle(68, 44, 9, p.third) +
  circle(30, 74, 8, p.shade) +
  rule("M56 66L96 6", p.deep, 5)

export const marquee: Drawing = (p) =>
  path("M6 26H94V66H6Z", p.second) +
  box(14, 34, 72, 24, p.light, 2) +
  rule("M22 42H78M28 50H72", p.deep, 4) +
  path("M26 26L50 4L74 26Z", p.first) +
  [10, 26, 42, 58, 74, 90].map((x) => circle(x, 74, 5, p.first)).join("") +
  rule("M14 80V96M86 80V96", p.third, 6)
