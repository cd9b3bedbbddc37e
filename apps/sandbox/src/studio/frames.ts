import type { StudioName } from "./studios.ts"

/** The ornaments of a studio's frame in SVG: the upper left corner, 54 × 54, and the crest, 140 × 54. */
export type Frame = { readonly corner: string; readonly crest: string }

const plate = (path: string): string =>
  `<path d="${path}" fill="var(--deep)" stroke="var(--brass)" stroke-width="2" stroke-linejoin="round"/>`
const fill = (path: string, colour = "brass"): string => `<path d="${path}" fill="var(--${colour})"/>`
const line = (path: string, colour = "brass", width = 2): string =>
  `<path d="${path}" fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linecap="round"/>`
const dot = (x: number, y: number, radius: number, colour = "brass-light"): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--${colour})"/>`
const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join("")
/** One shape, turned about a point by each of the angles. */
const turned = (x: number, y: number, angles: readonly number[], draw: (at: number) => string): string =>
  angles.map((angle, at) => `<g transform="translate(${x} ${y}) rotate(${angle})">${draw(at)}</g>`).join("")
const other = (at: number): string => (at % 2 ? "first" : "brass")

const QUARTER = "M2 2H52A50 50 0 0 1 2 52Z"
const HALF = "M22 52A48 48 0 0 1 118 52Z"
const arc = (radius: number): string => `M${2 + radius} 2A${radius} ${radius} 0 0 1 2 ${2 + radius}`
const hill = (radius: number): string => `M${70 - radius} 52A${radius} ${radius} 0 0 1 ${70 + radius} 52`

const star = (x: number, y: number, size: number): string =>
  `M${x} ${y - size}L${x + size * 0.22} ${y - size * 0.22}L${x + size} ${y}L${x + size * 0.22} ${y + size * 0.22}L${x} ${y + size}L${x - size * 0.22} ${y + size * 0.22}L${x - size} ${y}L${x - size * 0.22} ${y - size * 0.22}Z`
const lozenge = (x: number, y: number, wide: number, high: number): string =>
  `M${x} ${y - high}L${x + wide} ${y}L${x} ${y + high}L${x - wide} ${y}Z`
const square = (x: number, y: number, side: number): string => `M${x} ${y}h${side}v${side}h${-side}Z`

/** A fan, and steps that lead up to one. */
const fans: Frame = {
  corner: `${plate(QUARTER)}${turned(6, 6, [90, 112.5, 135, 157.5, 180], () => fill("M0 0L-3.4 -34Q0 -42 3.4 -34Z"))}${dot(6, 6, 9)}`,
  crest: `${plate("M4 46H22V36H34V24H46V12H58V4H82V12H94V24H106V36H118V46H136V52H4Z")}${turned(
    70,
    46,
    [-80, -60, -40, -20, 0, 20, 40, 60, 80],
    (at) => fill("M0 0L-3 -40H3Z", other(at)),
  )}${dot(70, 46, 10)}${dot(70, 46, 5, "deep")}`,
}

const northStar: Frame = {
  corner: `${plate("M2 2H50L26 26L2 50Z")}${fill(star(15, 15, 15), "brass-light")}${dot(15, 15, 3, "first")}`,
  crest: `${plate("M18 52L50 40H90L122 52Z")}${turned(70, 28, [45], () => fill(star(0, 0, 17)))}${fill(star(70, 28, 26), "brass-light")}${dot(70, 28, 5, "first")}`,
}

const windows: Frame = {
  corner: `${plate(QUARTER)}${line(arc(36))}${line(arc(20))}${line("M2 2L39 39M2 2L50 20M2 2L20 50", "brass", 1.5)}${dot(28, 28, 5, "first")}${dot(38, 14, 4, "first")}${dot(14, 38, 4, "first")}`,
  crest: `${plate("M34 52V34A36 30 0 0 1 106 34V52Z")}${line("M52 52V34A18 26 0 0 1 88 34V52M70 52V8M34 36H106")}${fill("M56 50V38H67V50Z", "first")}${fill("M73 50V38H84V50Z", "first")}${dot(70, 24, 7)}`,
}

const facets: Frame = {
  corner: `${plate("M2 2H46L32 32L2 46Z")}${fill("M6 6H38L20 20Z", "first")}${fill("M6 6L20 20L6 38Z")}${fill("M24 22L36 10L30 29Z", "brass-light")}${fill("M22 24L10 36L29 30Z", "brass-light")}`,
  crest: `${plate("M20 52L48 38H92L120 52Z")}${plate("M44 18L56 6H84L96 18L70 48Z")}${fill("M56 6L62 18H46Z")}${fill("M84 6L78 18H94Z")}${fill("M62 18H78L70 45Z", "brass-light")}${fill("M48 20H61L68 42Z", "first")}${fill("M92 20H79L72 42Z", "first")}`,
}

const mosaic: Frame = {
  corner: times(4, (row) =>
    times(
      4 - row,
      (column) =>
        `${plate(square(2 + column * 12, 2 + row * 12, 12))}${fill(square(5 + column * 12, 5 + row * 12, 6), (row + column) % 2 ? "first" : "brass-light")}`,
    ),
  ),
  crest: times(4, (row) =>
    times(
      9 - row * 2,
      (column) =>
        `${plate(square(16 + (column + row) * 12, 40 - row * 12, 12))}${fill(square(19 + (column + row) * 12, 43 - row * 12, 6), (column + row) % 2 ? "brass" : "first")}`,
    ),
  ),
}

const stones: Frame = {
  corner: `${plate("M2 2H52V14H38V26H26V38H14V52H2Z")}${line("M8 8H44M8 8V44M20 20H32M20 20V32")}`,
  crest: `${plate("M12 52V42H30V32H44V52ZM128 52V42H110V32H96V52Z")}${plate("M48 52L54 6Q70 -2 86 6L92 52Z")}${line("M60 16H80M58 28H82M57 40H83")}${dot(70, 9, 3)}`,
}

const crown: Frame = {
  corner: `${plate("M2 2H50Q46 22 30 22Q22 22 22 30Q22 46 2 50Z")}${fill("M7 7Q26 8 27 18Q19 18 18 27Q8 26 7 7Z")}${dot(38, 11, 4, "first")}${dot(11, 38, 4, "first")}${dot(25, 25, 4)}`,
  crest: `${plate("M38 50L32 18L52 32L70 8L88 32L108 18L102 50Z")}${fill("M40 44H100L99 50H41Z")}${dot(32, 16, 5)}${dot(70, 7, 6)}${dot(108, 16, 5)}${fill(lozenge(70, 34, 6, 8), "first")}${dot(53, 38, 3.5, "first")}${dot(87, 38, 3.5, "first")}`,
}

const sunrise: Frame = {
  corner: `${plate(QUARTER)}${times(3, (at) => line(arc(44 - at * 8), at % 2 ? "first" : "brass", 3))}${fill("M2 2H20A18 18 0 0 1 2 20Z", "brass-light")}`,
  crest: `${turned(70, 52, [-75, -50, -25, 0, 25, 50, 75], (at) => fill("M-4 -28L0 -50L4 -28Z", other(at)))}${plate(hill(27))}${fill(`${hill(20)}Z`, "brass-light")}${line("M8 52H132", "brass", 3)}`,
}

const harlequin: Frame = {
  corner: `${plate("M2 2H52L2 52Z")}${fill(lozenge(12, 12, 7, 9))}${fill(lozenge(30, 11, 6, 7), "first")}${fill(lozenge(11, 30, 6, 7), "first")}`,
  crest: `${plate("M6 52L22 30H118L134 52Z")}${times(7, (at) => fill(lozenge(28 + at * 14, 41, 6, 9), other(at)))}${plate("M46 20Q58 6 70 14Q82 6 94 20Q88 34 76 28Q70 24 64 28Q52 34 46 20Z")}${fill("M53 20Q60 14 65 21Q58 26 53 20Z", "brass-light")}${fill("M87 20Q80 14 75 21Q82 26 87 20Z", "brass-light")}`,
}

const battlements: Frame = {
  corner: `${plate("M2 2H52V20H44V14H36V20H28V28H20V36H14V44H20V52H2Z")}${fill("M8 8H18V18H8Z", "brass-light")}${line("M26 9H46M9 26V46")}`,
  crest: `${plate("M14 52V34H24V40H34V34H44V40H52V52ZM126 52V34H116V40H106V34H96V40H88V52Z")}${plate("M54 52V18H50V10H58V14H66V10H74V14H82V10H90V18H86V52Z")}${fill("M64 52V38A6 6 0 0 1 76 38V52Z")}${dot(70, 25, 5)}`,
}

const rope: Frame = {
  corner: `${plate("M2 2H34A32 32 0 0 1 2 34Z")}${times(6, (at) => dot(6 + at * 8.6, 6, 4.4, other(at)))}${times(5, (at) => dot(6, 14.6 + at * 8.6, 4.4, other(at + 1)))}${dot(17, 17, 6)}${dot(17, 17, 2.5, "deep")}`,
  crest: `${times(11, (at) => dot(15 + at * 11, 47, 5.4, other(at)))}${plate("M70 4a7 7 0 0 1 4 13V22H84V28H74V42Q88 40 90 30L98 38Q92 50 70 52Q48 50 42 38L50 30Q52 40 66 42V28H56V22H66V17A7 7 0 0 1 70 4Z")}${dot(70, 11, 3)}`,
}

const wings: Frame = {
  corner: `${plate("M2 2Q50 -2 52 18Q50 32 32 32Q32 50 18 52Q-2 50 2 2Z")}${fill("M6 6Q40 4 44 17Q40 26 26 24Z")}${fill("M6 6Q4 40 17 44Q26 40 24 26Z", "first")}${dot(36, 17, 3)}${dot(17, 36, 3)}`,
  crest: [1, -1]
    .map(
      (side) =>
        `<g transform="translate(70 0) scale(${side} 1)">${plate("M2 30Q14 2 46 6Q56 20 34 32Q46 42 30 50Q12 52 2 36Z")}${fill("M6 29Q18 9 42 11Q46 20 30 27Z")}${fill("M8 36Q22 32 34 38Q34 46 22 46Z", "first")}${dot(35, 16, 3.5)}${line("M2 22Q4 8 12 4")}</g>`,
    )
    .join("")
    .concat(fill("M66 20Q70 14 74 20V44Q70 52 66 44Z", "brass-light")),
}

const waves: Frame = {
  corner: `${plate("M2 2H52Q50 12 42 12Q40 22 32 22Q32 32 22 32Q22 40 12 42Q12 50 2 52Z")}${line("M8 36Q18 34 18 24Q28 24 28 16Q36 16 38 8")}${line("M8 22Q16 20 16 14Q22 14 24 8", "first", 3)}`,
  crest: `${plate(HALF)}${turned(70, 52, [-72, -48, -24, 0, 24, 48, 72], (at) => fill("M0 -6L-6 -40Q0 -46 6 -40Z", other(at)))}${dot(70, 52, 8)}${line("M4 50Q10 42 16 50Q22 58 28 50M112 50Q118 42 124 50Q130 58 136 50", "brass", 3)}`,
}

const marquee: Frame = {
  corner: `${plate("M2 2H52V16H16V52H2Z")}${times(5, (at) => dot(9 + at * 9.4, 9, 3, other(at) === "brass" ? "brass-light" : "first"))}${times(4, (at) => dot(9, 18.4 + at * 9.4, 3, other(at) === "brass" ? "first" : "brass-light"))}`,
  crest: `${plate("M10 52L20 22H120L130 52Z")}${times(9, (at) => dot(26 + at * 11, 29, 3, other(at) === "brass" ? "brass-light" : "first"))}${line("M24 38H116M20 46H120")}${turned(70, 14, [0, 72, 144, 216, 288], () => fill("M0 -13L4 0H-4Z", "brass-light"))}${dot(70, 14, 4.5)}`,
}

export const FRAMES: Readonly<Record<StudioName, Frame>> = {
  "Atelier Nord": northStar,
  Lumen: windows,
  Kobalt: facets,
  Tessera: mosaic,
  Halcyon: fans,
  Monolith: stones,
  "Maison Vermeil": crown,
  Dageraad: sunrise,
  "Folie Bleue": harlequin,
  Belfort: battlements,
  "Quai Neuf": rope,
  Papillon: wings,
  Zwin: waves,
  "Grand Écran": marquee,
}
