import type { TitleOf } from "../title.ts"

export const title: TitleOf<"plinko"> = {
  code: "qua_lock_drop",
  name: "Lock Drop",
  studio: "Quai Neuf",
  theme: "city",
  volatility: 4,
  hitRatio: 1,
  released: "2026-06-16",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3500,
  look: {
    palette: "sluice",
    scene: "waves",
    hero: "lockGate",
  },
  model: {
    engine: "plinko",
    tables: {
      low: {
        8: [49, 16, 13, 9, 5],
        12: [70, 30, 16, 11, 11, 10, 5],
        16: [120, 70, 22, 15, 14, 12, 11, 9, 5],
      },
      medium: {
        8: [100, 28, 13, 7, 4],
        12: [250, 95, 38, 20, 11, 5, 4],
        16: [700, 300, 95, 47, 27, 15, 9, 5, 4],
      },
      high: {
        8: [230, 38, 14, 4, 2],
        12: [1400, 200, 70, 22, 7, 3, 1],
        16: [7000, 1100, 250, 90, 40, 15, 5, 2, 1],
      },
    },
  },
}
