import type { RouletteTitle } from "../title.ts"

export const title: RouletteTitle = {
  theme: "table",
  volatility: 2,
  hitRatio: 0.49,
  stakesCents: [],
  minimumCycleMs: 10_000,
  code: "lum_galerie_roulette",
  name: "Galerie Roulette",
  studio: "Lumen",
  released: "2026-01-13",
  look: { palette: "arcade", scene: "fans", hero: "lantern" },
  model: { engine: "roulette", laPartage: false, chipsCents: [10, 20, 50, 100, 200], tableCents: 500 },
}
