import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "bel_golden_spurs",
  name: "Golden Spurs",
  studio: "Belfort",
  theme: "history",
  volatility: 3,
  hitRatio: 0.41,
  released: "2024-10-29",
  stakesCents: [20, 40, 100, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "goldenSpurs",
    scene: "dunes",
    symbols: {
      W: "greatHelm",
      S: "morningMace",
      A: "spur",
      B: "blazon",
      C: "horse",
      D: "banner",
      ...LOWS.Belfort,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "IGBCDHCEGFBIGEASECIGDHFDHIHFAEF",
      "DIBAGBFBEHDHWCHIAESEFHGHDCGFEGICF",
      "IBCFHEDBIEHCGSDIGAGHAFCWFDEHIEGF",
      "HBGDGBEIBCFCDWHCHFHEAHFAGIDIFGESE",
      "HGCEGEABIHEHDGCDFHFACSGBIDFIFEIW",
    ],
    pays: {
      A: [2, 30, 165, 1800],
      B: [0, 19, 90, 580],
      C: [0, 13, 55, 220],
      D: [0, 11, 42, 165],
      E: [0, 5, 22, 80],
      F: [0, 5, 18, 70],
      G: [0, 4, 13, 55],
      H: [0, 4, 11, 48],
      I: [0, 2, 8, 42],
    },
    scatterPays: [40, 200, 1000],
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: {
      awards: [10, 12, 15],
      retriggers: [10, 12, 15],
      multiplier: 2,
      maximum: 60,
    },
  },
}
