import type { RouletteTitle } from "../title.ts"

export const title: RouletteTitle = {
  theme: "table",
  volatility: 2,
  hitRatio: 0.49,
  stakesCents: [],
  minimumCycleMs: 10_000,
  code: "atn_spa_1763",
  name: "Spa 1763",
  studio: "Atelier Nord",
  released: "2026-06-09",
  look: { palette: "pouhon", scene: "hills", hero: "wave" },
  model: { engine: "roulette", laPartage: true, chipsCents: [10, 50, 100, 200, 500], tableCents: 1000 },
}
