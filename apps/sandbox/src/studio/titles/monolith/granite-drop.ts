import type { TitleOf } from "../title.ts"

export const title: TitleOf<"plinko"> = {
  code: "mon_granite_drop",
  name: "Granite Drop",
  studio: "Monolith",
  theme: "nature",
  volatility: 5,
  hitRatio: 1,
  released: "2026-07-28",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3000,
  look: {
    palette: "granite",
    scene: "rays",
    hero: "bluestoneBlock",
  },
  model: {
    engine: "plinko",
    tables: {
      low: {
        8: [62, 20, 12, 9, 5],
        12: [100, 32, 16, 12, 10, 10, 6],
        16: [170, 80, 22, 15, 13, 11, 10, 10, 6],
      },
      medium: {
        8: [130, 30, 12, 7, 4],
        12: [350, 110, 37, 19, 10, 6, 4],
        16: [1200, 400, 90, 50, 28, 14, 8, 6, 4],
      },
      high: {
        8: [280, 38, 12, 5, 1],
        12: [1800, 220, 75, 21, 6, 3, 1],
        16: [9500, 1200, 260, 90, 38, 15, 4, 3, 1],
      },
    },
  },
}
