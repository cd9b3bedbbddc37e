import { DRAWINGS, type Motif } from "../../game-page/symbols/index.ts"
import { COVERS, type Cover } from "./covers.ts"
import { FRAMES, type Frame } from "./frames.ts"
import { PALETTES } from "./palettes/index.ts"
import type { Palette } from "./palettes/palette.ts"
import { sceneMarkup } from "./scenes/index.ts"
import type { Title } from "./titles/title.ts"

/** What the page draws a game with. */
export type Art = {
  readonly palette: Palette
  readonly frame: Frame
  readonly cover: Cover
  /** SVG markup of the background, 1600 × 1000. */
  readonly scene: string
  /** SVG markup of each drawing that the game names, 100 × 100. */
  readonly drawings: Partial<Readonly<Record<Motif, string>>>
}

/** The drawings that a game shows on its table, low symbols included. */
export function motifsOf({ look }: Title): readonly Motif[] {
  if ("symbols" in look) return Object.values(look.symbols)
  if ("prizes" in look) return look.prizes
  return "safe" in look ? [look.safe, look.mine] : []
}

/** Sent with the page, so that the browser loads the drawings of one game instead of all. */
export function artOf(title: Title): Art {
  const palette = PALETTES[title.look.palette]
  return {
    palette,
    frame: FRAMES[title.studio],
    cover: COVERS[title.studio],
    scene: sceneMarkup(title.look.scene, palette),
    drawings: Object.fromEntries(motifsOf(title).map((motif) => [motif, DRAWINGS[motif](palette)])),
  }
}
