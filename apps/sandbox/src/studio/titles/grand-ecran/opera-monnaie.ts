import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "gra_opera_monnaie",
  name: "Opera at La Monnaie",
  studio: "Grand Écran",
  theme: "stage",
  volatility: 3,
  hitRatio: 0.41,
  released: "2025-12-02",
  stakesCents: [20, 40, 80, 100, 160],
  minimumCycleMs: 2500,
  look: {
    palette: "monnaie",
    scene: "arches",
    symbols: {
      W: "crystalLustre",
      S: "mask",
      A: "fiddle",
      B: "theatreGlasses",
      C: "theatreBox",
      D: "bouquet",
      ...LOWS["Grand Écran"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AGFIDESFHEBGACFGBHIDCGIDECFHIEBH",
      "IWSFDEIBCEDBCHIEFAEGDHGIFCGIFHABGH",
      "GDIHBFCSIHDGHIDFIABECAEBFGECFWGEH",
      "IBHSCBGAFHEIDCGIFWEIGFBHFADEGHFDCE",
      "CESFDGIBGIFAEBDCHEIGDAHFGWHBECHFI",
    ],
    pays: {
      A: [0, 22, 70, 250],
      B: [0, 16, 47, 170],
      C: [0, 14, 37, 110],
      D: [0, 11, 28, 85],
      E: [0, 6, 19, 50],
      F: [0, 6, 16, 47],
      G: [0, 6, 14, 37],
      H: [0, 4, 11, 31],
      I: [0, 4, 10, 31],
    },
    scatterPays: [40, 200, 1000],
    stakeCoins: 20,
    wilds: "plain",
    randomWild: { paid: { hits: 1, of: 20 }, free: { hits: 1, of: 2 } },
    freeSpins: { awards: [12, 15, 20], retriggers: [12, 15, 20], multiplier: 2, maximum: 75 },
  },
}
