import type { TitleOf } from "../title.ts"

export const title: TitleOf<"plinko"> = {
  code: "atn_orrery_drop",
  name: "Orrery Drop",
  studio: "Atelier Nord",
  theme: "space",
  volatility: 3,
  hitRatio: 1,
  released: "2025-07-29",
  stakesCents: [20, 40, 100, 200],
  minimumCycleMs: 3000,
  look: { palette: "orreryDrop", scene: "stars", hero: "orrery" },
  model: {
    engine: "plinko",
    tables: {
      low: {
        8: [36, 18, 12, 9, 6],
        12: [48, 22, 16, 12, 12, 9, 6],
        16: [80, 45, 22, 17, 14, 13, 10, 9, 6],
      },
      medium: {
        8: [78, 29, 14, 7, 4],
        12: [150, 75, 34, 20, 11, 6, 4],
        16: [400, 180, 80, 44, 25, 15, 9, 6, 4],
      },
      high: {
        8: [160, 42, 16, 4, 2],
        12: [700, 170, 64, 25, 9, 3, 1],
        16: [3000, 800, 230, 90, 42, 16, 6, 2, 1],
      },
    },
  },
}
