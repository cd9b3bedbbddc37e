import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const sun: Drawing = (p) =>
  around(16, path("M50 4L54 24H46Z", p.first)) +
  circle(50, 50, 25, p.first) +
  circle(50, 50, 19, p.light) +
  circle(50, 50, 13, p.first)

export const moon: Drawing = (p) =>
  circle(50, 50, 38, p.shade) +
  path("M62 14A38 38 0 1 0 62 86A30 30 0 1 1 62 14Z", p.light) +
  path("M68 30l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z", p.first) +
  circle(78, 62, 3, p.first)

export const star: Drawing = (p) =>
  around(4, path("M50 6L57 43H43Z", p.first)) +
  around(4, path("M50 22L55 45H45Z", p.second, 'transform="rotate(45 50 50)"')) +
  circle(50, 50, 9, p.light)

export const comet: Drawing = (p) =>
  path("M8 88L54 30L72 48Z", p.second) +
  path("M20 92L60 38L68 46Z", p.first) +
  circle(66, 36, 22, p.first) +
  circle(66, 36, 15, p.light) +
  circle(66, 36, 8, p.third) +
  rule("M14 60L40 34M36 90L58 72", p.light, 2.5)

export const planet: Drawing = (p) =>
  circle(50, 50, 27, p.second) +
  path("M24 44Q50 56 76 44V54Q50 66 26 58Z", p.third) +
  rule("M10 64C2 54 92 20 92 36C92 48 22 76 10 64", p.first, 5) +
  circle(50, 50, 27, "none", `stroke="${p.light}" stroke-width="2"`)

export const rocket: Drawing = (p) =>
  path("M50 6C70 22 70 50 66 68H34C30 50 30 22 50 6Z", p.light) +
  path("M50 6C58 12 62 22 64 32H36C38 22 42 12 50 6Z", p.third) +
  circle(50, 44, 8, p.second) +
  path("M34 54L18 78L35 72ZM66 54L82 78L65 72Z", p.first) +
  path("M42 70H58L50 94Z", p.first)

export const telescope: Drawing = (p) =>
  `<g transform="rotate(-28 50 46)">${box(14, 38, 26, 16, p.second, 2)}${box(38, 34, 26, 24, p.first, 2)}${box(62, 29, 28, 34, p.light, 3)}${box(84, 27, 6, 38, p.third, 2)}</g>` +
  rule("M48 52L34 94M50 52L50 94M52 52L68 94", p.first, 4)

export const globe: Drawing = (p) =>
  circle(50, 44, 32, p.second) +
  rule("M50 12V76M18 44H82M50 12C28 28 28 60 50 76C72 60 72 28 50 12M24 28H76M24 60H76", p.light, 2.5) +
  rule("M84 20A44 44 0 0 1 28 82", p.first, 5) +
  path("M34 94H66L60 84H40Z", p.first)

export const compass: Drawing = (p) =>
  circle(50, 50, 42, p.shade, `stroke="${p.first}" stroke-width="5"`) +
  around(12, box(49, 12, 2, 6, p.light)) +
  path("M50 16L58 50L50 84L42 50Z", p.light) +
  path("M50 16L58 50H42Z", p.third) +
  path("M16 50L50 44L84 50L50 56Z", p.second) +
  circle(50, 50, 5, p.first)

export const clock: Drawing = (p) =>
  circle(50, 50, 42, p.first) +
  circle(50, 50, 35, p.light) +
  around(12, box(48.5, 18, 3, 7, p.ground)) +
  rule("M50 50V28M50 50L66 58", p.ground, 4.5) +
  circle(50, 50, 4.5, p.third)

export const lighthouse: Drawing = (p) =>
  path("M50 24L4 8V40Z", p.first, 'opacity=".75"') +
  path("M50 24L96 8V40Z", p.first, 'opacity=".75"') +
  path("M40 34H60L66 88H34Z", p.light) +
  path("M38.6 46H61.4L63 60H37ZM35.6 74H64.4L66 88H34Z", p.third) +
  box(38, 18, 24, 16, p.first, 2) +
  path("M36 18L50 6L64 18Z", p.third) +
  path("M20 94Q35 82 50 90T80 94Z", p.second)

export const wave: Drawing = (p) =>
  path("M4 84C8 40 40 10 76 22C92 28 92 48 76 48C70 48 66 44 68 38C52 38 46 58 62 84Z", p.second) +
  rule("M18 84C20 56 40 32 64 32M34 84C34 66 42 52 54 46", p.light, 3.5) +
  path("M4 84H96V94H4Z", p.third)

export const gull: Drawing = (p) =>
  circle(50, 50, 40, p.shade) +
  path("M6 40C24 26 40 34 50 50C60 34 76 26 94 40C76 40 64 50 56 64H44C36 50 24 40 6 40Z", p.light) +
  path("M44 60H56L50 74Z", p.first) +
  circle(47, 58, 2, p.ground)

export const dune: Drawing = (p) =>
  circle(64, 34, 16, p.first) +
  path("M4 86C24 48 40 44 58 60C70 70 84 60 96 56V86Z", p.second) +
  path("M4 86C30 70 44 58 58 60C50 68 54 80 70 86Z", p.third) +
  rule("M12 92H88", p.light, 3)
