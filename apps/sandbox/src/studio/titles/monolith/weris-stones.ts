import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "mon_weris_stones",
  name: "Stones of Wéris",
  studio: "Monolith",
  theme: "history",
  volatility: 2,
  hitRatio: 0.42,
  released: "2026-03-10",
  stakesCents: [20, 40, 80, 100, 160],
  minimumCycleMs: 2500,
  look: {
    palette: "weris",
    scene: "dunes",
    symbols: {
      W: "ammonite",
      S: "sun",
      A: "dolmenTable",
      B: "owl",
      C: "fir",
      D: "oakleaf",
      ...LOWS.Monolith,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AIHGCDBFGHFIDCAEFGHIEBGSCFDEIHEB",
      "DGEIWFESBFGCIHDFBEIGBHDCHFGAHICAIE",
      "EWFBDCHFSBIEGFIHFGIACEHAIDGCBEGDH",
      "EFGEBGEAHBFDGIDHFCIBECGIFWIACHFSDH",
      "EIHEDGFAHSBICEIWFAGDFHGBCHIGBCEFD",
    ],
    pays: {
      A: [30, 35, 200, 1250],
      B: [0, 22, 100, 550],
      C: [0, 15, 50, 225],
      D: [0, 12, 40, 175],
      E: [0, 6, 20, 70],
      F: [0, 6, 18, 50],
      G: [0, 5, 12, 45],
      H: [0, 4, 10, 35],
      I: [0, 4, 10, 30],
    },
    scatterPays: [40, 200, 1000],
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: { awards: [10, 12, 18], retriggers: [10, 12, 18], multiplier: 2, maximum: 60 },
  },
}
