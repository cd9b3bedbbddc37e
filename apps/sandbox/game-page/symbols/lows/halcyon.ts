import { around, circle, path, rule } from "../draw.ts"
import type { Lows } from "./lows.ts"

/** Feathers and what else a kingfisher leaves. */
export const halcyon = {
  quill: (p) =>
    path("M84 6C96 40 66 74 28 78C24 44 48 10 84 6Z", p.first) +
    rule("M8 94L76 18M40 62L36 46M50 52L64 54", p.deep, 4),
  plumeEye: (p) =>
    path("M50 96V60", p.light) +
    `<ellipse cx="50" cy="42" rx="32" ry="38" fill="${p.third}"/>` +
    circle(50, 40, 19, p.light) +
    circle(50, 40, 10, p.deep) +
    rule("M50 78V96", p.light, 5),
  crest: (p) =>
    [-42, 0, 42]
      .map((turn) =>
        path("M50 92C30 62 34 26 50 6C66 26 70 62 50 92Z", p.second, `transform="rotate(${turn} 50 92)"`),
      )
      .join("") + circle(50, 86, 10, p.light),
  pinion: (p) =>
    path(
      "M6 30C40 6 84 12 96 26C90 40 84 44 74 46C78 52 72 60 60 60C60 70 48 76 34 70C16 64 6 48 6 30Z",
      p.light,
    ) + rule("M18 34C40 26 64 28 84 30M26 48C42 42 56 44 66 48", p.third, 4),
  ripples: (p) =>
    [10, 24, 38]
      .map((r, at) =>
        circle(50, 50, r, "none", `stroke="${[p.light, p.first, p.second][at]}" stroke-width="6"`),
      )
      .join("") + around(4, circle(50, 4, 4, p.light)),
} satisfies Lows
