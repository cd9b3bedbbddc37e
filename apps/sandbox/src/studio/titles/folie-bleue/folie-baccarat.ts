import type { TitleOf } from "../title.ts"

export const title: TitleOf<"baccarat"> = {
  code: "fol_folie_baccarat",
  name: "Folie Baccarat",
  studio: "Folie Bleue",
  theme: "table",
  volatility: 2,
  // By a stake on the banker: its wins, and ties, which give the stake back.
  hitRatio: 0.55,
  released: "2024-09-24",
  stakesCents: [],
  minimumCycleMs: 10000,
  look: { palette: "folieBaccarat", scene: "stage", hero: "candelabra" },
  model: {
    engine: "baccarat",
    chipsCents: [20, 100, 200, 500],
    tableCents: 800,
    tieCents: 50,
  },
}
