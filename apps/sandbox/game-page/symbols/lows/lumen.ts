import { around, circle, path, rule } from "../draw.ts"
import type { Lows } from "./lows.ts"

/** Gothic tracery. */
export const lumen = {
  trefoil: (p) =>
    around(3, circle(50, 28, 21, p.first) + circle(50, 28, 11, p.deep)) + circle(50, 50, 9, p.light),
  quatrefoil: (p) =>
    around(4, circle(50, 27, 20, p.second)) +
    around(4, circle(50, 27, 9, p.light)) +
    path("M50 38L62 50L50 62L38 50Z", p.deep),
  lancet: (p) =>
    path("M28 94V46C28 26 38 12 50 4C62 12 72 26 72 46V94Z", p.third) +
    path("M37 86V48C37 36 42 26 50 18C58 26 63 36 63 48V86Z", p.deep) +
    rule("M50 22V86M37 54H63", p.light, 3.5),
  mandorla: (p) =>
    path("M4 50C22 14 78 14 96 50C78 86 22 86 4 50Z", p.light) +
    path("M18 50C32 28 68 28 82 50C68 72 32 72 18 50Z", p.second) +
    path("M50 34L60 50L50 66L40 50Z", p.deep),
  wheelWindow: (p) =>
    circle(50, 50, 44, p.first) +
    around(6, path("M45 18A34 34 0 0 1 55 18L53 42H47Z", p.deep)) +
    circle(50, 50, 12, p.light),
} satisfies Lows
