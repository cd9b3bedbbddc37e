import { box, circle, type Drawing, path, rule } from "./draw.ts"

export const bubble: Drawing = (p) =>
  path("M50 8C78 8 94 22 94 42C94 62 78 74 56 74L26 94L34 72C16 68 6 56 6 42C6 22 22 8 50 8Z", p.light) +
  box(45, 20, 10, 28, p.second, 5) +
  circle(50, 59, 6, p.second) +
  rule("M20 34Q24 22 36 18", p.third, 3.5)

export const pencil: Drawing = (p) =>
  `<g transform="rotate(45 50 50)">${box(38, 2, 24, 12, p.second, 4)}${box(38, 12, 24, 8, p.light)}${box(38, 20, 24, 50, p.first)}${box(46, 20, 8, 50, p.light)}${path("M38 70H62L50 98Z", p.light)}${path("M45.5 87H54.5L50 98Z", p.ground)}</g>`

export const inkwell: Drawing = (p) =>
  rule("M62 40L88 4", p.first, 4) +
  path("M90 2C98 18 84 36 66 42C72 24 76 12 90 2Z", p.third) +
  path("M36 34H64V46C84 50 90 66 88 92H12C10 66 16 50 36 46Z", p.second) +
  box(32, 28, 36, 10, p.light, 4) +
  path("M18 72Q34 62 50 72T82 72L83 86H17Z", p.ground) +
  rule("M24 62C28 56 34 54 38 54", p.light, 3.5)

export const lens: Drawing = (p) =>
  rule("M62 62L90 90", p.second, 13) +
  circle(42, 42, 36, p.first) +
  circle(42, 42, 28, p.third) +
  path("M20 40C20 28 30 18 44 18C34 24 28 32 28 46C24 46 20 44 20 40Z", p.light) +
  circle(46, 48, 7, p.ground) +
  circle(56, 34, 4, p.ground)

export const bowler: Drawing = (p) =>
  path("M22 62C18 24 34 12 50 12C66 12 82 24 78 62Z", p.ground) +
  path("M22 62C18 24 34 12 50 12C66 12 82 24 78 62Z", p.third, 'opacity=".5"') +
  path("M21 50H79L79 62H21Z", p.second) +
  path("M4 58C16 66 84 66 96 58C98 76 76 82 50 82C24 82 2 76 4 58Z", p.third) +
  rule("M32 40C32 28 38 22 46 20", p.light, 4)

export const roadster: Drawing = (p) =>
  path("M44 34L52 14H58L54 34Z", p.third) +
  path("M4 64C6 50 22 46 40 44L46 32H72L80 44C92 46 96 54 96 66H4Z", p.second) +
  rule("M12 56H52M60 44H78", p.light, 3) +
  circle(26, 70, 17, p.ground) +
  circle(26, 70, 11, p.light) +
  circle(26, 70, 4, p.first) +
  circle(76, 70, 17, p.ground) +
  circle(76, 70, 11, p.light) +
  circle(76, 70, 4, p.first) +
  circle(8, 58, 5, p.first)

export const biplane: Drawing = (p) =>
  rule("M30 26V58M70 26V58M42 26L58 58M58 26L42 58", p.light, 3) +
  box(6, 18, 88, 10, p.first, 5) +
  path("M38 40C38 28 62 28 62 40L58 86H42Z", p.second) +
  box(4, 56, 92, 11, p.first, 5) +
  box(32, 82, 36, 8, p.first, 4) +
  circle(50, 44, 9, p.light) +
  path("M50 44L28 36L28 42ZM50 44L72 52L72 46Z", p.third) +
  circle(50, 44, 4, p.ground)

export const burst: Drawing = (p) =>
  path(
    "M50 2L60 24L80 10L78 34L98 38L82 54L96 74L72 72L68 96L50 80L32 96L28 72L4 74L18 54L2 38L22 34L20 10L40 24Z",
    p.first,
  ) +
  path(
    "M50 22L57 36L70 28L68 44L82 48L71 57L78 70L62 68L59 82L50 72L41 82L38 68L22 70L29 57L18 48L32 44L30 28L43 36Z",
    p.second,
  ) +
  path("M54 30L38 56H49L44 76L64 48H52Z", p.light)

export const umbrella: Drawing = (p) =>
  path(
    "M6 54C8 24 28 10 50 10C72 10 92 24 94 54Q86 44 79 54Q70 44 64 54Q57 44 50 54Q43 44 36 54Q30 44 21 54Q14 44 6 54Z",
    p.second,
  ) +
  path("M36 54C36 34 42 20 50 10C58 20 64 34 64 54Q57 44 50 54Q43 44 36 54Z", p.first) +
  rule("M50 50V82C50 96 32 96 32 84", p.light, 5) +
  rule("M50 4V12", p.light, 4)
