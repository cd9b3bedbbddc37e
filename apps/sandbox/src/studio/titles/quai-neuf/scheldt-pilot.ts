import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "qua_scheldt_pilot",
  name: "Scheldt Pilot",
  studio: "Quai Neuf",
  theme: "sea",
  volatility: 3,
  hitRatio: 0.31,
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
      A: [0, 65, 255, 1080],
      B: [0, 51, 180, 660],
      C: [0, 43, 125, 440],
      D: [0, 33, 100, 325],
      E: [0, 22, 65, 200],
      F: [0, 18, 58, 165],
      G: [0, 16, 51, 145],
      H: [0, 13, 36, 130],
      I: [0, 12, 33, 115],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: {
      awards: [8, 12, 20],
      retriggers: [8, 12, 20],
      multiplier: 2,
      maximum: 60,
      sailingWild: true,
    },
  },
}
