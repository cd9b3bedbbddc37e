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
  stakesCents: [10, 20, 50, 100],
  minimumCycleMs: 4500,
  look: { palette: "cityGateMines", scene: "rays", hero: "cityGate", safe: "cityGate", mine: "powderKeg" },
  model: {
    engine: "mines",
    sharePercent: 95,
    stepHundredths: 10,
    highestHundredths: 200000,
  },
}
