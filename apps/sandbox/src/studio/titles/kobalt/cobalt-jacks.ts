import type { TitleOf } from "../title.ts"

export const title: TitleOf<"poker"> = {
  theme: "classic",
  volatility: 4,
  hitRatio: 0.45,
  stakesCents: [20, 50, 100, 200, 500, 1000],
  minimumCycleMs: 3500,
  code: "kob_cobalt_jacks",
  name: "Cobalt Jacks",
  studio: "Kobalt",
  released: "2025-11-04",
  look: { palette: "cobalt", scene: "skyline", hero: "diamond" },
  model: { engine: "poker" },
}
