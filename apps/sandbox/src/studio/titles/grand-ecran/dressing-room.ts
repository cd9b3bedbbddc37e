import type { TitleOf } from "../title.ts"

export const title: TitleOf<"scratch"> = {
  code: "gra_dressing_room",
  name: "Dressing Room",
  studio: "Grand Écran",
  theme: "stage",
  volatility: 4,
  hitRatio: 0.27,
  released: "2025-10-28",
  stakesCents: [20, 50, 100, 200],
  minimumCycleMs: 4000,
  look: {
    palette: "dressing",
    scene: "fans",
    hero: "greasePaint",
    prizes: ["ticket", "bouquet", "toeShoes", "silkHat", "feather", "mask", "crystalLustre", "greasePaint"],
  },
  model: {
    engine: "scratch",
    prizes: [
      { tenths: 10, weight: 12000 },
      { tenths: 20, weight: 8000 },
      { tenths: 50, weight: 3600 },
      { tenths: 100, weight: 1500 },
      { tenths: 200, weight: 600 },
      { tenths: 500, weight: 180 },
      { tenths: 2000, weight: 30 },
      { tenths: 10000, weight: 3 },
    ],
    blanks: 69325,
  },
}
