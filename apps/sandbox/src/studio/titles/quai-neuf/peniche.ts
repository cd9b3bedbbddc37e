import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "qua_peniche",
  name: "Péniche",
  studio: "Quai Neuf",
  theme: "nature",
  volatility: 3,
  hitRatio: 0.2,
  released: "2026-03-24",
  stakesCents: [10, 20, 40, 50, 80],
  minimumCycleMs: 2500,
  look: {
    palette: "peniche",
    scene: "hills",
    symbols: {
      W: "poppy",
      S: "lockGate",
      A: "barge",
      B: "velo",
      C: "bascule",
      D: "tulip",
      ...LOWS["Quai Neuf"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "HDIHGCAHFBDEFIBFIEDCEDHBGSACIGCFGAE",
      "CAGWBGAFHIGWCIHDBIEFSDAECFGHIDEFDCEBHF",
      "WGABIHCEIAEFHDCHBEFSCBEFGADIGDHFIWCGD",
      "DGHDEBCAIWHCDICHIEWGSCAFEHFIDBFAGFHGEB",
      "HICAEIDWGFHAEHDBGICBSFCDHCGEAIFDEBGF",
    ],
    pays: {
      A: [0, 51, 190, 760],
      B: [0, 38, 135, 500],
      C: [0, 34, 105, 335],
      D: [0, 25, 75, 255],
      E: [0, 15, 51, 150],
      F: [0, 15, 41, 135],
      G: [0, 13, 38, 120],
      H: [0, 10, 34, 105],
      I: [0, 10, 25, 95],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "plain",
    freeSpins: { awards: [6, 8, 12], retriggers: [6, 8, 12], multiplier: 2, maximum: 36, sailingWild: true },
  },
}
