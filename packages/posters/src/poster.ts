import { createBrush, type Motif } from "./brush.ts"
import { breakTitle, layOutLine } from "./lettering.ts"
import { type MotifName, motifNames, motifs } from "./motifs/index.ts"
import { brass, type Palette, type PaletteName, paletteNames, palettes } from "./palettes.ts"
import { createSeededRandom, hashText } from "./seededRandom.ts"
import { box, group, n, path } from "./svg.ts"

export const posterWidth = 600
export const posterHeight = 800

/** The width for lettering inside the frame, in poster units. */
export const titleWidth = 488
const titleSize = 92

export type Look = { motif: MotifName; palette: PaletteName }
export type PosterWords = { title: string; studio: string; seed: string } & Partial<Look>

/** The look by seed alone; a list of posters uses `assignLooks`. */
export function pickLook(seed: string): Look {
  const vary = createSeededRandom(`look:${seed}`)
  return { motif: vary.pick(motifNames), palette: vary.pick(paletteNames) }
}

/** 600 × 800, deterministic. Title and studio are outlines, so it needs no font; ids are unique on a page. */
export function poster(words: PosterWords): string {
  const own = pickLook(words.seed)
  const [motif, palette] = [words.motif ?? own.motif, palettes[words.palette ?? own.palette]]
  const prefix = `p${hashText(`${words.seed}/${words.motif}/${words.palette}`).toString(36)}`
  return compose(words, palette, prefix, motifs[motif])
}

/** A poster around a picture of its caller's, of 600 × 800 and without title or frame, in the caller's inks. */
export function posterAround(
  words: Pick<PosterWords, "title" | "studio" | "seed">,
  palette: Palette,
  picture: string,
): string {
  const prefix = `p${hashText(`${words.seed}/${palette.night}/${palette.main}`).toString(36)}`
  return compose(words, palette, prefix, () => picture)
}

function compose(
  words: Pick<PosterWords, "title" | "studio" | "seed">,
  palette: Palette,
  prefix: string,
  draw: Motif,
): string {
  const { brush, defs } = createBrush(palette, createSeededRandom(words.seed), prefix)
  const { lines, size } = breakTitle(words.title, titleWidth, titleSize)
  // Limelight's cap height is 0.73 em: the first line is aligned with the frame, the second is one line below.
  const first = 62 + size * 0.73
  const leading = size * 0.98
  const foot = first + leading * (lines.length - 1)
  const title = lines.map((line, i) =>
    path(layOutLine(line, { x: 300, y: first + i * leading, size, maxWidth: titleWidth }).d, {
      fill: palette.pale,
    }),
  )
  const picture = draw(brush)
  const studio = layOutLine(words.studio, { x: 300, y: 757, size: 19, maxWidth: 380, tracking: 0.2 })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${posterWidth} ${posterHeight}" width="${posterWidth}" height="${posterHeight}">`,
    `<defs>${defs}${paperGradients(prefix, palette, foot)}</defs>`,
    `<path d="M0 0H600V800H0Z" fill="url(#${prefix}s)"/>`,
    // A title of one line leaves more room; the picture is scaled up from its bottom edge.
    lines.length === 1 ? group("translate(300 800) scale(1.09) translate(-300 -800)", picture) : picture,
    `<path d="M0 0H600V${n(foot + 130)}H0Z" fill="url(#${prefix}t)"/>`,
    `<path d="M0 640H600V800H0Z" fill="url(#${prefix}f)"/>`,
    ...title,
    path(studio.d, { fill: palette.pale, opacity: 0.92 }),
    frame(brush.gold),
    "</svg>",
  ].join("")
}

/** A glow behind the picture, and shade under the lettering at top and bottom. */
function paperGradients(prefix: string, { night, deep: glow }: Palette, foot: number): string {
  const ground = `<radialGradient id="${prefix}s" cx=".5" cy=".6" r=".72"><stop stop-color="${glow}"/><stop offset="1" stop-color="${night}"/></radialGradient>`
  const solid = n(Math.min(0.95, (foot + 18) / (foot + 130)) * 100)
  const head = `<linearGradient id="${prefix}t" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${night}"/><stop offset="${solid}%" stop-color="${night}" stop-opacity=".86"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></linearGradient>`
  const base = `<linearGradient id="${prefix}f" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${night}" stop-opacity="0"/><stop offset=".62" stop-color="${night}" stop-opacity=".82"/><stop offset="1" stop-color="${night}"/></linearGradient>`
  return ground + head + base
}

function frame(gold: string): string {
  const corner = "M24 60H42V42H60V24"
  const turns = [
    "",
    "translate(600 0) scale(-1 1)",
    "translate(0 800) scale(1 -1)",
    "translate(600 800) scale(-1 -1)",
  ]
  return [
    box(14, 14, 572, 772, { stroke: gold, width: 4 }),
    box(24, 24, 552, 752, { stroke: gold, width: 1.5 }),
    ...turns.map(
      (turn) =>
        `<path d="${corner}" transform="${turn}" fill="none" stroke="${brass.middle}" stroke-width="1.5"/>`,
    ),
  ].join("")
}

/** The placeholder colour of a poster while it loads, `#rrggbb`. */
export function placeholderColour(look: Look): string {
  return palettes[look.palette].deep
}
