import type { TitleOf } from "../title.ts"

export const title: TitleOf<"plinko"> = {
  code: "pap_lavender_drop",
  name: "Lavender Drop",
  studio: "Papillon",
  theme: "flowers",
  volatility: 3,
  hitRatio: 1,
  released: "2026-06-30",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3000,
  look: {
    palette: "lavenderHill",
    scene: "hills",
    hero: "lavender",
  },
  model: {
    engine: "plinko",
    tables: {
      low: { 8: [39, 18, 12, 9, 6], 12: [55, 26, 14, 12, 10, 9, 8], 16: [90, 55, 25, 17, 14, 11, 10, 9, 7] },
      medium: {
        8: [80, 25, 13, 8, 4],
        12: [180, 75, 29, 19, 12, 6, 4],
        16: [400, 220, 85, 46, 26, 14, 9, 6, 4],
      },
      high: {
        8: [180, 35, 13, 6, 2],
        12: [900, 190, 60, 24, 9, 3, 1],
        16: [4000, 900, 240, 90, 41, 15, 6, 2, 1],
      },
    },
  },
}
