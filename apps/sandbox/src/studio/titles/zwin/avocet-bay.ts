import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "zwi_avocet_bay",
  name: "Avocet Bay",
  studio: "Zwin",
  theme: "nature",
  volatility: 3,
  hitRatio: 0.54,
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
      A: [20, 23, 130, 820],
      B: [0, 14, 65, 325],
      C: [0, 9, 33, 145],
      D: [0, 8, 26, 115],
      E: [0, 4, 13, 39],
      F: [0, 3, 10, 33],
      G: [0, 0, 8, 29],
      H: [0, 0, 7, 26],
      I: [0, 0, 5, 20],
    },
    scatterPays: [40, 200, 1000],
    stakeCoins: 20,
    wilds: "plain",
    bothWays: true,
    freeSpins: { awards: [8, 10, 15], retriggers: [8, 10, 15], multiplier: 3, maximum: 60 },
  },
}
