import type { StudioName } from "./studios.ts"

/** What covers a closed field, a scratch field and the back of a card: two paths, 100 × 100, filled and as lines. */
export type Cover = { readonly filled: string; readonly lines: string }

const point = (radius: number, degrees: number, x = 50, y = 50): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`
}
const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join("")
const circle = (radius: number, x = 50, y = 50): string =>
  `M${x - radius} ${y}A${radius} ${radius} 0 1 0 ${x + radius} ${y}A${radius} ${radius} 0 1 0 ${x - radius} ${y}Z`
const lozenge = (wide: number, high = wide, x = 50, y = 50): string =>
  `M${x} ${y - high}L${x + wide} ${y}L${x} ${y + high}L${x - wide} ${y}Z`
const star = (points: number, outer: number, inner: number): string =>
  `M${times(points * 2, (at) => `${at ? "L" : ""}${point(at % 2 ? inner : outer, (at * 180) / points)}`)}Z`
/** Arches over a baseline, one in another. */
const arches = (x: number, y: number, ...radii: readonly number[]): string =>
  radii.map((radius) => `M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}`).join("")

/** The cover of each studio. */
export const COVERS: Readonly<Record<StudioName, Cover>> = {
  "Atelier Nord": { filled: star(4, 36, 9), lines: `${star(8, 30, 16)}${circle(38)}` },
  Lumen: {
    filled: `${circle(9)}${times(8, (at) => `M${point(14, at * 45 - 14)}L${point(34, at * 45 - 12)}A8 8 0 0 1 ${point(34, at * 45 + 12)}L${point(14, at * 45 + 14)}Z`)}`,
    lines: circle(40),
  },
  Kobalt: { filled: lozenge(14), lines: `${lozenge(28)}${lozenge(40)}` },
  Tessera: {
    filled: times(9, (at) =>
      at % 2 ? "" : `M${17 + (at % 3) * 24} ${17 + Math.floor(at / 3) * 24}h18v18h-18Z`,
    ),
    lines: times(9, (at) =>
      at % 2 ? `M${17 + (at % 3) * 24} ${17 + Math.floor(at / 3) * 24}h18v18h-18Z` : "",
    ),
  },
  Halcyon: {
    filled: `${circle(7, 50, 34)}${circle(7, 30, 66)}${circle(7, 70, 66)}`,
    lines: `${arches(50, 44, 14, 21, 28)}${arches(30, 76, 14, 20)}${arches(70, 76, 14, 20)}`,
  },
  Monolith: {
    filled: "M38 24H62V38H70V52H78V66H86V80H14V66H22V52H30V38H38Z",
    lines: "M44 14H56V20H44ZM10 86H90",
  },
  "Maison Vermeil": {
    filled: `${lozenge(11, 18)}${times(4, (at) => circle(6, 50 + [0, 27, 0, -27][at]!, 50 + [-27, 0, 27, 0][at]!))}`,
    lines:
      "M50 12C66 12 70 30 70 30S88 34 88 50S70 70 70 70S66 88 50 88S30 70 30 70S12 66 12 50S30 30 30 30S34 12 50 12Z",
  },
  Dageraad: {
    filled: "M26 66A24 24 0 0 1 74 66Z",
    lines: `${times(7, (at) => `M${point(30, at * 30 - 90, 50, 66)}L${point(42, at * 30 - 90, 50, 66)}`)}M12 74H88M24 82H76`,
  },
  "Folie Bleue": {
    filled: `${lozenge(13)}${["M12 12H30A18 18 0 0 1 12 30Z", "M88 12V30A18 18 0 0 1 70 12Z", "M88 88H70A18 18 0 0 1 88 70Z", "M12 88V70A18 18 0 0 1 30 88Z"].join("")}`,
    lines: "M12 40A28 28 0 0 0 40 12M60 12A28 28 0 0 0 88 40M88 60A28 28 0 0 0 60 88M40 88A28 28 0 0 0 12 60",
  },
  Belfort: {
    filled: "M30 22H38V30H46V22H54V30H62V22H70V42H64V84H56V66A6 6 0 0 0 44 66V84H36V42H30Z",
    lines: "M14 86V60H22V68H30M86 86V60H78V68H70M10 88H90",
  },
  "Quai Neuf": {
    filled: `${circle(8)}${times(8, (at) => circle(4, 50 + 36 * Math.sin((at * Math.PI) / 4), 50 - 36 * Math.cos((at * Math.PI) / 4)))}`,
    lines: `${circle(24)}${times(8, (at) => `M${point(8, at * 45)}L${point(33, at * 45)}`)}`,
  },
  Papillon: {
    filled: "M47 48C36 18 12 18 14 38C15 50 30 54 47 52ZM53 48C64 18 88 18 86 38C85 50 70 54 53 52Z",
    lines:
      "M47 54C28 56 22 66 28 76C34 84 46 72 48 58M53 54C72 56 78 66 72 76C66 84 54 72 52 58M50 36V74M50 36C48 28 44 24 40 22M50 36C52 28 56 24 60 22",
  },
  Zwin: {
    filled: "M50 72L20 44C26 22 74 22 80 44Z",
    lines: "M50 72L32 34M50 72L50 30M50 72L68 34M42 72H58V78H42ZM10 86Q20 80 30 86T50 86T70 86T90 86",
  },
  "Grand Écran": {
    filled: `${circle(4)}${times(5, (at) => circle(6, 50 + 17 * Math.sin((at * Math.PI) / 2.5), 50 - 17 * Math.cos((at * Math.PI) / 2.5)))}`,
    lines: `${circle(28)}${times(5, (at) => `M${17 + at * 14} 10h8v8h-8ZM${17 + at * 14} 82h8v8h-8Z`)}`,
  },
}
