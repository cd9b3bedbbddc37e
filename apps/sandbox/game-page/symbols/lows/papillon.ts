import { circle, path, rule } from "../draw.ts"
import type { Lows } from "./lows.ts"

/** Wings and their beginnings. */
export const papillon = {
  wingPair: (p) =>
    path(
      "M50 50C40 6 4 4 6 32C8 50 30 54 50 50C70 54 92 50 94 32C96 4 60 6 50 50ZM50 52C28 52 18 70 28 84C40 92 50 74 50 52C50 74 60 92 72 84C82 70 72 52 50 52Z",
      p.first,
    ) + rule("M50 30V84", p.light, 6),
  mothWing: (p) =>
    path("M50 10L96 84H4Z", p.third) +
    circle(34, 66, 9, p.light) +
    circle(66, 66, 9, p.light) +
    rule("M50 12V84", p.deep, 6),
  cocoon: (p) =>
    `<ellipse cx="50" cy="52" rx="24" ry="42" fill="${p.light}"/>` +
    rule("M28 40Q50 52 72 40M27 56Q50 68 73 56M34 74Q50 82 66 74M50 10V2", p.second, 4.5),
  singleWing: (p) =>
    path("M12 90C8 40 44 4 92 8C98 44 68 66 48 66C40 78 26 90 12 90Z", p.second) +
    circle(66, 34, 13, p.light) +
    circle(66, 34, 6, p.deep) +
    rule("M16 86L50 48", p.light, 4),
  proboscis: (p) =>
    rule(
      "M50 52C50 44 62 44 62 54C62 68 38 68 38 50C38 30 76 30 76 54C76 84 24 84 24 50C24 10 90 12 92 54",
      p.light,
      8,
    ),
} satisfies Lows
