import type { TitleOf } from "../title.ts"

export const title: TitleOf<"mines"> = {
  code: "hal_north_sea_mines",
  name: "North Sea Mines",
  studio: "Halcyon",
  theme: "sea",
  volatility: 4,
  // Three mines, collected after three fields.
  hitRatio: 0.67,
  released: "2026-10-06",
  stakesCents: [20, 40, 60, 100, 200],
  minimumCycleMs: 4500,
  look: { palette: "fathom", scene: "waves", hero: "shell", safe: "shell", mine: "mine" },
  model: { engine: "mines", sharePercent: 97, stepHundredths: 5, highestHundredths: 250_000 },
}
