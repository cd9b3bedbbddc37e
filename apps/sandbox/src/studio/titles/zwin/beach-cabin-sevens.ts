import type { ClassicTitle } from "../title.ts"

export const title: ClassicTitle = {
  code: "zwi_beach_cabin_sevens",
  name: "Beach Cabin Sevens",
  studio: "Zwin",
  theme: "classic",
  volatility: 1,
  hitRatio: 0.27,
  released: "2025-02-18",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "cabins",
    scene: "fans",
    hero: "beachCabin",
    symbols: {
      W: "beachCabin",
      A: "sevens",
      B: "windsock",
      C: "melon",
      D: "orange",
      E: "grapes",
      F: "lemon",
    },
  },
  model: {
    engine: "classic",
    reels: ["FEFACEWECBDABFDFCFDFEFDEA", "CEBEFABWDFCBFEFCAEDFCAEFDE", "AFBEBFABWFCEBCDFECFDCDFEF"],
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
    pays: { W: 350, A: 175, B: 90, C: 60, D: 30, E: 18, F: 12 },
    wildMultiplier: 1,
    respin: true,
    fullMultiplier: 3,
    stakeCoins: 10,
  },
}
