import type { TitleOf } from "../title.ts"

export const title: TitleOf<"plinko"> = {
  code: "kob_brass_cascade",
  name: "Brass Cascade",
  studio: "Kobalt",
  theme: "classic",
  volatility: 4,
  hitRatio: 1,
  released: "2026-09-22",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3000,
  look: { palette: "cascade", scene: "rays", hero: "bell" },
  model: {
    engine: "plinko",
    tables: {
      low: {
        8: [54, 21, 10, 10, 5],
        12: [90, 30, 16, 14, 10, 10, 5],
        16: [150, 80, 20, 14, 14, 12, 10, 10, 5],
      },
      medium: {
        8: [115, 28, 13, 7, 4],
        12: [320, 110, 40, 20, 10, 6, 3],
        16: [1000, 400, 100, 51, 30, 15, 9, 5, 3],
      },
      high: {
        8: [270, 39, 15, 3, 2],
        12: [1600, 210, 80, 20, 7, 2, 2],
        16: [9000, 1300, 250, 90, 37, 20, 2, 2, 2],
      },
    },
  },
}
