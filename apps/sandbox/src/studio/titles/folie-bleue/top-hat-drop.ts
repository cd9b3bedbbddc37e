import type { TitleOf } from "../title.ts"

export const title: TitleOf<"plinko"> = {
  code: "fol_top_hat_drop",
  name: "Top Hat Drop",
  studio: "Folie Bleue",
  theme: "classic",
  volatility: 4,
  hitRatio: 1,
  released: "2025-05-20",
  stakesCents: [10, 20, 50, 100, 150],
  minimumCycleMs: 3000,
  look: { palette: "topHatDrop", scene: "rings", hero: "topHat" },
  model: {
    engine: "plinko",
    tables: {
      low: {
        8: [62, 21, 10, 9, 6],
        12: [110, 40, 18, 12, 10, 10, 5],
        16: [200, 90, 22, 16, 12, 12, 10, 10, 5],
      },
      medium: {
        8: [150, 26, 12, 7, 4],
        12: [400, 100, 36, 18, 11, 6, 3],
        16: [1400, 350, 90, 45, 28, 16, 9, 5, 3],
      },
      high: {
        8: [300, 38, 15, 3, 1],
        12: [2000, 200, 70, 19, 6, 3, 2],
        16: [12000, 1200, 220, 80, 35, 20, 4, 2, 1],
      },
    },
  },
}
