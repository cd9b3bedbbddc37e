import { around, box, circle, path, rule } from "../draw.ts"
import type { Lows } from "./lows.ts"

/** What a belfry carries. */
export const belfort = {
  chime: (p) =>
    path("M50 10C74 14 70 48 78 64L90 76H10L22 64C30 48 26 14 50 10Z", p.first) + circle(50, 86, 9, p.light),
  pennant: (p) =>
    box(14, 4, 7, 92, p.light, 3) +
    path("M21 12L94 34L21 58Z", p.second) +
    path("M21 24L56 34L21 46Z", p.light),
  battlement: (p) =>
    path("M8 92V22H28V40H40V22H60V40H72V22H92V92Z", p.third) +
    path("M40 92V72A10 10 0 0 1 60 72V92Z", p.deep) +
    rule("M8 54H92", p.light, 4),
  vane: (p) =>
    rule("M50 22V96", p.light, 6) +
    path("M4 34H60V22L96 40L60 58V46H4L16 40Z", p.first) +
    circle(50, 12, 8, p.light),
  dial: (p) =>
    circle(50, 50, 44, p.light) +
    around(4, box(47, 10, 6, 14, p.deep)) +
    rule("M50 50V26M50 50L66 62", p.deep, 6) +
    circle(50, 50, 6, p.second),
} satisfies Lows
