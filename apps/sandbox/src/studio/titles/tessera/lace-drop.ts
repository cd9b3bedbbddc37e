import type { TitleOf } from "../title.ts"

export const title: TitleOf<"plinko"> = {
  code: "tes_lace_drop",
  name: "Lace Drop",
  studio: "Tessera",
  theme: "craft",
  volatility: 3,
  hitRatio: 1,
  released: "2026-10-20",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3000,
  look: { palette: "lacework", scene: "fans", hero: "lace" },
  model: {
    engine: "plinko",
    tables: {
      low: {
        8: [42, 17, 12, 9, 6],
        12: [60, 25, 15, 12, 10, 10, 6],
        16: [100, 60, 25, 16, 13, 11, 11, 9, 6],
      },
      medium: {
        8: [90, 27, 12, 8, 4],
        12: [200, 80, 31, 20, 11, 6, 4],
        16: [500, 250, 90, 47, 25, 14, 9, 6, 4],
      },
      high: {
        8: [200, 36, 14, 5, 2],
        12: [1000, 200, 60, 25, 8, 3, 1],
        16: [5000, 1000, 250, 90, 43, 15, 5, 2, 1],
      },
    },
  },
}
