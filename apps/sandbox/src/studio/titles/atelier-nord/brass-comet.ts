import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "atn_brass_comet",
  name: "Brass Comet",
  studio: "Atelier Nord",
  theme: "space",
  volatility: 4,
  hitRatio: 0.21,
  released: "2026-02-17",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 2500,
  look: {
    palette: "comet",
    scene: "rings",
    symbols: {
      W: "comet",
      S: "telescope",
      A: "planet",
      B: "rocket",
      C: "clock",
      D: "star",
      ...LOWS["Atelier Nord"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "FECGDCHGBHFIHEIFDCAEGBHGDFAEBIS",
      "SWHEBAFCADGHFEHIDGBHGDFEICFBECG",
      "EHSIFEHABGEWGHFECFHBDCGBAGDCFID",
      "CFHDEIGSFCEHCFGHBGWEADFGDEBIHBA",
      "AFIGEHGECFHBAEDFGCEICSBCIDHGDFB",
    ],
    pays: {
      A: [0, 60, 290, 1950],
      B: [0, 38, 150, 730],
      C: [0, 24, 75, 240],
      D: [0, 20, 60, 190],
      E: [0, 10, 38, 120],
      F: [0, 10, 30, 95],
      G: [0, 5, 24, 75],
      H: [0, 5, 20, 75],
      I: [0, 5, 14, 60],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "expanding",
    freeSpins: { awards: [7, 10, 15], retriggers: [5, 7, 10], multiplier: 3, maximum: 60 },
  },
}
