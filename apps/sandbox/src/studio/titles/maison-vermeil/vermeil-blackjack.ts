import type { TitleOf } from "../title.ts"

export const title: TitleOf<"blackjack"> = {
  code: "ver_vermeil_blackjack",
  name: "Vermeil Blackjack",
  studio: "Maison Vermeil",
  theme: "table",
  volatility: 2,
  hitRatio: 0.52,
  released: "2025-06-03",
  stakesCents: [50, 100, 200, 500, 1000],
  minimumCycleMs: 4000,
  look: { palette: "vermeilBlackjack", scene: "lattice", hero: "gloves", felt: "sunburst" },
  model: {
    engine: "blackjack",
  },
}
