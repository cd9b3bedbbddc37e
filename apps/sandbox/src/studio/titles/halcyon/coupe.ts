import type { TitleOf } from "../title.ts"

export const title: TitleOf<"scratch"> = {
  code: "hal_coupe",
  name: "Coupe",
  studio: "Halcyon",
  theme: "food",
  volatility: 2,
  hitRatio: 0.33,
  released: "2025-12-23",
  stakesCents: [20, 50, 100, 200],
  minimumCycleMs: 4000,
  look: {
    palette: "toast",
    scene: "rings",
    hero: "champagne",
    prizes: ["lemon", "grapes", "mask", "crystalLustre", "saxHorn", "kursaalDome", "champagne"],
  },
  model: {
    engine: "scratch",
    prizes: [
      { tenths: 10, weight: 14000 },
      { tenths: 20, weight: 10000 },
      { tenths: 40, weight: 4500 },
      { tenths: 60, weight: 2200 },
      { tenths: 150, weight: 700 },
      { tenths: 400, weight: 200 },
      { tenths: 1500, weight: 40 },
    ],
    blanks: 62533,
  },
}
