import { box, circle, path, rule } from "../draw.ts"
import type { Lows } from "./lows.ts"

/** Standing stones. */
export const monolith = {
  ziggurat: (p) => path("M6 90V72H20V54H34V36H66V54H80V72H94V90Z", p.second) + box(42, 62, 16, 28, p.light),
  obelisk: (p) => path("M36 92L42 24L50 6L58 24L64 92Z", p.first) + rule("M50 22V84", p.light, 4),
  trilithon: (p) =>
    box(6, 16, 88, 20, p.third, 3) + box(14, 40, 20, 52, p.light, 3) + box(66, 40, 20, 52, p.light, 3),
  menhir: (p) =>
    path("M22 92C14 56 26 8 52 8C80 8 88 56 78 92Z", p.light) +
    circle(50, 46, 15, p.shade) +
    circle(50, 46, 7, p.first),
  stele: (p) =>
    path("M50 6L92 50L50 94L8 50Z", p.second) + box(34, 34, 32, 32, p.deep) + box(42, 42, 16, 16, p.first),
} satisfies Lows
