import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "dag_haspengouw_orchard",
  name: "Haspengouw Orchard",
  studio: "Dageraad",
  theme: "nature",
  volatility: 2,
  hitRatio: 0.61,
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
      A: [1, 8, 26, 95],
      B: [0, 7, 20, 65],
      C: [0, 5, 17, 50],
      D: [0, 5, 13, 40],
      E: [0, 3, 8, 24],
      F: [0, 3, 7, 19],
      G: [0, 2, 6, 17],
      H: [0, 2, 5, 15],
      I: [0, 2, 5, 13],
    },
    scatterPays: [40, 200, 1000],
    stakeCoins: 20,
    wilds: "plain",
    twinReels: true,
    freeSpins: {
      awards: [10, 14, 20],
      retriggers: [10, 14, 20],
      multiplier: 2,
      maximum: 60,
    },
  },
}
