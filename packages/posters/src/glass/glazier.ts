import { createSeededRandom, type SeededRandom } from "../seededRandom.ts"
import { path } from "../svg.ts"
import { dimColour, varyColour } from "./colour.ts"

/** Every window has the same opening: a round head on two jambs. */
export const [windowWidth, windowHeight] = [200, 376]
/** The middle of the disc in its head. */
export const [discX, discY] = [100, 100]

const [lead, sheen] = ["#0a070e", "#5b4c5f"]

type PaneShape = {
  /** The width of the lead around it. */
  lead?: number
  /** How far its lightness may lie off. */
  spread?: number
  /** How much of its light it keeps while nothing shines through the window. */
  kept?: number
}

/** Who sets panes into leads, with light behind them or without. */
export type Glazier = {
  vary: SeededRandom
  pane: (d: string, colour: string, shape?: PaneShape) => string
  line: (d: string, width?: number) => string
}

/** One window. Ids in it are unique to its picture. */
export type Glazing = (glazier: Glazier) => string

/** The glazier of one window; the same seed melts the same colours, lit and unlit. */
export function createGlazier(seed: string, isLit: boolean): Glazier {
  const vary = createSeededRandom(`glass:${seed}`)
  const ink = (colour: string, kept = 0) => (isLit ? colour : dimColour(colour, kept))
  // The light along the middle of a lead; on the thinnest nobody would see it.
  const shine = (d: string, width: number, kept?: number) =>
    width < 1.5 ? "" : path(d, { stroke: ink(sheen, kept), width: width * 0.2, opacity: 0.8 })
  return {
    vary,
    pane: (d, colour, { lead: width = 2.2, spread = 0.07, kept } = {}) =>
      path(d, { fill: ink(varyColour(colour, spread, vary), kept), stroke: lead, width }) +
      shine(d, width, kept),
    line: (d, width = 2.2) => path(d, { stroke: lead, width }) + shine(d, width),
  }
}
