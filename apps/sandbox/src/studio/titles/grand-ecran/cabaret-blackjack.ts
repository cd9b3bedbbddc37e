import type { TitleOf } from "../title.ts"

export const title: TitleOf<"blackjack"> = {
  code: "gra_cabaret_blackjack",
  name: "Cabaret Blackjack",
  studio: "Grand Écran",
  theme: "table",
  volatility: 2,
  hitRatio: 0.52,
  released: "2026-03-31",
  stakesCents: [20, 50, 100, 200, 500, 1000, 2000],
  minimumCycleMs: 4000,
  look: {
    palette: "cabaret",
    scene: "arches",
    hero: "silkHat",
    felt: "sunburst",
  },
  model: {
    engine: "blackjack",
  },
}
