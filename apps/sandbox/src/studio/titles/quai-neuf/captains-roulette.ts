import type { TitleOf } from "../title.ts"

export const title: TitleOf<"roulette"> = {
  code: "qua_captains_roulette",
  name: "Captain’s Roulette",
  studio: "Quai Neuf",
  theme: "table",
  volatility: 2,
  hitRatio: 0.49,
  released: "2025-07-15",
  stakesCents: [],
  minimumCycleMs: 10000,
  look: {
    palette: "gangway",
    scene: "rings",
    hero: "spyglass",
  },
  model: {
    engine: "roulette",
    laPartage: true,
    chipsCents: [50, 100, 200, 500],
    tableCents: 1000,
  },
}
