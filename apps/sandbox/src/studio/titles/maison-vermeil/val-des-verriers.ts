import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "ver_val_des_verriers",
  name: "Val des Verriers",
  studio: "Maison Vermeil",
  theme: "city",
  volatility: 2,
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
      A: [6, 40, 125, 460],
      B: [0, 30, 95, 300],
      C: [0, 26, 80, 240],
      D: [0, 22, 60, 195],
      E: [0, 14, 40, 115],
      F: [0, 14, 34, 95],
      G: [0, 11, 28, 80],
      H: [0, 11, 26, 70],
      I: [0, 8, 22, 60],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "expanding",
    freeSpins: {
      awards: [8, 12, 15],
      retriggers: [5, 8, 10],
      multiplier: 1,
      maximum: 50,
    },
  },
}
