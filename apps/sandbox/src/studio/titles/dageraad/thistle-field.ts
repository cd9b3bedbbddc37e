import type { TitleOf } from "../title.ts"

export const title: TitleOf<"mines"> = {
  code: "dag_thistle_field",
  name: "Thistle Field",
  studio: "Dageraad",
  theme: "nature",
  volatility: 4,
  // Three mines, collected after three fields.
  hitRatio: 0.67,
  released: "2026-10-27",
  stakesCents: [20, 40, 100, 160],
  minimumCycleMs: 4500,
  look: { palette: "thistleField", scene: "hills", hero: "strawberry", safe: "strawberry", mine: "thistle" },
  model: {
    engine: "mines",
    sharePercent: 97,
    stepHundredths: 5,
    highestHundredths: 100000,
  },
}
