import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "atn_belgica_1897",
  name: "Belgica 1897",
  studio: "Atelier Nord",
  theme: "adventure",
  volatility: 3,
  hitRatio: 0.38,
  released: "2026-10-13",
  stakesCents: [25, 50, 125],
  minimumCycleMs: 2500,
  look: {
    palette: "belgica1897",
    scene: "waves",
    symbols: {
      W: "sextant",
      S: "iceberg",
      A: "iceShip",
      B: "compass",
      C: "anchor",
      D: "globe",
      ...LOWS["Atelier Nord"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "BIDIDCEGCECHFAHFHFSDEGAHGFIBGEI",
      "EGSHEHDBWECAHDFHBFDCGCIFGIGAIEFHB",
      "AHBFBESDGEAIGCICGHIDHFEGFICFDWEH",
      "CGSHEFDIEFABGIHGFDHIECHFBCHDBEWGA",
      "FHBAIFCGIDCFEHIWDGEHDEGASIEBGFHC",
    ],
    pays: {
      A: [9, 105, 600, 6400],
      B: [0, 70, 320, 2100],
      C: [0, 48, 190, 760],
      D: [0, 38, 150, 600],
      E: [0, 17, 75, 300],
      F: [0, 17, 65, 260],
      G: [0, 13, 48, 190],
      H: [0, 13, 38, 170],
      I: [0, 9, 30, 155],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: {
      awards: [12, 16, 24],
      retriggers: [4, 6, 8],
      multiplier: 2,
      maximum: 72,
    },
  },
}
