import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "dag_haspengouw_orchard",
  name: "Haspengouw Orchard",
  studio: "Dageraad",
  theme: "nature",
  volatility: 2,
  hitRatio: 0.41,
  released: "2026-03-03",
  stakesCents: [20, 60, 100, 200],
  minimumCycleMs: 3250,
  look: {
    palette: "haspengouwOrchard",
    scene: "glasshouse",
    symbols: {
      W: "pearBlossom",
      S: "orchardLadder",
      A: "appleBough",
      B: "pear",
      C: "plum",
      D: "bee",
      ...LOWS.Dageraad,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "GAIDICGFDHIBCEABHECIFGDEHSFGEHF",
      "DHCECFGDBGCHGFEWGIHSAHBIEAEFIBDHF",
      "CIGEIDGCBHDGAFCWFDHSHGEFBEIFHIEA",
      "AFEHGFBGICBISWEDGFDHEGHICFHEABDHC",
      "GFCAEWDEDIBFBGFIFEIHCEIHGSGCHAHD",
    ],
    pays: {
      A: [4, 30, 95, 340],
      B: [0, 24, 70, 240],
      C: [0, 19, 60, 180],
      D: [0, 17, 46, 145],
      E: [0, 11, 30, 85],
      F: [0, 11, 26, 70],
      G: [0, 8, 22, 60],
      H: [0, 8, 19, 55],
      I: [0, 6, 17, 46],
    },
    scatterPays: [40, 200, 1000],
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: {
      awards: [10, 14, 20],
      retriggers: [10, 14, 20],
      multiplier: 2,
      maximum: 60,
    },
  },
}
