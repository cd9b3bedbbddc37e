import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "dag_golden_rooster",
  name: "Golden Rooster",
  studio: "Dageraad",
  theme: "nature",
  volatility: 3,
  hitRatio: 0.37,
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
      A: [20, 100, 440, 3000],
      B: [15, 70, 300, 1200],
      C: [10, 55, 200, 700],
      D: [10, 44, 150, 500],
      E: [5, 24, 90, 300],
      F: [5, 24, 70, 240],
      G: [0, 15, 55, 200],
      H: [0, 15, 44, 180],
      I: [0, 15, 40, 150],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 5),
    stakeCoins: 10,
    wilds: "plain",
    freeSpins: {
      awards: [15, 20, 25],
      retriggers: [5, 10, 15],
      multiplier: 3,
      maximum: 75,
    },
  },
}
