import type { RouletteTitle } from "../title.ts"

export const title: RouletteTitle = {
  theme: "table",
  volatility: 2,
  hitRatio: 0.49,
  stakesCents: [],
  minimumCycleMs: 10_000,
  code: "hal_velvet_wheel",
  name: "Velvet Wheel",
  studio: "Halcyon",
  released: "2025-02-25",
  look: { palette: "velvet", scene: "arches", hero: "mask" },
  model: { engine: "roulette", laPartage: true, chipsCents: [10, 50, 100, 200, 500], tableCents: 1000 },
}
