import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const fries: Drawing = (p) =>
  [
    [30, 14, -12],
    [38, 6, -5],
    [47, 10, 2],
    [56, 5, 6],
    [64, 14, 12],
    [34, 20, -8],
    [60, 20, 9],
  ]
    .map(
      ([x = 0, y = 0, turn = 0], at) =>
        `<g transform="rotate(${turn} ${x + 4} 50)">${box(x, y, 8, 50, at % 2 ? p.light : p.first, 2)}</g>`,
    )
    .join("") +
  path("M16 42Q50 58 84 42L54 96H46Z", p.light) +
  path("M27 49L38 53L48 96H46ZM50 54H60L53 96H50ZM71 49L78 45L55 93Z", p.second)

export const mussel: Drawing = (p) =>
  path("M88 10C96 40 84 82 46 92C18 94 6 74 16 58C32 34 60 30 88 10Z", p.ground) +
  path("M88 10C96 40 84 82 46 92C18 94 6 74 16 58C32 34 60 30 88 10Z", p.third, 'opacity=".55"') +
  path("M78 28C80 52 68 74 44 80C30 82 22 72 28 62C40 46 60 46 78 28Z", p.first) +
  path("M70 42C68 58 58 68 44 70C36 70 36 62 42 58C52 52 62 52 70 42Z", p.light) +
  rule("M88 10C76 22 60 30 44 38", p.light, 3)

export const waffle: Drawing = (p) =>
  box(10, 14, 80, 72, p.first, 10) +
  [18, 36, 54, 72].flatMap((x) => [21, 38, 55, 71].map((y) => box(x, y, 11, 10, p.shade, 2))).join("") +
  path("M24 24C28 6 70 2 74 22C88 26 80 44 68 40C60 50 44 50 38 40C24 46 14 32 24 24Z", p.light) +
  circle(54, 20, 9, p.second) +
  rule("M56 12C60 6 66 6 70 8", p.third, 3)

export const sprout: Drawing = (p) =>
  circle(50, 52, 40, p.third) +
  path("M50 12C20 26 14 66 36 88C28 62 34 32 50 12Z", p.light, 'opacity=".5"') +
  path("M50 12C80 26 86 66 64 88C72 62 66 32 50 12Z", p.light, 'opacity=".3"') +
  path("M50 26C34 44 34 72 50 92C66 72 66 44 50 26Z", p.third) +
  rule("M50 30V88M50 50L40 42M50 50L60 42M50 66L38 58M50 66L62 58", p.light, 2.5) +
  box(43, 88, 14, 8, p.first, 3)

export const chicory: Drawing = (p) =>
  path("M50 4C72 22 78 58 62 88H38C22 58 28 22 50 4Z", p.light) +
  path("M50 4C38 30 36 60 42 88H38C22 58 28 22 50 4Z", p.first) +
  path("M50 4C62 30 64 60 58 88H62C78 58 72 22 50 4Z", p.third) +
  rule("M50 20V86M44 88C42 66 44 44 48 28M56 88C58 66 56 44 52 28", p.first, 2.5) +
  path("M36 86H64L60 96H40Z", p.second)

export const fork: Drawing = (p) =>
  `<g transform="rotate(28 50 50)">${path("M34 4H42V34H46V4H54V34H58V4H66V44C66 52 60 54 57 56L60 96H40L43 56C40 54 34 52 34 44Z", p.light)}${rule("M46 62L45 90M54 62L55 90", p.first, 2.5)}${rule("M34 40H66", p.second, 3)}</g>`

export const speculoos: Drawing = (p) =>
  around(4, path("M50 48L42 40L46 4H62L58 40Z", p.first, 'transform="rotate(20 50 42)"'), 50, 42) +
  around(4, rule("M52 34L54 12M49 22H58", p.second, 2.5), 50, 42) +
  path("M36 58H64L70 96H30Z", p.first) +
  path("M44 96V82A6 6 0 0 1 56 82V96Z", p.second) +
  rule("M38 66H62", p.light, 3) +
  circle(50, 42, 7, p.light)

export const tomato: Drawing = (p) =>
  path("M50 26C84 12 100 48 84 74C74 92 60 92 50 90C40 92 26 92 16 74C0 48 16 12 50 26Z", p.second) +
  path("M22 40C18 50 20 60 26 68", "none", `stroke="${p.light}" stroke-width="5" stroke-linecap="round"`) +
  around(5, path("M50 28C44 20 44 12 50 6C56 12 56 20 50 28Z", p.third), 50, 28) +
  rule("M50 26C50 16 54 8 60 4", p.third, 5)

export const pear: Drawing = (p) =>
  path("M50 16C66 18 62 38 72 52C88 74 74 94 50 94C26 94 12 74 28 52C38 38 34 18 50 16Z", p.first) +
  path("M50 16C60 18 58 38 64 52C74 74 66 92 50 94C74 94 88 74 72 52C62 38 66 18 50 16Z", p.third) +
  rule("M50 18C50 10 54 6 58 4", p.second, 5) +
  path("M56 12C66 2 80 4 86 10C78 20 64 20 56 12Z", p.third) +
  rule("M34 62C32 70 34 78 40 82", p.light, 4)
