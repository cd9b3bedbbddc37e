import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "lum_carnival_binche",
  name: "Carnival Binche",
  studio: "Lumen",
  theme: "festival",
  volatility: 3,
  hitRatio: 0.42,
  released: "2026-02-10",
  stakesCents: [20, 40, 60, 100, 200],
  minimumCycleMs: 2500,
  look: {
    palette: "carnival",
    scene: "rays",
    symbols: {
      W: "mask",
      S: "drum",
      A: "feather",
      B: "orange",
      C: "bell",
      D: "banner",
      ...LOWS.Lumen,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "HBDIGBHFGAHSCFGHCIGEFBDEIFEDGIEAHECF",
      "SFCEHBASGBDHGFHIFWEHACDHBIGEFIEWGICD",
      "DIGHFDGECIGHIABIHBFHWCFEGIDCEFHSEBGA",
      "EABIFGHEDASHCEGBCDFEGIEGHWBIFDCWIEHF",
      "FHWCHDBFHGEAHGDFHIGBIAGHESCBHIDECFEI",
    ],
    pays: {
      A: [0, 34, 110, 540],
      B: [0, 20, 55, 170],
      C: [0, 16, 40, 140],
      D: [0, 14, 34, 110],
      E: [0, 8, 20, 70],
      F: [0, 7, 16, 55],
      G: [0, 7, 14, 40],
      H: [0, 5, 11, 34],
      I: [0, 5, 11, 34],
    },
    scatterPays: [40, 200, 2000],
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: { awards: [10, 15, 20], retriggers: [10, 15, 20], multiplier: 3, maximum: 100 },
  },
}
