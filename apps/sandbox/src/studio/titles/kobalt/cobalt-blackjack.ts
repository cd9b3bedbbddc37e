import type { TitleOf } from "../title.ts"

export const title: TitleOf<"blackjack"> = {
  theme: "table",
  volatility: 2,
  hitRatio: 0.52,
  stakesCents: [20, 50, 100, 200, 500, 1000, 2000],
  minimumCycleMs: 4000,
  code: "kob_cobalt_blackjack",
  name: "Cobalt Blackjack",
  studio: "Kobalt",
  released: "2025-10-14",
  look: { palette: "delft", scene: "rays", hero: "crownedCard", felt: "sunburst" },
  model: { engine: "blackjack" },
}
