import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "tes_waterzooi",
  name: "Waterzooi",
  studio: "Tessera",
  theme: "food",
  volatility: 2,
  hitRatio: 0.4,
  released: "2025-11-11",
  stakesCents: [25, 50, 100, 125, 200],
  minimumCycleMs: 3250,
  look: {
    palette: "waterzooi",
    scene: "fans",
    symbols: {
      W: "pepperMill",
      S: "fork",
      A: "soupTureen",
      B: "leek",
      C: "carrot",
      D: "lemon",
      ...LOWS.Tessera,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AHBIECSGEDHFDBGIFHCGEDFAIHBGFEIC",
      "HEIGFEHGFEGICFDHCBGEHFIDBIHWACBADS",
      "EBAGFEIFDHCBHIFHDESGWFEIBGCAGCHID",
      "BCDHFEWCDEGHEGDSAFIEAIHFGICGBHFBEI",
      "CAEFWGFSHDGBDHICBIEGCIADEBHIFHGFE",
    ],
    pays: {
      A: [0, 45, 140, 500],
      B: [0, 35, 90, 350],
      C: [0, 25, 70, 200],
      D: [0, 22, 45, 150],
      E: [0, 14, 35, 100],
      F: [0, 14, 35, 80],
      G: [0, 10, 25, 75],
      H: [0, 8, 22, 70],
      I: [0, 8, 18, 60],
    },
    scatterPays: [50, 250, 1250],
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: { awards: [9, 12, 15], retriggers: [9, 12, 15], multiplier: 3, maximum: 45 },
  },
}
