import type { TitleOf } from "../title.ts"

export const title: TitleOf<"poker"> = {
  code: "lum_rose_window_jacks",
  name: "Rose Window Jacks",
  studio: "Lumen",
  theme: "art nouveau",
  volatility: 4,
  hitRatio: 0.45,
  released: "2025-01-07",
  stakesCents: [10, 50, 100, 250, 500],
  minimumCycleMs: 3500,
  look: { palette: "roseWindowJacks", scene: "glasshouse", hero: "rosewindow" },
  model: {
    engine: "poker",
  },
}
