import type { TitleOf } from "../title.ts"

export const title: TitleOf<"poker"> = {
  code: "fol_bluebird_jacks",
  name: "Bluebird Jacks",
  studio: "Folie Bleue",
  theme: "classic",
  volatility: 4,
  hitRatio: 0.45,
  released: "2025-01-21",
  stakesCents: [20, 50, 100, 200, 400],
  minimumCycleMs: 3000,
  look: { palette: "bluebirdJacks", scene: "fans", hero: "bluebird" },
  model: {
    engine: "poker",
  },
}
