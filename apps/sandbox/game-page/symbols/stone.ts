import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const steppedHouse: Drawing = (p) =>
  path("M14 96V44H22V34H30V24H38V14H44V6H56V14H62V24H70V34H78V44H86V96Z", p.second) +
  [24, 44, 64].map((x) => box(x, 50, 12, 14, p.light, 2)).join("") +
  box(44, 28, 12, 14, p.light, 6) +
  box(40, 72, 20, 24, p.first, 8) +
  rule("M18 46H82M18 68H82", p.third, 3)

export const stonewareJug: Drawing = (p) =>
  path("M36 8H64V26C88 38 90 76 72 94H28C10 76 12 38 36 26Z", p.third) +
  rule("M64 18C92 16 94 52 82 58", p.third, 8) +
  box(34, 6, 32, 10, p.light, 3) +
  circle(48, 58, 17, p.second) +
  around(6, circle(48, 48, 4, p.light), 48, 58) +
  rule("M22 40H76M20 78H78", p.first, 4)

export const paintedPanel: Drawing = (p) =>
  path("M4 20L24 10V90L4 96ZM96 20L76 10V90L96 96Z", p.first) +
  box(26, 6, 48, 88, p.first) +
  box(31, 12, 38, 76, p.third) +
  circle(50, 34, 12, p.light) +
  around(10, rule("M50 20V14", p.first, 2.5), 50, 34) +
  path("M34 88Q38 54 50 54Q62 54 66 88Z", p.second)

export const sightBoat: Drawing = (p) =>
  path("M4 56H96Q88 82 70 82H26Q10 82 4 56Z", p.first) +
  path("M14 34H84V40H14Z", p.second) +
  rule("M20 40V56M40 40V56M60 40V56M80 40V56", p.light, 4) +
  box(20, 52, 60, 8, p.light, 2) +
  rule("M4 90q12 -7 24 0t24 0t24 0t20 0", p.third, 5)

export const soupTureen: Drawing = (p) =>
  path("M10 44H90Q88 84 50 84Q12 84 10 44Z", p.light) +
  path("M16 40Q20 16 50 16Q80 16 84 40Z", p.first) +
  circle(50, 12, 7, p.second) +
  rule("M10 50Q-2 50 6 62M90 50Q102 50 94 62", p.first, 5) +
  rule("M20 60Q50 74 80 60", p.third, 5) +
  box(30, 84, 40, 9, p.first, 3)

export const leek: Drawing = (p) =>
  path("M42 96L44 50L16 6L46 34L50 2L56 34L86 8L58 50L60 96Z", p.third) +
  path("M42 96L44 54H58L60 96Z", p.light) +
  rule("M46 96V54M52 96V40M56 96V54", p.second, 2.5) +
  rule("M42 94L34 98M50 96V99M58 94L66 98", p.light, 3)

export const carrot: Drawing = (p) =>
  `<g transform="rotate(30 50 50)">${path("M30 30Q50 18 70 30Q66 70 50 98Q34 70 30 30Z", p.second)}${rule("M36 46H50M52 58H62M42 72H52", p.deep, 3)}${rule("M50 28V2M44 28L32 6M56 28L68 6", p.third, 6)}</g>`

export const pepperMill: Drawing = (p) =>
  circle(50, 12, 9, p.first) +
  path("M34 24H66Q72 38 60 44H40Q28 38 34 24Z", p.third) +
  path("M40 46H60Q54 64 72 82V94H28V82Q46 64 40 46Z", p.second) +
  rule("M36 44H64M30 84H70", p.light, 4)

export const loom: Drawing = (p) =>
  box(8, 8, 9, 88, p.first, 2) +
  box(83, 8, 9, 88, p.first, 2) +
  box(6, 10, 88, 9, p.first, 2) +
  rule("M24 20V90M34 20V90M44 20V90M54 20V90M64 20V90M74 20V90", p.light, 2.5) +
  path("M18 56H82V88H18Z", p.third) +
  path("M34 60L50 72L66 60L82 72V88H18V72Z", p.second) +
  path("M22 42H58L66 47L58 52H22L14 47Z", p.light)

export const woolSpool: Drawing = (p) =>
  box(20, 6, 60, 12, p.first, 4) +
  box(20, 82, 60, 12, p.first, 4) +
  path("M30 18H70V82H30Z", p.second) +
  rule("M30 28L70 36M30 40L70 48M30 52L70 60M30 64L70 72", p.light, 3.5) +
  rule("M70 70Q92 76 90 94", p.second, 4)

export const wallTapestry: Drawing = (p) =>
  box(8, 8, 84, 7, p.first, 3) +
  path("M14 16H86V86L80 96L74 86L68 96L62 86L56 96L50 86L44 96L38 86L32 96L26 86L20 96L14 86Z", p.second) +
  around(4, path("M50 46C40 38 42 24 50 22C58 24 60 38 50 46Z", p.light), 50, 50) +
  circle(50, 50, 7, p.first) +
  rule("M22 24H78V78H22Z", p.third, 3.5)

export const dyePot: Drawing = (p) =>
  path("M10 36H90Q92 88 50 90Q8 88 10 36Z", p.third) +
  `<ellipse cx="50" cy="36" rx="42" ry="12" fill="${p.second}"/><ellipse cx="44" cy="34" rx="18" ry="4" fill="${p.light}" opacity=".7"/>` +
  rule("M60 36L82 4", p.first, 7) +
  rule("M24 88L18 98M76 88L82 98", p.first, 6)

export const stalactite: Drawing = (p) =>
  path("M2 4H98V16L86 22L80 58L72 24L62 20L52 82L42 22L32 18L26 48L18 20L2 14Z", p.third) +
  path("M52 82L42 22H50Z", p.light) +
  path("M8 96L24 72L36 96ZM60 96L78 66L94 96Z", p.second) +
  path("M52 84C57 91 56 96 52 96C48 96 47 91 52 84Z", p.first)

export const caveBat: Drawing = (p) =>
  path(
    "M50 40C40 22 20 20 2 34C14 36 16 48 14 62C24 52 32 56 36 70C42 62 46 66 50 80C54 66 58 62 64 70C68 56 76 52 86 62C84 48 86 36 98 34C80 20 60 22 50 40Z",
    p.third,
  ) +
  path("M40 30L42 14L50 24L58 14L60 30C64 52 58 66 50 70C42 66 36 52 40 30Z", p.second) +
  circle(46, 36, 3, p.first) +
  circle(54, 36, 3, p.first)

export const oilTorch: Drawing = (p) =>
  path("M50 2C72 24 74 42 50 50C26 42 30 26 50 2Z", p.first) +
  path("M50 20C62 32 60 42 50 46C40 42 40 32 50 20Z", p.light) +
  path("M34 48H66L58 66H42Z", p.third) +
  path("M42 66H58L54 98H46Z", p.second)

export const caveBoat: Drawing = (p) =>
  path("M6 54Q50 74 94 54Q88 82 50 84Q12 82 6 54Z", p.first) +
  rule("M22 64H78M30 74H70", p.third, 4) +
  rule("M70 60V16", p.light, 4) +
  path("M62 12H78V28H62Z", p.second) +
  circle(70, 20, 4, p.light) +
  rule("M4 92q12 -6 24 0t24 0t24 0t20 0", p.second, 4)

export const dolmenTable: Drawing = (p) =>
  path("M4 30Q30 14 60 16Q90 18 96 32L90 46Q50 38 10 46Z", p.light) +
  path("M14 46L32 44L36 94H12ZM66 44L86 46L90 94H64Z", p.first) +
  path("M40 56L58 54L60 94H40Z", p.third) +
  rule("M20 30Q50 20 82 30M20 56V84M78 58V84", p.deep, 3)

export const stoneChisel: Drawing = (p) =>
  `<g transform="rotate(38 50 50)">${box(42, 30, 14, 50, p.light, 2)}${path("M40 80H58L49 98Z", p.third)}${box(38, 8, 22, 24, p.first, 4)}</g>` +
  `<g transform="rotate(-40 50 50)">${box(45, 24, 11, 74, p.first, 4)}${box(26, 4, 50, 26, p.second, 5)}</g>`

export const ammonite: Drawing = (p) =>
  circle(50, 52, 43, p.third) +
  rule("M50 52Q56 42 64 50Q68 66 50 70Q28 68 30 46Q36 24 60 26Q84 32 82 60Q74 88 44 86", p.first, 8) +
  around(14, rule("M50 14V24", p.light, 3.5), 50, 52)

export const quarryCart: Drawing = (p) =>
  path("M14 40L24 16L40 26L52 8L68 24L80 16L88 40Z", p.light) +
  path("M6 36H94L82 74H18Z", p.first) +
  rule("M24 42L30 70M50 42V70M76 42L70 70", p.deep, 4) +
  circle(30, 84, 12, p.light) +
  circle(70, 84, 12, p.light) +
  circle(30, 84, 4, p.deep) +
  circle(70, 84, 4, p.deep)

export const bluestoneBlock: Drawing = (p) =>
  path("M8 34L50 16L92 34V72L50 92L8 72Z", p.third) +
  path("M8 34L50 52V92L8 72Z", p.second) +
  path("M8 34L50 16L92 34L50 52Z", p.light) +
  around(5, path("M71 54L74 61L81 62L76 67L77 74L71 70Z", p.first, 'opacity=".5"'), 71, 64)

export const saxHorn: Drawing = (p) =>
  rule("M24 10L36 14V62Q36 88 58 86Q74 84 72 62", p.first, 11) +
  path("M58 62Q72 56 66 24L94 18Q88 50 84 66Q74 74 58 62Z", p.first) +
  `<ellipse cx="80" cy="21" rx="15" ry="6" fill="${p.deep}" transform="rotate(-12 80 21)"/>` +
  [28, 40, 52, 64].map((y) => circle(36, y, 5, p.light)).join("") +
  rule("M10 6L26 10", p.second, 7)

export const danceLamp: Drawing = (p) =>
  circle(50, 56, 38, p.third) +
  rule("M50 2V18", p.light, 4) +
  rule("M16 42H84M12 56H88M16 72H84M50 18Q26 56 50 94M50 18Q74 56 50 94M50 18V94", p.deep, 2.5) +
  path("M30 34L40 32V42H30ZM56 46H68V56H58ZM36 60H48V70H38Z", p.light) +
  path(
    "M8 8L12 18L22 22L12 26L8 36L4 26L-4 22L4 18ZM88 78L91 86L98 88L91 91L88 98L85 91L78 88L85 86Z",
    p.first,
  )

export const peacockBird: Drawing = (p) =>
  [-60, -40, -20, 0, 20, 40, 60]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 50 88)">${path("M50 88L41 28Q50 12 59 28Z", p.third)}${circle(50, 28, 6, p.first)}${circle(50, 28, 2.6, p.deep)}</g>`,
    )
    .join("") +
  path("M50 44C58 52 54 62 60 74C66 88 58 96 50 96C42 96 34 88 40 74C46 62 42 52 50 44Z", p.second) +
  circle(50, 44, 8, p.second) +
  path("M48 50H52L50 57Z", p.light)

export const kursaalDome: Drawing = (p) =>
  path("M20 50C20 22 38 16 50 8C62 16 80 22 80 50Z", p.second) +
  rule("M50 8V0M50 12V50M34 22Q28 36 30 50M66 22Q72 36 70 50", p.light, 3.5) +
  box(10, 50, 80, 10, p.first, 2) +
  [16, 34, 52, 70].map((x) => box(x, 60, 12, 28, p.light, 6)).join("") +
  box(4, 88, 92, 9, p.first, 2)

export const champagne: Drawing = (p) =>
  `<g transform="rotate(14 30 50)">${path("M14 6H46Q46 44 32 48V84H44V92H16V84H28V48Q14 44 14 6Z", p.light)}${path("M17 18H43Q42 40 30 43Q18 40 17 18Z", p.first)}</g>` +
  `<g transform="rotate(-14 70 50)">${path("M54 6H86Q86 44 72 48V84H84V92H56V84H68V48Q54 44 54 6Z", p.light)}${path("M57 24H83Q82 40 70 43Q58 40 57 24Z", p.second)}</g>` +
  circle(50, 10, 3, p.first)
