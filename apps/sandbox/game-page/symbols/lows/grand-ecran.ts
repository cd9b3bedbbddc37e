import { around, box, circle, path, rule } from "../draw.ts"
import type { Lows } from "./lows.ts"

/** What a projection room holds. */
export const grandEcran = {
  filmReel: (p) =>
    circle(50, 50, 45, p.light) + around(5, circle(50, 22, 12, p.deep)) + circle(50, 50, 7, p.second),
  filmStrip: (p) =>
    box(26, 4, 48, 92, p.third, 3) +
    [10, 28, 46, 64, 82].map((y) => box(30, y, 7, 9, p.deep) + box(63, y, 7, 9, p.deep)).join("") +
    box(41, 10, 18, 22, p.light) +
    box(41, 38, 18, 22, p.light) +
    box(41, 66, 18, 22, p.light),
  slate: (p) =>
    box(6, 42, 88, 50, p.second, 3) +
    path("M4 30L90 8L94 22L8 44Z", p.light) +
    rule("M24 25L32 37M46 19L54 31M68 14L76 26", p.deep, 6),
  beam: (p) =>
    path("M16 42L96 6V94L16 58Z", p.first, 'opacity=".85"') +
    box(4, 34, 30, 32, p.light, 4) +
    circle(34, 50, 10, p.second),
  premiere: (p) =>
    path("M50 2L62 36H98L69 57L80 92L50 71L20 92L31 57L2 36H38Z", p.first) + circle(50, 50, 12, p.light),
} satisfies Lows
