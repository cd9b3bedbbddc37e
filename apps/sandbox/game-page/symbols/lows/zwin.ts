import { circle, path, rule } from "../draw.ts"
import type { Lows } from "./lows.ts"

/** What the tide leaves on the mud. */
export const zwin = {
  scallop: (p) =>
    path("M50 90L36 84L8 44C10 16 32 8 50 8C68 8 90 16 92 44L64 84Z", p.first) +
    rule("M50 84V16M50 84L26 20M50 84L74 20", p.deep, 4),
  whelk: (p) =>
    path("M50 4L74 34C92 50 82 78 54 96C34 84 16 60 26 40Z", p.light) +
    rule("M30 40L70 36M24 56L80 54M32 74L74 68", p.third, 5),
  footprint: (p) =>
    rule("M50 92V50M50 50V8M50 50L14 22M50 50L86 22", p.second, 11) + circle(50, 52, 9, p.light),
  razor: (p) =>
    `<g transform="rotate(38 50 50)"><rect x="36" y="2" width="28" height="96" rx="9" fill="${p.third}"/><path d="M42 8V92M50 6V94" stroke="${p.light}" stroke-width="3.500"/></g>`,
  cockles: (p) =>
    circle(28, 64, 22, p.second) +
    circle(72, 64, 22, p.light) +
    circle(50, 30, 22, p.first) +
    circle(50, 30, 9, p.deep) +
    circle(28, 64, 9, p.deep) +
    circle(72, 64, 9, p.deep),
} satisfies Lows
