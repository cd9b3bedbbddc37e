import type { TitleOf } from "../title.ts"

export const title: TitleOf<"keno"> = {
  code: "lum_lantern_keno",
  name: "Lantern Keno",
  studio: "Lumen",
  theme: "city",
  volatility: 6,
  // Five numbers.
  hitRatio: 0.1,
  released: "2025-05-06",
  stakesCents: [20, 50, 100, 150],
  minimumCycleMs: 4500,
  look: { palette: "lanternKeno", scene: "stars", hero: "nightLamp" },
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
        2: 10,
        3: 590,
      },
      {
        2: 10,
        3: 30,
        4: 2020,
      },
      {
        3: 20,
        4: 120,
        5: 10030,
      },
      {
        3: 10,
        4: 60,
        5: 500,
        6: 39090,
      },
      {
        4: 40,
        5: 400,
        6: 3000,
        7: 76250,
      },
      {
        4: 20,
        5: 100,
        6: 1200,
        7: 9000,
        8: 426980,
      },
      {
        5: 100,
        6: 700,
        7: 2390,
        8: 25000,
        9: 150000,
      },
      {
        5: 30,
        6: 300,
        7: 2000,
        8: 7850,
        9: 50000,
        10: 200000,
      },
    ],
  },
}
