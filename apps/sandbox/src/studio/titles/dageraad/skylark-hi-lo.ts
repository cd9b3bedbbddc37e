import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hilo"> = {
  code: "dag_skylark_hi_lo",
  name: "Skylark Hi-Lo",
  studio: "Dageraad",
  theme: "nature",
  volatility: 3,
  // One likelier answer, then collected: 131 / 169.
  hitRatio: 0.78,
  released: "2024-12-17",
  stakesCents: [20, 60, 100, 200],
  minimumCycleMs: 5000,
  look: { palette: "skylarkHiLo", scene: "stars", hero: "lark" },
  model: {
    engine: "hilo",
    isAceHigh: false,
    playedPerMille: 970,
    parts: 20,
    steps: 4,
    skips: 1,
    highestPrize: 200,
  },
}
