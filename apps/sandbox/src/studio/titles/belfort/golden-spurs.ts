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
      A: [2, 29, 160, 1760],
      B: [0, 18, 85, 560],
      C: [0, 13, 53, 210],
      D: [0, 11, 40, 160],
      E: [0, 6, 21, 75],
      F: [0, 5, 17, 65],
      G: [0, 4, 13, 53],
      H: [0, 4, 11, 46],
      I: [0, 2, 8, 41],
    },
    scatterPays: [40, 200, 1000],
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: {
      awards: [10, 12, 15],
      retriggers: [10, 12, 15],
      multiplier: [1, 1, 1, 2, 2, 2, 3, 3, 3, 5],
      maximum: 60,
    },
  },
}
