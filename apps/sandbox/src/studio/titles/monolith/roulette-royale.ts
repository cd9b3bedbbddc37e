import type { RouletteTitle } from "../title.ts"

export const title: RouletteTitle = {
  theme: "table",
  volatility: 2,
  hitRatio: 0.49,
  stakesCents: [],
  minimumCycleMs: 10_000,
  code: "mon_roulette_royale",
  name: "Roulette Royale",
  studio: "Monolith",
  released: "2024-09-03",
  look: { palette: "scarlet", scene: "rays" },
  model: { engine: "roulette", laPartage: false, chipsCents: [10, 50, 100, 200, 500], tableCents: 1000 },
}
