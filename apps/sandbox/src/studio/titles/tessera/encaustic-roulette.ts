import type { TitleOf } from "../title.ts"

export const title: TitleOf<"roulette"> = {
  code: "tes_encaustic_roulette",
  name: "Encaustic Roulette",
  studio: "Tessera",
  theme: "table",
  volatility: 2,
  hitRatio: 0.49,
  released: "2025-03-18",
  stakesCents: [],
  minimumCycleMs: 10000,
  look: {
    palette: "encaustic",
    scene: "fans",
    hero: "rosewindow",
  },
  model: {
    engine: "roulette",
    laPartage: true,
    chipsCents: [20, 100, 200, 500],
    tableCents: 1000,
  },
}
