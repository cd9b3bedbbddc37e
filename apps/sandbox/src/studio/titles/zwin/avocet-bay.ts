import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "zwi_avocet_bay",
  name: "Avocet Bay",
  studio: "Zwin",
  theme: "nature",
  volatility: 4,
  hitRatio: 0.42,
  released: "2025-08-12",
  stakesCents: [20, 40, 80, 100, 160],
  minimumCycleMs: 2500,
  look: {
    palette: "avocetBay",
    scene: "waves",
    symbols: {
      W: "lapwingEgg",
      S: "sun",
      A: "avocet",
      B: "mudCrab",
      C: "glasswort",
      D: "gull",
      ...LOWS.Zwin,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AEHGECIHADFECGBCSEBIHGDFGDFIBFIH",
      "CDFEAFGBHIWBGIHFIEHAICDHECSGBHDGFE",
      "AFBGFACHIEGIEDHGIDHCDEWFICBEHGSFB",
      "ECIGAFWSFGHEBHCEDCIDAIHBGEHDFIBEFG",
      "WEDIECFHIFSBGIAHDGHIGBCFBCFDEGHEA",
    ],
    pays: {
      A: [30, 35, 200, 1250],
      B: [0, 22, 100, 500],
      C: [0, 14, 50, 225],
      D: [0, 12, 40, 175],
      E: [0, 6, 20, 60],
      F: [0, 6, 16, 50],
      G: [0, 5, 12, 45],
      H: [0, 3, 10, 40],
      I: [0, 3, 8, 30],
    },
    scatterPays: [40, 200, 1000],
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: { awards: [8, 10, 15], retriggers: [8, 10, 15], multiplier: 3, maximum: 60 },
  },
}
