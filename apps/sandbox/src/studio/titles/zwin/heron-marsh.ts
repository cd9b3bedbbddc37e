import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "zwi_heron_marsh",
  name: "Heron Marsh",
  studio: "Zwin",
  theme: "nature",
  volatility: 3,
  hitRatio: 0.41,
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
      A: [5, 59, 295, 1360],
      B: [0, 41, 150, 680],
      C: [0, 24, 95, 380],
      D: [0, 22, 80, 295],
      E: [0, 10, 41, 150],
      F: [0, 10, 38, 110],
      G: [0, 0, 24, 95],
      H: [0, 0, 22, 80],
      I: [0, 0, 22, 75],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    bothWays: true,
    freeSpins: { awards: [10, 12, 18], retriggers: [10, 12, 18], multiplier: 3, maximum: 72 },
  },
}
