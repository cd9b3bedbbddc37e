import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "dag_golden_rooster",
  name: "Golden Rooster",
  studio: "Dageraad",
  theme: "nature",
  volatility: 3,
  hitRatio: 0.54,
  released: "2025-07-08",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3500,
  look: {
    palette: "goldenRooster",
    scene: "rays",
    symbols: {
      W: "eggBasket",
      S: "sun",
      A: "rooster",
      B: "wheatsheaf",
      C: "clover",
      D: "sunflower",
      ...LOWS.Dageraad,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "DIHCFEDHCIFGAEGDFCESIGHBFIGHEBA",
      "GEBIDFIDFBHCBCEFGFCIHAEHDHSGAEGHW",
      "EASIEIDHGBWECFHCIFEDHDGCFAHGFBIG",
      "GHFHGCEGCEBIDBGAFCHIHEBSDIFAFHDWE",
      "BHCFDSFBCHGEWIFHDIAGEAGECFIDGHEI",
    ],
    pays: {
      A: [4, 18, 75, 520],
      B: [3, 12, 53, 210],
      C: [2, 9, 35, 125],
      D: [2, 8, 26, 90],
      E: [1, 4, 16, 53],
      F: [1, 4, 12, 42],
      G: [0, 3, 10, 35],
      H: [0, 3, 8, 32],
      I: [0, 3, 7, 26],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 5),
    stakeCoins: 10,
    wilds: "plain",
    twinReels: true,
    freeSpins: {
      awards: [15, 20, 25],
      retriggers: [5, 10, 15],
      multiplier: 3,
      maximum: 75,
    },
  },
}
