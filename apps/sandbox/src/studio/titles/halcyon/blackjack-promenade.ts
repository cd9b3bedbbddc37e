import type { TitleOf } from "../title.ts"

export const title: TitleOf<"blackjack"> = {
  theme: "table",
  volatility: 2,
  hitRatio: 0.52,
  stakesCents: [20, 50, 100, 200, 500, 1000, 2000],
  minimumCycleMs: 4000,
  code: "hal_blackjack_promenade",
  name: "Blackjack Promenade",
  studio: "Halcyon",
  released: "2026-02-17",
  look: { palette: "promenade", scene: "waves", felt: "arcade" },
  model: { engine: "blackjack" },
}
