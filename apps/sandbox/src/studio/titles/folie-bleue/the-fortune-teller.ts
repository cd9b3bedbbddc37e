import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "fol_the_fortune_teller",
  name: "The Fortune Teller",
  studio: "Folie Bleue",
  theme: "adventure",
  volatility: 4,
  hitRatio: 0.19,
  released: "2026-04-07",
  stakesCents: [9, 18, 45, 90, 180],
  minimumCycleMs: 3000,
  look: {
    palette: "theFortuneTeller",
    scene: "stars",
    symbols: {
      W: "arcanum",
      S: "crystalBall",
      A: "palmHand",
      B: "eye",
      C: "moon",
      D: "candelabra",
      ...LOWS["Folie Bleue"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "ECHGSEHGFAICIHBFBEDHDFIFCGIDEGA",
      "EIEISGIGFGDHBDHFACGBDHBEWHAECFCHF",
      "SDFACFCEFGIEGEBABEFIDHIWGIHCHGDH",
      "DEFEBGWEHGFHACICFHGBDFEHICASIGDHB",
      "DFICDHCHEAIFESGBEGIEGHBGACFIWDHF",
    ],
    pays: {
      A: [6, 70, 400, 4200],
      B: [0, 44, 220, 1400],
      C: [0, 30, 125, 500],
      D: [0, 26, 100, 400],
      E: [0, 11, 50, 195],
      F: [0, 11, 42, 170],
      G: [0, 8, 30, 125],
      H: [0, 8, 26, 110],
      I: [0, 6, 20, 100],
    },
    scatterPays: [18, 135, 1350],
    lines: LINES.slice(0, 9),
    stakeCoins: 9,
    wilds: "plain",
    freeSpins: {
      awards: [10, 10, 12],
      retriggers: [10, 10, 12],
      multiplier: 1,
      maximum: 90,
      unfolding: "ABCDEFGHI",
    },
  },
}
