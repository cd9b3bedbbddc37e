import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const bee: Drawing = (p) =>
  path("M46 40C20 8 2 20 8 36C14 50 34 50 46 44ZM54 40C80 8 98 20 92 36C86 50 66 50 54 44Z", p.light) +
  path(
    "M42 42C28 52 16 62 20 70C26 78 40 66 46 54ZM58 42C72 52 84 62 80 70C74 78 60 66 54 54Z",
    p.light,
    'opacity=".75"',
  ) +
  path("M50 94C32 84 32 50 50 40C68 50 68 84 50 94Z", p.first) +
  path("M38 56H62L64 64H36ZM36 72H64L62 80H38Z", p.ground) +
  circle(50, 34, 12, p.third) +
  circle(45, 32, 3, p.ground) +
  circle(55, 32, 3, p.ground) +
  rule("M45 24C42 14 36 12 32 12M55 24C58 14 64 12 68 12", p.first, 3)

const hexagon = "M50 4L90 27V73L50 96L10 73V27Z"

export const honeycomb: Drawing = (p) =>
  path(hexagon, p.third) +
  path("M50 11L84 30.5V69.5L50 89L16 69.5V30.5Z", p.first) +
  path("M16 30.5L50 11L84 30.5L50 50Z", p.light, 'opacity=".45"') +
  rule("M50 19L77 34.5V65.5L50 81L23 65.5V34.5Z", p.third, 2.5)

export const hive: Drawing = (p) =>
  path("M22 40C22 14 36 6 50 6C64 6 78 14 78 40Z", p.first) +
  box(14, 38, 72, 18, p.first, 9) +
  box(10, 54, 80, 18, p.first, 9) +
  box(14, 70, 72, 18, p.first, 9) +
  rule("M30 22H70M24 38H76M18 55H82M18 71H82", p.third, 3) +
  path("M40 88V72A10 10 0 0 1 60 72V88Z", p.ground) +
  box(6, 87, 88, 8, p.second, 3)

export const honeypot: Drawing = (p) =>
  path("M20 34C10 50 10 78 26 92H74C90 78 90 50 80 34Z", p.light) +
  path(
    "M18 30H82V42C76 42 78 58 70 58C62 58 66 42 58 42C50 42 54 70 46 70C38 70 42 42 34 42C28 42 26 48 18 42Z",
    p.first,
  ) +
  box(22, 16, 56, 15, p.third, 5) +
  rule("M28 80H72", p.third, 3) +
  rule("M30 23H70", p.light, 3)

export const clover: Drawing = (p) =>
  rule("M50 52C52 70 58 82 66 94", p.third, 6) +
  around(
    4,
    path("M50 48C34 40 32 14 42 12C47 11 50 16 50 19C50 16 53 11 58 12C68 14 66 40 50 48Z", p.second),
    50,
    48,
  ) +
  around(4, rule("M50 42V26", p.light, 2.5), 50, 48)

export const sunflower: Drawing = (p) =>
  around(14, path("M50 4C58 12 58 24 50 34C42 24 42 12 50 4Z", p.first)) +
  circle(50, 50, 22, p.third) +
  around(8, circle(50, 36, 2.6, p.ground)) +
  around(5, circle(50, 43, 2.4, p.ground)) +
  circle(50, 50, 3, p.light)
