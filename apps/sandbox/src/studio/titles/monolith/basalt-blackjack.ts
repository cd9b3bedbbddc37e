import type { TitleOf } from "../title.ts"

export const title: TitleOf<"blackjack"> = {
  code: "mon_basalt_blackjack",
  name: "Basalt Blackjack",
  studio: "Monolith",
  theme: "table",
  volatility: 2,
  hitRatio: 0.52,
  released: "2025-10-14",
  stakesCents: [50, 100, 200, 500, 1000],
  minimumCycleMs: 4000,
  look: {
    palette: "basalt",
    scene: "skyline",
    hero: "oilTorch",
    felt: "arcade",
  },
  model: {
    engine: "blackjack",
  },
}
