import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "qua_scheldt_pilot",
  name: "Scheldt Pilot",
  studio: "Quai Neuf",
  theme: "sea",
  volatility: 1,
  hitRatio: 0.32,
  released: "2025-06-03",
  stakesCents: [20, 40, 80, 100, 160],
  minimumCycleMs: 2500,
  look: {
    palette: "pilotage",
    scene: "waves",
    symbols: {
      W: "anchor",
      S: "signalFlag",
      A: "tug",
      B: "brassSextant",
      C: "foghorn",
      D: "lighthouse",
      ...LOWS["Quai Neuf"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "FCGIEGHCEIBADFEIABCEHDFHGIDFBSHG",
      "ECHGFDBEWGAEIFSGEHFIHDCFDIHACGBIGB",
      "SDEICEGDBHCGIHFEHBFGWAIFCGFHEIBDA",
      "ACIEFIHDAICGHDCGDEWFHIBHFGEBIGBEFS",
      "FHIFGDFIHESFCHIEBDGHWGECBGIABCDEA",
    ],
    pays: {
      A: [0, 90, 350, 1500],
      B: [0, 70, 250, 900],
      C: [0, 60, 175, 600],
      D: [0, 45, 140, 450],
      E: [0, 30, 90, 275],
      F: [0, 25, 80, 225],
      G: [0, 22, 70, 200],
      H: [0, 18, 50, 180],
      I: [0, 16, 45, 160],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: { awards: [8, 12, 20], retriggers: [8, 12, 20], multiplier: 2, maximum: 60 },
  },
}
