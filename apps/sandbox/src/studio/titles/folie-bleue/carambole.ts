import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "fol_carambole",
  name: "Carambole",
  studio: "Folie Bleue",
  theme: "classic",
  volatility: 2,
  hitRatio: 0.36,
  released: "2026-08-04",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3000,
  look: {
    palette: "carambole",
    scene: "lattice",
    symbols: {
      W: "crossedCues",
      S: "cueChalk",
      A: "cueBalls",
      B: "topHat",
      C: "cup",
      D: "clock",
      ...LOWS["Folie Bleue"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "DAIHFCGEDIGBESIFHFCIHAECGHDFGBE",
      "HCICFEIGEAHBIEDBSGHBDEGHDFWGCHFAF",
      "IHGFEBHBGDAGFECIDHICFAGEWHDECSIF",
      "CHESIBDGCHGACBIFEAHIEFGBWHDGFDHFE",
      "AFCBFWEGAEGCDHISIGHIDIHGEFDHCEFB",
    ],
    pays: {
      A: [22, 115, 520, 3400],
      B: [17, 80, 340, 1400],
      C: [11, 65, 220, 800],
      D: [11, 50, 170, 580],
      E: [6, 28, 105, 340],
      F: [6, 28, 80, 280],
      G: [0, 17, 65, 220],
      H: [0, 17, 50, 200],
      I: [0, 17, 46, 170],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 5),
    stakeCoins: 10,
    wilds: "plain",
    freeSpins: {
      awards: [12, 16, 20],
      retriggers: [6, 8, 10],
      multiplier: 2,
      maximum: 60,
    },
  },
}
