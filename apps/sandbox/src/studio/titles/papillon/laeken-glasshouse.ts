import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "pap_laeken_glasshouse",
  name: "Laeken Glasshouse",
  studio: "Papillon",
  theme: "history",
  volatility: 2,
  hitRatio: 0.4,
  released: "2026-01-13",
  stakesCents: [25, 50, 100, 125, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "laeken",
    scene: "arches",
    symbols: {
      W: "slipperOrchid",
      S: "crown",
      A: "glasshouse",
      B: "monstera",
      C: "wateringCan",
      D: "palm",
      ...LOWS.Papillon,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AFBCGBIADHFEICGHSCEGIHGEFHDFIBED",
      "CHWBSEBAIHCAGDIGHDECBGDFIGEFIEFIHF",
      "CDHBGIDFESIACHDGEWFHIBGFEBIECAGFH",
      "GCHBIEABESGCDEFHCFIHFIHFDGIBWGFAED",
      "FSCFADIEBDWECHGBCFHBDHIGEIGAFHGIE",
    ],
    pays: {
      A: [0, 45, 140, 500],
      B: [0, 35, 90, 350],
      C: [0, 25, 75, 225],
      D: [0, 22, 60, 175],
      E: [0, 14, 40, 100],
      F: [0, 14, 35, 90],
      G: [0, 12, 30, 75],
      H: [0, 10, 22, 75],
      I: [0, 10, 18, 60],
    },
    scatterPays: [50, 250, 1250],
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: { awards: [10, 14, 20], retriggers: [10, 14, 20], multiplier: 2, maximum: 70 },
  },
}
