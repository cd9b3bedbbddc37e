import type { TitleOf } from "../title.ts"

export const title: TitleOf<"scratch"> = {
  code: "zwi_spoonbill_nest",
  name: "Spoonbill Nest",
  studio: "Zwin",
  theme: "nature",
  volatility: 3,
  hitRatio: 0.34,
  released: "2025-04-08",
  stakesCents: [20, 50, 100, 200],
  minimumCycleMs: 4000,
  look: {
    palette: "spoonbill",
    scene: "rings",
    hero: "spoonbill",
    prizes: ["cockles", "razor", "feather", "fern", "lapwingEgg", "marshFrog", "nestEggs", "spoonbill"],
  },
  model: {
    engine: "scratch",
    prizes: [
      { tenths: 10, weight: 15000 },
      { tenths: 20, weight: 9000 },
      { tenths: 30, weight: 6000 },
      { tenths: 60, weight: 2500 },
      { tenths: 120, weight: 900 },
      { tenths: 300, weight: 300 },
      { tenths: 800, weight: 70 },
      { tenths: 3000, weight: 8 },
    ],
    blanks: 65011,
  },
}
