import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "gra_opera_monnaie",
  name: "Opera at La Monnaie",
  studio: "Grand Écran",
  theme: "stage",
  volatility: 1,
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
      A: [0, 35, 110, 400],
      B: [0, 25, 75, 275],
      C: [0, 22, 60, 175],
      D: [0, 18, 45, 140],
      E: [0, 10, 30, 80],
      F: [0, 10, 25, 75],
      G: [0, 10, 22, 60],
      H: [0, 7, 18, 50],
      I: [0, 7, 16, 50],
    },
    scatterPays: [40, 200, 1000],
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: { awards: [12, 15, 20], retriggers: [12, 15, 20], multiplier: 2, maximum: 75 },
  },
}
