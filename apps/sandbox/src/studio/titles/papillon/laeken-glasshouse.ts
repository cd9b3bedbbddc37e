import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "pap_laeken_glasshouse",
  name: "Laeken Glasshouse",
  studio: "Papillon",
  theme: "history",
  volatility: 4,
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
      A: [0, 21, 65, 235],
      B: [0, 16, 42, 165],
      C: [0, 12, 35, 105],
      D: [0, 10, 28, 80],
      E: [0, 7, 19, 47],
      F: [0, 7, 16, 41],
      G: [0, 6, 14, 35],
      H: [0, 5, 10, 35],
      I: [0, 5, 8, 28],
    },
    scatterPays: [50, 250, 1250],
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: {
      awards: [10, 14, 20],
      retriggers: [10, 14, 20],
      multiplier: 1,
      maximum: 70,
      upgrades: { letters: "IHG", into: "E" },
    },
  },
}
