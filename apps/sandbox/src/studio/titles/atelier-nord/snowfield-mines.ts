import type { TitleOf } from "../title.ts"

export const title: TitleOf<"mines"> = {
  code: "atn_snowfield_mines",
  name: "Snowfield Mines",
  studio: "Atelier Nord",
  theme: "nature",
  volatility: 4,
  // Three mines, collected after three fields.
  hitRatio: 0.67,
  released: "2025-11-25",
  stakesCents: [50, 100, 200, 250],
  minimumCycleMs: 4500,
  look: {
    palette: "snowfieldMines",
    scene: "dunes",
    hero: "snowCrystal",
    safe: "snowCrystal",
    mine: "avalanche",
  },
  model: {
    engine: "mines",
    sharePercent: 97,
    stepHundredths: 2,
    highestHundredths: 300000,
  },
}
