import type { TitleOf } from "../title.ts"

export const title: TitleOf<"mines"> = {
  code: "bel_city_gate_mines",
  name: "City Gate Mines",
  studio: "Belfort",
  theme: "city",
  volatility: 4,
  // Three mines, collected after three fields.
  hitRatio: 0.67,
  released: "2026-06-16",
  stakesCents: [20, 60, 100, 200],
  minimumCycleMs: 4500,
  look: { palette: "cityGateMines", scene: "rays", hero: "cityGate", safe: "cityGate", mine: "powderKeg" },
  model: {
    engine: "mines",
    sharePercent: 97,
    stepHundredths: 5,
    highestHundredths: 200000,
  },
}
