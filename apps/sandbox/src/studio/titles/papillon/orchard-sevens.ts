import type { ClassicTitle } from "../title.ts"

export const title: ClassicTitle = {
  code: "pap_orchard_sevens",
  name: "Orchard Sevens",
  studio: "Papillon",
  theme: "classic",
  volatility: 1,
  hitRatio: 0.23,
  released: "2025-01-28",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3500,
  look: {
    palette: "orchard",
    scene: "hills",
    hero: "russet",
    symbols: {
      W: "wateringCan",
      A: "seven",
      B: "russet",
      C: "pear",
      D: "plum",
      E: "cherry",
      F: "grapes",
    },
  },
  model: {
    engine: "classic",
    reels: ["EBFBDWFCEDBDEFBFCFADEDCFAF", "WFCFCFDBFDCAFEBDEDBAEFDABDBEA", "ECDCFEFDFWBCEBDFEAFDBFCAEAB"],
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
    pays: { W: 300, A: 150, B: 75, C: 60, D: 35, E: 22, F: 8 },
    wildMultiplier: 1,
    respin: true,
    fullMultiplier: 4,
    stakeCoins: 10,
  },
}
