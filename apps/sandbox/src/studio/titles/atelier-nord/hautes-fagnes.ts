import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "atn_hautes_fagnes",
  name: "Hautes Fagnes",
  studio: "Atelier Nord",
  theme: "nature",
  volatility: 2,
  hitRatio: 0.29,
  released: "2024-12-03",
  stakesCents: [20, 40, 100, 200],
  minimumCycleMs: 3750,
  look: {
    palette: "hautesFagnes",
    scene: "dunes",
    symbols: {
      W: "cottonGrass",
      S: "bogBridge",
      A: "blackGrouse",
      B: "antler",
      C: "fern",
      D: "fir",
      ...LOWS["Atelier Nord"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AGFGDEIBEHEFACICHGIDSFICBHEDHGF",
      "HCEIHGSDIHIEHBFHECBFEGDBAGFDGAFC",
      "AHCEFEIFGSFBDGFAEIGIHIEHCWBDGDCH",
      "AGEFHGCSHIHIGBGACEFCHDIDHEBFEBDF",
      "AFEIGBGFACEIEGSFIDHFDIHBCDEHGHC",
    ],
    pays: {
      A: [9, 90, 360, 1800],
      B: [0, 65, 240, 980],
      C: [0, 50, 170, 580],
      D: [0, 40, 135, 440],
      E: [0, 22, 80, 260],
      F: [0, 22, 65, 220],
      G: [0, 13, 50, 180],
      H: [0, 13, 40, 160],
      I: [0, 13, 36, 135],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "expanding",
    freeSpins: {
      awards: [9, 12, 15],
      retriggers: [3, 6, 9],
      multiplier: 3,
      maximum: 45,
    },
  },
}
