import { around, circle, path, rule } from "../draw.ts"
import type { Lows } from "./lows.ts"

/** The morning. */
export const dageraad = {
  sunrise: (p) =>
    [-72, -36, 0, 36, 72]
      .map((turn) => path("M50 4L56 34H44Z", p.first, `transform="rotate(${turn} 50 74)"`))
      .join("") +
    path("M24 74A26 26 0 0 1 76 74Z", p.light) +
    rule("M8 84H92", p.third, 6),
  daybreak: (p) =>
    circle(50, 50, 42, p.second) + rule("M4 44H96M4 60H96M10 74H90", p.deep, 6) + circle(50, 24, 8, p.light),
  morningStar: (p) => around(4, path("M50 2L59 41H41Z", p.light)) + circle(50, 50, 12, p.third),
  dew: (p) =>
    path("M50 4C74 36 84 52 84 64A34 32 0 0 1 16 64C16 52 26 36 50 4Z", p.third) +
    path("M30 62C32 74 40 82 50 84", "none", `stroke="${p.light}" stroke-width="6" stroke-linecap="round"`),
  horizon: (p) =>
    rule("M10 82A40 40 0 0 1 90 82", p.first, 9) +
    rule("M28 82A22 22 0 0 1 72 82", p.second, 8) +
    rule("M44 82A6 6 0 0 1 56 82", p.light, 7),
} satisfies Lows
