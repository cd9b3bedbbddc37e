import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "qua_peniche",
  name: "Péniche",
  studio: "Quai Neuf",
  theme: "nature",
  volatility: 3,
  hitRatio: 0.21,
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
      A: [0, 60, 225, 900],
      B: [0, 45, 160, 600],
      C: [0, 40, 125, 400],
      D: [0, 30, 90, 300],
      E: [0, 18, 60, 180],
      F: [0, 18, 50, 160],
      G: [0, 16, 45, 140],
      H: [0, 12, 40, 125],
      I: [0, 12, 30, 110],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "plain",
    freeSpins: { awards: [6, 8, 12], retriggers: [6, 8, 12], multiplier: 2, maximum: 36 },
  },
}
