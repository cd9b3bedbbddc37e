import type { TitleOf } from "../title.ts"

export const title: TitleOf<"keno"> = {
  code: "bel_town_crier_keno",
  name: "Town Crier Keno",
  studio: "Belfort",
  theme: "city",
  volatility: 5,
  // Five numbers.
  hitRatio: 0.1,
  released: "2025-06-24",
  stakesCents: [10, 20, 40, 100],
  minimumCycleMs: 4000,
  look: { palette: "townCrierKeno", scene: "arches", hero: "criersHorn" },
  model: {
    engine: "keno",
    numbers: 80,
    drawn: 20,
    pays: [
      {
        1: 38,
      },
      {
        2: 160,
      },
      {
        2: 20,
        3: 490,
      },
      {
        2: 10,
        3: 50,
        4: 1720,
      },
      {
        3: 40,
        4: 200,
        5: 5850,
      },
      {
        3: 20,
        4: 60,
        5: 600,
        6: 26240,
      },
      {
        3: 10,
        4: 30,
        5: 200,
        6: 2000,
        7: 124680,
      },
      {
        4: 20,
        5: 120,
        6: 800,
        7: 6000,
        8: 659860,
      },
      {
        4: 10,
        5: 50,
        6: 400,
        7: 3000,
        8: 15000,
        9: 3074970,
      },
      {
        0: 20,
        5: 20,
        6: 200,
        7: 1200,
        8: 6000,
        9: 30000,
        10: 21212070,
      },
    ],
  },
}
