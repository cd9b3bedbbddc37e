import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "ver_val_des_verriers",
  name: "Val des Verriers",
  studio: "Maison Vermeil",
  theme: "city",
  volatility: 4,
  hitRatio: 0.25,
  released: "2025-12-23",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3500,
  look: {
    palette: "valDesVerriers",
    scene: "arches",
    symbols: {
      W: "blowpipe",
      S: "decanter",
      A: "goblet",
      B: "lantern",
      C: "grapes",
      D: "rosewindow",
      ...LOWS["Maison Vermeil"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "CHICDEAFBGDHIBGEISFEHGFHCIGDEAF",
      "DFGHCFWEFEIBDEHGHAHCFDCGAIEBGSBIH",
      "ICFCGEDHDCWEIGHEGDBISHFAFIAGBHFE",
      "EDCDBGHDFGEIHWFEBAFGSHIGBCFHEHACI",
      "EDHAGIFHIEFIFDISFCGHGDCBAHGECEB",
    ],
    pays: {
      A: [2, 15, 48, 180],
      B: [0, 12, 37, 115],
      C: [0, 10, 31, 95],
      D: [0, 8, 23, 75],
      E: [0, 5, 15, 44],
      F: [0, 5, 13, 37],
      G: [0, 4, 11, 31],
      H: [0, 4, 11, 28],
      I: [0, 3, 8, 23],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "expanding",
    wildMultiplier: 2,
    freeSpins: {
      awards: [8, 12, 15],
      retriggers: [5, 8, 10],
      multiplier: 1,
      maximum: 50,
    },
  },
}
