import type { RouletteTitle } from "../title.ts"

export const title: RouletteTitle = {
  code: "bel_night_watch_roulette",
  name: "Night Watch Roulette",
  studio: "Belfort",
  theme: "table",
  volatility: 2,
  hitRatio: 0.49,
  released: "2026-02-17",
  stakesCents: [],
  minimumCycleMs: 10000,
  look: { palette: "nightWatchRoulette", scene: "skyline", hero: "nightLamp" },
  model: {
    engine: "roulette",
    laPartage: false,
    chipsCents: [10, 20, 50, 100],
    tableCents: 400,
  },
}
