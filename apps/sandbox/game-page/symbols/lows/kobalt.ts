import { around, path, rule } from "../draw.ts"
import type { Lows } from "./lows.ts"

const lozengeAt = (x: number, y: number, w: number, h: number, fill: string): string =>
  path(`M${x} ${y - h}L${x + w} ${y}L${x} ${y + h}L${x - w} ${y}Z`, fill)

/** Lozenges, alone and together. */
export const kobalt = {
  lozengeTall: (p) => lozengeAt(50, 50, 24, 46, p.first) + lozengeAt(50, 50, 11, 24, p.light),
  lozengeWide: (p) => lozengeAt(50, 50, 47, 23, p.second) + lozengeAt(50, 50, 26, 12, p.deep),
  lozengePair: (p) =>
    lozengeAt(28, 50, 22, 40, p.third) +
    lozengeAt(72, 50, 22, 40, p.light) +
    lozengeAt(50, 50, 9, 17, p.deep),
  lozengeStar: (p) => around(6, lozengeAt(50, 25, 11, 22, p.light)) + lozengeAt(50, 50, 8, 8, p.first),
  lozengeCube: (p) =>
    path("M50 6L90 28L50 50L10 28Z", p.light) +
    path("M10 28L50 50V94L10 72Z", p.second) +
    path("M90 28L50 50V94L90 72Z", p.third) +
    rule("M10 28L50 50L90 28M50 50V94", p.deep, 3),
} satisfies Lows
