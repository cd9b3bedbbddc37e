import type { Palette } from "../palettes/palette.ts"
import { HEIGHT } from "./stage.ts"

const rings = (x: number, y: number, radius: number, p: Palette): string =>
  [p.second, p.ground, p.first, p.ground, p.third, p.ground]
    .map((fill, ring) => `<circle cx="${x}" cy="${y}" r="${radius * (1 - ring * 0.15)}" fill="${fill}"/>`)
    .join("")

const towers = (p: Palette): string =>
  Array.from({ length: 20 }, (_, at) => {
    const height = 160 + ((at * 7919) % 11) * 38
    const x = at * 82 - 10
    const windows = Array.from(
      { length: Math.floor(height / 44) },
      (_, row) =>
        `<path d="M${x + 14} ${HEIGHT - height + 26 + row * 44}h14v20h-14zM${x + 40} ${HEIGHT - height + 26 + row * 44}h14v20h-14z" fill="${p.ground}"/>`,
    ).join("")
    return `<path d="M${x} ${HEIGHT}v-${height}h68v${height}z" fill="${at % 2 ? p.second : p.first}"/>${windows}`
  }).join("")

const scales = (p: Palette): string =>
  Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 12 }, (_, at) => rings(at * 150 - (row % 2) * 75, 660 + row * 90, 82, p)).join(""),
  ).join("")

const bands = (p: Palette, rise: (band: number) => string): string =>
  [p.third, p.second, p.shade, p.deep]
    .map((fill, band) => `<path d="${rise(band)}V${HEIGHT}H0Z" fill="${fill}"/>`)
    .join("")

export const FIRST_SCENES = {
  rays: (p: Palette) => rings(800, 1010, 420, p),
  rings: (p: Palette) => rings(110, 870, 400, p) + rings(1500, 860, 400, p),
  arches: (p: Palette) => rings(260, 1000, 380, p) + rings(1340, 1000, 380, p),
  fans: scales,
  skyline: towers,
  waves: (p: Palette) => bands(p, (band) => `M0 ${640 + band * 84}q200 -90 400 0t400 0t400 0t400 0`),
  dunes: (p: Palette) =>
    bands(
      p,
      (band) =>
        `M0 ${760 + band * 60}L${260 + band * 90} ${540 + band * 90}L${620 + band * 60} ${800 + band * 30}L${1120 - band * 70} ${560 + band * 80}L1600 ${820 + band * 30}`,
    ),
  hills: (p: Palette) =>
    rings(1200, 420, 150, p) +
    bands(
      p,
      (band) =>
        `M0 ${700 + band * 70}Q${300 + band * 80} ${520 + band * 90} ${720 + band * 40} ${720 + band * 60}T1600 ${660 + band * 80}`,
    ),
}
