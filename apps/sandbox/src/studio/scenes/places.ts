import type { Palette } from "../palettes/palette.ts"
import { HEIGHT, WIDTH } from "./stage.ts"

const every = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join("")

/** Places and patterns behind games. */
export const PLACES = {
  lattice: (p: Palette) =>
    every(
      21,
      (at) =>
        `<path d="M${at * 100 - 400} ${HEIGHT}l600 -620M${at * 100 - 400} 380l600 620" stroke="${at % 2 ? p.second : p.first}" stroke-width="9" fill="none"/>`,
    ) + every(9, (at) => `<circle cx="${at * 200}" cy="690" r="26" fill="${p.third}"/>`),
  canal: (p: Palette) =>
    every(13, (at) => {
      const [x, height] = [at * 126 - 16, 260 + ((at * 37) % 5) * 44]
      const steps = every(3, () => "h16v-34")
      return `<path d="M${x} 760v-${height}${steps}h24${every(3, () => "v34h16")}V760Z" fill="${[p.first, p.second, p.third][at % 3]}"/>`
    }) +
    every(
      5,
      (row) =>
        `<path d="M0 ${780 + row * 46}q100 -22 200 0t200 0t200 0t200 0t200 0t200 0t200 0t200 0" stroke="${row % 2 ? p.third : p.second}" stroke-width="10" fill="none"/>`,
    ),
  stage: (p: Palette) =>
    every(
      16,
      (at) =>
        `<path d="M${at * 100} 0q50 420 0 760h100q-50 -340 0 -760Z" fill="${at % 2 ? p.second : p.shade}"/>`,
    ) +
    `<path d="M0 760H${WIDTH}V${HEIGHT}H0Z" fill="${p.third}"/>` +
    every(9, (at) => `<circle cx="${at * 200}" cy="800" r="24" fill="${p.light}"/>`),
  glasshouse: (p: Palette) =>
    every(
      6,
      (at) =>
        `<path d="M${800 - 700 + at * 30} ${HEIGHT}V${620 - at * 40}A${700 - at * 120} 520 0 0 1 ${1500 - at * 30} ${620 - at * 40}V${HEIGHT}" fill="none" stroke="${[p.first, p.second, p.third][at % 3]}" stroke-width="10"/>`,
    ) + every(9, (at) => `<path d="M800 120L${at * 200} ${HEIGHT}" stroke="${p.second}" stroke-width="6"/>`),
  stars: (p: Palette) =>
    every(44, (at) => {
      const [x, y, r] = [(at * 379) % WIDTH, 330 + ((at * 211) % 640), 8 + ((at * 7) % 5) * 6]
      return `<path d="M${x} ${y - r}l${r / 4} ${r * 0.75}l${r * 0.75} ${r / 4}l-${r * 0.75} ${r / 4}l-${r / 4} ${r * 0.75}l-${r / 4} -${r * 0.75}l-${r * 0.75} -${r / 4}l${r * 0.75} -${r / 4}Z" fill="${[p.first, p.light, p.second][at % 3]}"/>`
    }),
  tiles: (p: Palette) =>
    every(72, (at) => {
      const [x, y] = [(at % 12) * 136, 420 + Math.floor(at / 12) * 136]
      return `<path d="M${x} ${y}h124v124h-124Z" fill="${at % 2 ? p.third : p.shade}"/><path d="M${x + 62} ${y + 14}l48 48l-48 48l-48 -48Z" fill="${(at + Math.floor(at / 12)) % 2 ? p.first : p.second}"/>`
    }),
}
