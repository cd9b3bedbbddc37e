import { around, box, circle, path, rule } from "../draw.ts"
import type { Lows } from "./lows.ts"

/** What lies on a quay. */
export const quaiNeuf = {
  lifebuoy: (p) =>
    circle(50, 50, 33, "none", `stroke="${p.light}" stroke-width="20"`) +
    around(4, box(42, 5, 16, 24, p.second)),
  eightKnot: (p) =>
    rule("M50 50C20 26 30 6 50 6C70 6 80 26 50 50C20 74 30 94 50 94C70 94 80 74 50 50Z", p.first, 10),
  bollard: (p) =>
    path("M14 10H86V28H70V74H90V92H10V74H30V28H14Z", p.third) + rule("M30 50H70M30 60H70", p.light, 5),
  cargoHook: (p) =>
    circle(50, 14, 10, "none", `stroke="${p.light}" stroke-width="6"`) +
    rule("M50 26V48C74 52 74 88 48 88C32 88 24 76 26 64", p.second, 11),
  marker: (p) =>
    path("M50 4L76 70H24Z", p.first) +
    path("M38 36H62L69 54H31Z", p.light) +
    path("M6 74H94L80 94H20Z", p.third),
} satisfies Lows
