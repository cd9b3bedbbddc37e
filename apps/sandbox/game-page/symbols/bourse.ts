import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const florin: Drawing = (p) =>
  circle(50, 50, 46, p.first) +
  around(28, circle(50, 8, 1.8, p.shade)) +
  circle(50, 50, 36, "none", `stroke="${p.shade}" stroke-width="2.5"`) +
  circle(50, 50, 33, p.light, 'opacity=".35"')

export const swan: Drawing = (p) =>
  path(
    "M8 74C20 92 78 92 92 58C78 64 74 50 58 48C42 46 26 56 20 66C32 60 44 62 50 68C36 82 18 80 8 74Z",
    p.light,
  ) +
  path(
    "M22 70C4 54 14 40 28 34C38 30 36 20 28 20C22 20 18 24 16 30L8 28C10 14 22 8 32 10C48 14 48 34 36 42C28 48 26 58 34 66Z",
    p.light,
  ) +
  path("M16 30L2 34L8 27Z", p.second) +
  circle(26, 20, 2.6, p.ground) +
  rule("M48 60C62 54 72 60 78 66M44 70C58 66 66 70 72 74", p.third, 3) +
  path("M4 88Q27 80 50 88T96 88V95H4Z", p.third)

export const cog: Drawing = (p) =>
  rule("M50 6V66", p.third, 5) +
  path("M50 12C74 16 82 38 78 56H50Z", p.light) +
  path("M50 12C28 16 20 38 24 56H50Z", p.second) +
  rule("M22 36H79M24 54H78", p.first, 2.5) +
  path("M6 60L22 66H78L94 56C92 76 82 90 68 90H32C18 90 8 78 6 60Z", p.first) +
  rule("M16 74H84M24 82H76", p.shade, 2.5) +
  path("M50 4L66 9L50 14Z", p.second)

export const purse: Drawing = (p) =>
  path("M34 30C8 46 6 92 30 94H70C94 92 92 46 66 30Z", p.second) +
  path("M30 10L50 20L70 10L66 30H34Z", p.second) +
  box(30, 27, 40, 8, p.first, 4) +
  rule("M62 32C76 34 78 44 74 52M66 32C82 32 86 40 86 48", p.light, 3) +
  circle(50, 64, 17, p.first) +
  circle(50, 64, 12, "none", `stroke="${p.shade}" stroke-width="2.5"`) +
  path("M50 54L56 64L50 74L44 64Z", p.light)

export const scales: Drawing = (p) =>
  box(47, 14, 6, 72, p.first) +
  rule("M14 26Q50 10 86 26", p.first, 5) +
  rule("M14 26L4 58M14 26L28 58M86 26L72 58M86 26L96 58", p.light, 2.5) +
  path("M2 58H30C30 72 2 72 2 58ZM70 58H98C98 72 70 72 70 58Z", p.second) +
  circle(50, 12, 7, p.light) +
  path("M28 92C28 84 40 82 50 82C60 82 72 84 72 92Z", p.first) +
  circle(16, 53, 5, p.first) +
  circle(82, 53, 5, p.first)

export const gable: Drawing = (p) =>
  path("M14 94V52H24V40H34V28H43V14H57V28H66V40H76V52H86V94Z", p.second) +
  rule("M14 52H24V40H34V28H43V14H57V28H66V40H76V52H86", p.light, 3.5) +
  [40, 60].map((y) => box(44, y, 12, 13, p.first, 6)).join("") +
  box(25, 60, 11, 13, p.first, 5) +
  box(64, 60, 11, 13, p.first, 5) +
  path("M41 94V84A9 9 0 0 1 59 84V94Z", p.ground) +
  rule("M10 94H90", p.third, 4)
