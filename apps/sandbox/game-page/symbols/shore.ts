import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const greyHeron: Drawing = (p) =>
  path("M30 62C40 44 66 42 90 70C70 74 44 80 30 62Z", p.third) +
  rule("M36 60C20 46 50 36 40 20", p.light, 8) +
  circle(40, 17, 9, p.light) +
  path("M34 14L4 22L34 22Z", p.first) +
  rule("M40 11Q56 8 66 16", p.deep, 4) +
  rule("M50 72V96M60 72V96M44 96H66", p.first, 4) +
  circle(38, 16, 2, p.deep)

export const reedMace: Drawing = (p) =>
  rule("M30 96V20M52 96V10M72 96V28", p.third, 4) +
  box(24, 22, 13, 34, p.second, 6) +
  box(45, 12, 14, 38, p.first, 7) +
  box(66, 30, 12, 30, p.second, 6) +
  path("M10 96Q12 60 22 44Q20 70 20 96ZM92 96Q88 66 82 54Q80 76 82 96Z", p.third)

export const marshFrog: Drawing = (p) =>
  path("M12 78C8 50 28 34 50 34C72 34 92 50 88 78Q50 96 12 78Z", p.third) +
  circle(32, 30, 12, p.third) +
  circle(68, 30, 12, p.third) +
  circle(32, 29, 6, p.first) +
  circle(68, 29, 6, p.first) +
  rule("M20 60H80M40 46V50M60 46V50", p.deep, 3) +
  path("M4 90Q10 70 26 80L30 92ZM96 90Q90 70 74 80L70 92Z", p.second)

export const waterLily: Drawing = (p) =>
  `<ellipse cx="50" cy="80" rx="46" ry="14" fill="${p.third}"/>` +
  path("M50 16C64 36 62 58 50 74C38 58 36 36 50 16Z", p.light) +
  path("M20 34C38 40 48 56 50 74C32 72 20 56 20 34ZM80 34C62 40 52 56 50 74C68 72 80 56 80 34Z", p.second) +
  path("M6 58C24 54 40 62 50 76C30 82 12 74 6 58ZM94 58C76 54 60 62 50 76C70 82 88 74 94 58Z", p.light) +
  circle(50, 66, 7, p.first)

export const avocet: Drawing = (p) =>
  path("M28 48C48 30 78 40 94 58C70 70 40 72 28 48Z", p.light) +
  path("M52 44C70 42 84 52 92 58C76 58 62 54 52 44Z", p.second) +
  rule("M34 50C24 40 32 28 30 22", p.light, 9) +
  path("M20 20A10 10 0 0 1 40 20L36 34L30 26Z", p.second) +
  rule("M24 22C14 26 6 22 2 12", p.first, 4) +
  circle(29, 18, 2, p.light) +
  rule("M50 68V96M62 66V96", p.third, 4) +
  rule("M30 96H86", p.second, 4)

export const mudCrab: Drawing = (p) =>
  rule("M24 66L6 76M26 74L12 90M76 66L94 76M74 74L88 90M26 54L12 42M74 54L88 42", p.second, 6) +
  path("M20 62Q24 40 50 40Q76 40 80 62Q72 84 50 84Q28 84 20 62Z", p.second) +
  path(
    "M2 32C4 12 24 8 26 24L16 28L24 34C22 46 4 46 2 32ZM98 32C96 12 76 8 74 24L84 28L76 34C78 46 96 46 98 32Z",
    p.first,
  ) +
  circle(42, 40, 5, p.light) +
  circle(58, 40, 5, p.light) +
  rule("M32 58Q40 66 50 60Q60 66 68 58M38 74H62", p.deep, 3)

export const glasswort: Drawing = (p) =>
  rule("M50 96V14M50 70L26 40M50 70L74 40M50 50L34 22M50 50L66 22M26 40V22M74 40V22", p.third, 10) +
  rule("M50 90V20M50 68L28 42M50 68L72 42", p.light, 3) +
  circle(50, 12, 5, p.second) +
  circle(26, 18, 5, p.second) +
  circle(74, 18, 5, p.second)

export const lapwingEgg: Drawing = (p) =>
  path("M50 8C76 8 86 46 84 62C82 82 68 94 50 94C32 94 18 82 16 62C14 46 24 8 50 8Z", p.light) +
  circle(38, 36, 6, p.third) +
  circle(60, 28, 4, p.third) +
  circle(66, 52, 7, p.second) +
  circle(40, 62, 8, p.second) +
  circle(58, 76, 5, p.third) +
  circle(28, 54, 4, p.third)

export const greyShrimp: Drawing = (p) =>
  path("M20 34C40 6 88 14 88 48C88 78 60 90 40 84C58 78 66 68 62 56C56 42 34 52 20 34Z", p.first) +
  rule("M40 30L44 46M58 24L58 46M76 34L66 52M82 54L66 62M74 74L62 68", p.deep, 3) +
  rule("M22 32C10 22 4 32 2 44M22 32C16 14 30 8 40 6", p.light, 3) +
  path("M40 84L18 78L26 94L42 92Z", p.second) +
  circle(30, 30, 3, p.deep)

export const wickerBasket: Drawing = (p) =>
  rule("M22 46C22 2 78 2 78 46", p.third, 7) +
  path("M8 44H92L82 92H18Z", p.first) +
  rule("M12 58H88M15 72H85M18 84H82", p.third, 4) +
  rule("M30 46L34 90M50 46V90M70 46L66 90", p.light, 3) +
  box(4, 40, 92, 10, p.second, 5)

export const souwester: Drawing = (p) =>
  path("M20 62C16 24 34 12 50 12C66 12 84 24 80 62Z", p.first) +
  path("M2 76C14 58 30 60 50 60C70 60 86 58 98 76C80 92 66 80 50 80C34 80 20 92 2 76Z", p.first) +
  rule("M20 62Q50 54 80 62", p.third, 5) +
  rule("M36 20Q30 40 32 56M64 20Q70 40 68 56", p.light, 3) +
  rule("M36 82Q40 96 50 96Q60 96 64 82", p.second, 4)

export const dredgeNet: Drawing = (p) =>
  path("M10 14H90L72 78Q50 98 28 78Z", p.third, 'opacity=".5"') +
  rule("M8 12H92", p.first, 8) +
  rule("M12 16L62 88M36 16L72 72M62 16L80 48M88 16L38 88M64 16L28 72M38 16L20 48", p.light, 3) +
  rule("M24 78Q50 100 76 78", p.second, 6)

export const greySeal: Drawing = (p) =>
  path("M4 86C10 66 24 66 34 40C40 18 60 8 74 18C88 28 86 46 74 54C84 70 96 76 96 88Q50 96 4 86Z", p.third) +
  path("M60 44C72 52 80 72 76 88Q56 90 48 84C58 72 62 58 60 44Z", p.light, 'opacity=".6"') +
  circle(66, 28, 4, p.deep) +
  `<ellipse cx="82" cy="34" rx="6" ry="4" fill="${p.deep}"/>` +
  rule("M78 40L92 46M78 42L88 52", p.light, 2.5) +
  path("M4 86Q-2 74 8 70Q18 78 22 86Z", p.second)

export const starfish: Drawing = (p) =>
  around(5, path("M50 52L37 36Q44 6 50 4Q56 6 63 36Z", p.second), 50, 52) +
  circle(50, 52, 17, p.second) +
  around(5, circle(50, 18, 3, p.light) + circle(50, 30, 3.4, p.light) + circle(50, 42, 3.8, p.light), 50, 52)

export const seaBuoy: Drawing = (p) =>
  path("M36 22H64L74 66H26Z", p.second) +
  path("M33 36H67L70 50H30Z", p.light) +
  path("M14 66H86Q82 86 50 86Q18 86 14 66Z", p.first) +
  circle(50, 14, 9, p.first) +
  rule("M2 84q12 -8 24 0t24 0t24 0t24 0", p.third, 6)

export const driftBottle: Drawing = (p) =>
  `<g transform="rotate(34 50 50)">${box(42, 2, 16, 10, p.third, 2)}${path("M42 12H58V32Q72 38 72 52V90Q72 96 66 96H34Q28 96 28 90V52Q28 38 42 32Z", p.second, 'opacity=".8"')}${box(37, 48, 26, 38, p.light, 4)}${rule("M42 58H58M42 66H58M42 74H52", p.deep, 2.5)}</g>`

export const amberDrop: Drawing = (p) =>
  path("M50 6C72 26 90 44 86 66C82 86 66 94 50 94C34 94 18 86 14 66C10 44 28 26 50 6Z", p.first) +
  path("M50 6C62 30 76 48 72 66C68 84 58 92 50 94C66 94 82 86 86 66C90 44 72 26 50 6Z", p.third) +
  path(
    "M44 50L56 56M50 48V70M42 64L58 58",
    "none",
    `stroke="${p.deep}" stroke-width="3.5" stroke-linecap="round"`,
  ) +
  rule("M28 60Q30 42 42 28", p.light, 5)

export const seaUrchin: Drawing = (p) =>
  around(18, path("M50 2L53 34H47Z", p.third)) +
  circle(50, 50, 28, p.second) +
  around(10, rule("M50 44V28", p.light, 3)) +
  circle(50, 50, 5, p.first)

export const seaHorse: Drawing = (p) =>
  rule("M54 30C80 40 66 62 56 70C44 80 56 94 66 86C72 80 62 76 60 82", p.first, 12) +
  path("M58 10C40 8 34 22 30 28L12 30L14 38L36 40C50 44 66 34 66 20Z", p.first) +
  path("M70 44L88 46L78 62Z", p.second) +
  rule("M58 12L66 4M64 18L74 12", p.second, 4) +
  circle(44, 22, 3.4, p.deep) +
  rule("M62 44L56 46M64 54L56 56M56 66L50 62", p.light, 3)

export const dorade: Drawing = (p) =>
  path("M4 50C24 16 60 18 74 48L96 26V76L74 54C60 84 24 84 4 50Z", p.third) +
  path("M34 24Q50 4 62 30ZM36 76Q48 94 58 72Z", p.second) +
  rule("M34 32Q44 50 34 68", p.light, 4) +
  rule("M50 40Q54 50 50 60M62 42Q65 50 62 58", p.light, 3) +
  circle(22, 44, 5, p.light) +
  circle(22, 44, 2.4, p.deep)

export const spoonbill: Drawing = (p) =>
  path("M36 56C50 40 80 46 94 66C72 80 46 78 36 56Z", p.light) +
  rule("M42 58C28 48 44 34 36 22", p.light, 9) +
  circle(36, 20, 10, p.light) +
  path(
    "M32 24L14 50C4 56 8 72 18 66C26 62 22 56 22 52L40 28Z",
    p.deep,
    `stroke="${p.first}" stroke-width="2"`,
  ) +
  path("M44 14Q58 8 62 20Q52 18 44 20Z", p.first) +
  rule("M58 76V96M68 76V96", p.second, 4) +
  circle(33, 18, 2.2, p.deep)

export const nestEggs: Drawing = (p) =>
  [32, 50, 68]
    .map(
      (x, at) =>
        `<ellipse cx="${x}" cy="${at === 1 ? 40 : 46}" rx="13" ry="18" fill="${at === 1 ? p.light : p.second}"/>`,
    )
    .join("") +
  path("M4 52Q50 74 96 52Q94 92 50 92Q6 92 4 52Z", p.third) +
  rule("M8 60Q50 84 92 60M14 72Q50 94 86 72M22 82L44 66M78 82L56 66M40 90L66 70", p.first, 3.5)

export const marram: Drawing = (p) =>
  path("M4 92Q30 62 56 72Q80 58 96 92Z", p.first) +
  rule(
    "M48 76Q44 40 22 22M52 76Q52 36 46 8M56 76Q60 40 84 16M50 76Q40 56 12 48M56 76Q66 56 90 44",
    p.third,
    5,
  ) +
  path("M46 8Q40 20 47 30Q52 20 46 8ZM84 16Q74 20 70 32Q82 30 84 16Z", p.light)

export const tern: Drawing = (p) =>
  path("M46 44C30 20 12 14 2 18C16 26 24 44 38 56ZM54 46C66 18 84 8 98 10C84 22 76 42 62 58Z", p.third) +
  path("M30 46C44 38 62 46 68 60L90 92L66 74L58 94L52 70C40 68 32 58 30 46Z", p.light) +
  circle(34, 46, 9, p.deep) +
  path("M28 46L8 54L30 52Z", p.second)

export const beachCabin: Drawing = (p) =>
  path("M6 40L50 6L94 40Z", p.second) +
  path("M14 40H86V90H14Z", p.light) +
  [14, 38, 62].map((x) => box(x, 40, 12, 50, p.third)).join("") +
  box(38, 54, 24, 36, p.first, 2) +
  circle(56, 72, 2.6, p.deep) +
  box(8, 88, 84, 8, p.second, 2)

export const windsock: Drawing = (p) =>
  rule("M18 96V10", p.light, 6) +
  path("M20 14L92 30V50L20 56Z", p.second) +
  path("M36 17.6L52 21V53.300L36 54.700ZM68 24.700L82 28V50.800L68 52Z", p.light) +
  circle(18, 9, 6, p.first)
