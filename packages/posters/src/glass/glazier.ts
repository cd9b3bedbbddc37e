import { createSeededRandom, type SeededRandom } from "../seededRandom.ts"
import { path } from "../svg.ts"
import { dimColour, varyColour } from "./colour.ts"

/** The opening of every window: a round head on two jambs. */
export const [windowWidth, windowHeight] = [200, 376]
export const [discX, discY] = [100, 100]

const [lead, sheen] = ["#0a070e", "#5b4c5f"]

type PaneShape = {
  lead?: number
  /** The largest difference in lightness. */
  spread?: number
  /** The fraction of light that remains while the window is dark. */
  kept?: number
}

export type Glazier = {
  vary: SeededRandom
  pane: (d: string, colour: string, shape?: PaneShape) => string
  line: (d: string, width?: number) => string
}

/** One window. Its ids are unique within its picture. */
export type Glazing = (glazier: Glazier) => string

/** The same seed gives the same colours, lit and dark. */
export function createGlazier(seed: string, isLit: boolean): Glazier {
  const vary = createSeededRandom(`glass:${seed}`)
  const ink = (colour: string, kept = 0) => (isLit ? colour : dimColour(colour, kept))
  // The highlight along a lead; the thinnest have none.
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
