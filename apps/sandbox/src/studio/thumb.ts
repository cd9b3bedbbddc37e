import { createHash } from "node:crypto"
import { type Palette as Inks, posterAround } from "@elite/posters"
import { draw, type Motif } from "../../game-page/symbols/index.ts"
import type { EngineName } from "./engines.ts"
import { handOf } from "./hands.ts"
import { PALETTES } from "./palettes/index.ts"
import type { Palette } from "./palettes/palette.ts"
import { sceneMarkup } from "./scenes/index.ts"
import type { Title } from "./titles/title.ts"

/** The sign of an engine: how its games are played. */
const signs: Record<EngineName, Motif> = {
  slot: "star",
  dice: "diePair",
  roulette: "rouletteWheel",
  mines: "mine",
  plinko: "pegs",
  keno: "numberedBalls",
  cascade: "droplet",
  classic: "cherry",
  hold: "star",
  scratch: "scratchCoin",
  poker: "crownedCard",
  hilo: "cardFan",
  blackjack: "cardFan",
  baccarat: "crownedCard",
}

const ownOf = ({ look }: Title): Motif | undefined =>
  look.hero ?? ("symbols" in look ? look.symbols.A : undefined)

/** The drawing on the poster of a title: one of its own, else the sign of its engine. */
export const heroOf = (title: Title): Motif => ownOf(title) ?? signs[title.model.engine]

/** The drawing of a title, and beside one of its own the sign of how it is played. */
function drawing(title: Title): string {
  const { look, model } = title
  const sign = signs[model.engine]
  const hero = ownOf(title)
  const place = (motif: Motif, x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${draw(motif, look.palette)}</g>`
  if (hero === undefined) return place(sign, 140, 290, 3.2)
  if ("symbols" in look) return place(hero, 140, 290, 3.2)
  return place(hero, 160, 276, 2.6) + place(sign, 320, 470, 1.6)
}

const inksOf = (p: Palette): Inks => ({
  night: p.deep,
  ground: p.ground,
  deep: p.shade,
  main: p.third,
  light: p.second,
  warm: p.first,
  pale: p.light,
})

/** The poster of a title, 600 × 800: the scene and a symbol of the game in its studio's hand. */
export function thumb(title: Title): string {
  const colours = PALETTES[title.look.palette]
  const picture = [
    `<g transform="translate(-340 0) scale(.8)">${sceneMarkup(title.look.scene, colours)}</g>`,
    handOf(title.studio, colours),
    drawing(title),
  ].join("")
  return posterAround({ title: title.name, studio: title.studio, seed: title.code }, inksOf(colours), picture)
}

const versions = new Map<string, string>()

/** Changes with the poster of a title. */
export function thumbVersion(title: Title): string {
  const known = versions.get(title.code)
  if (known) return known
  const version = createHash("sha256").update(thumb(title)).digest("hex").slice(0, 8)
  versions.set(title.code, version)
  return version
}
