import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "zwi_heron_marsh",
  name: "Heron Marsh",
  studio: "Zwin",
  theme: "nature",
  volatility: 3,
  hitRatio: 0.33,
  released: "2025-05-20",
  stakesCents: [20, 40, 80, 100, 160],
  minimumCycleMs: 2500,
  look: {
    palette: "heronMist",
    scene: "hills",
    symbols: {
      W: "kingfisher",
      S: "waterLily",
      A: "greyHeron",
      B: "marshFrog",
      C: "reedMace",
      D: "dragonfly",
      ...LOWS.Zwin,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AEBHIBCHDGHSFCBEDIAEHGFDEGICFGIF",
      "EGSFDCEBIFGDEHBDFAEIGAWFHCBIHGCHGI",
      "AHCGBFECIBWDAGFHECDSFBEGIEHGFIHDI",
      "CFBHGBHFADFIAGEIBDGIHCGEHISFDCEWIE",
      "SAGBCHGCIFGEBFIHFDGABFDEIHEICDHWE",
    ],
    pays: {
      W: [18, 180, 1200, 7500],
      A: [10, 110, 550, 2500],
      B: [0, 75, 275, 1250],
      C: [0, 45, 180, 700],
      D: [0, 40, 150, 550],
      E: [0, 18, 75, 275],
      F: [0, 18, 70, 200],
      G: [0, 12, 45, 180],
      H: [0, 10, 40, 150],
      I: [0, 10, 40, 140],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: { awards: [10, 12, 18], retriggers: [10, 12, 18], multiplier: 3, maximum: 72 },
  },
}
