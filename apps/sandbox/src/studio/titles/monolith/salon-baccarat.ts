import type { TitleOf } from "../title.ts"

export const title: TitleOf<"baccarat"> = {
  theme: "table",
  volatility: 2,
  // By a stake on the banker: its wins, and ties, which give the stake back.
  hitRatio: 0.55,
  stakesCents: [],
  minimumCycleMs: 10_000,
  code: "mon_salon_baccarat",
  name: "Salon Baccarat",
  studio: "Monolith",
  released: "2025-11-25",
  look: { palette: "salon", scene: "arches" },
  model: { engine: "baccarat", chipsCents: [20, 100, 200, 500], tableCents: 1000, tieCents: 100 },
}
