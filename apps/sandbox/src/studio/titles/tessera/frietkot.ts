import type { TitleOf } from "../title.ts"

export const title: TitleOf<"scratch"> = {
  code: "tes_frietkot",
  name: "Frietkot",
  studio: "Tessera",
  theme: "city",
  volatility: 3,
  hitRatio: 0.36,
  released: "2026-08-01",
  stakesCents: [20, 50, 100, 200],
  minimumCycleMs: 4000,
  look: {
    palette: "frietkot",
    scene: "arches",
    hero: "fries",
    prizes: ["fork", "tomato", "sprout", "chicory", "pear", "speculoos", "waffle", "mussel", "fries"],
  },
  model: {
    engine: "scratch",
    prizes: [
      { tenths: 10, weight: 16_000 },
      { tenths: 20, weight: 10_000 },
      { tenths: 30, weight: 5000 },
      { tenths: 50, weight: 3000 },
      { tenths: 100, weight: 1100 },
      { tenths: 200, weight: 400 },
      { tenths: 500, weight: 110 },
      { tenths: 2000, weight: 15 },
      { tenths: 5000, weight: 4 },
    ],
    blanks: 64_371,
  },
}
