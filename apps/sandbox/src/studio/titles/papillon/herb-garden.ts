import type { TitleOf } from "../title.ts"

export const title: TitleOf<"scratch"> = {
  code: "pap_herb_garden",
  name: "Herb Garden",
  studio: "Papillon",
  theme: "nature",
  volatility: 2,
  hitRatio: 0.36,
  released: "2025-08-05",
  stakesCents: [20, 50, 100, 200],
  minimumCycleMs: 4000,
  look: {
    palette: "herbs",
    scene: "fans",
    hero: "basil",
    prizes: ["terracotta", "marigold", "secateurs", "fern", "lavender", "rosemary", "glasshouse", "basil"],
  },
  model: {
    engine: "scratch",
    prizes: [
      { tenths: 10, weight: 18000 },
      { tenths: 20, weight: 9000 },
      { tenths: 40, weight: 4000 },
      { tenths: 80, weight: 1600 },
      { tenths: 150, weight: 600 },
      { tenths: 300, weight: 250 },
      { tenths: 1000, weight: 60 },
      { tenths: 4000, weight: 6 },
    ],
    blanks: 60806,
  },
}
