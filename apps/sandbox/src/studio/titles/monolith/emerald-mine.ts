import type { TitleOf } from "../title.ts"

export const title: TitleOf<"mines"> = {
  code: "mon_emerald_mine",
  name: "Emerald Mine",
  studio: "Monolith",
  theme: "adventure",
  volatility: 4,
  // Three mines, collected after three fields.
  hitRatio: 0.67,
  released: "2026-09-15",
  stakesCents: [100, 200, 300],
  minimumCycleMs: 5000,
  look: { palette: "seam", scene: "arches", hero: "emerald", safe: "emerald", mine: "dynamite" },
  model: { engine: "mines", sharePercent: 97, stepHundredths: 1, highestHundredths: 500_000 },
}
