import { around, box, circle, path, rule } from "../draw.ts"
import type { Lows } from "./lows.ts"

/** Gilt ornaments of a fine jeweller. */
export const maisonVermeil = {
  cartouche: (p) =>
    `<ellipse cx="50" cy="50" rx="27" ry="40" fill="none" stroke="${p.first}" stroke-width="8"/>` +
    circle(50, 6, 6, p.light) +
    circle(50, 94, 6, p.light) +
    path("M50 28L60 50L50 72L40 50Z", p.second),
  escutcheon: (p) =>
    path("M12 12H88V46C88 70 70 86 50 95C30 86 12 70 12 46Z", p.second) +
    path("M12 12H50V95C30 86 12 70 12 46Z", p.light) +
    rule("M14 50H86", p.deep, 4),
  fleuron: (p) =>
    path("M50 4C66 22 66 42 56 60H44C34 42 34 22 50 4Z", p.first) +
    path(
      "M40 60C14 66 6 42 18 30C30 26 36 36 28 44C34 46 40 52 42 60ZM60 60C86 66 94 42 82 30C70 26 64 36 72 44C66 46 60 52 58 60Z",
      p.first,
    ) +
    box(32, 60, 36, 9, p.light, 3) +
    path("M42 70H58L50 96Z", p.third),
  giltFrame: (p) =>
    box(8, 8, 84, 84, p.third, 4) +
    box(22, 22, 56, 56, p.deep, 2) +
    around(4, circle(15, 15, 7, p.light)) +
    circle(50, 50, 14, p.light),
  rosace: (p) =>
    around(12, path("M50 46L42 10Q50 0 58 10Z", p.light)) +
    circle(50, 50, 16, p.second) +
    circle(50, 50, 7, p.deep),
} satisfies Lows
