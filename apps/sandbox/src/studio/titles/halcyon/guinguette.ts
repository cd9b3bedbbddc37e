import type { ClassicTitle } from "../title.ts"

export const title: ClassicTitle = {
  code: "hal_guinguette",
  name: "Guinguette",
  studio: "Halcyon",
  theme: "classic",
  volatility: 2,
  hitRatio: 0.23,
  released: "2025-02-11",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3500,
  look: {
    palette: "guinguette",
    scene: "rings",
    hero: "danceLamp",
    symbols: {
      W: "danceLamp",
      A: "sevens",
      B: "champagne",
      C: "siphon",
      D: "orange",
      E: "melon",
      F: "plum",
    },
  },
  model: {
    engine: "classic",
    reels: ["AEFWECFAEBCBDCDFBAEFECBDCWF", "CDEAECBECFEFEWFCWDCBEFBDB", "EBCFDAECWCDWCEFDFBFEFBFEC"],
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
    ],
    pays: { W: 80, A: 25, B: 12, C: 6, D: 4, E: 2, F: 1 },
    wildMultiplier: 3,
    respin: false,
    fullMultiplier: 2,
    stakeCoins: 5,
  },
}
