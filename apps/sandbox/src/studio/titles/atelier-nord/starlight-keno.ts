import type { TitleOf } from "../title.ts"

export const title: TitleOf<"keno"> = {
  code: "atn_starlight_keno",
  name: "Starlight Keno",
  studio: "Atelier Nord",
  theme: "space",
  volatility: 5,
  // Five numbers.
  hitRatio: 0.1,
  released: "2026-10-13",
  stakesCents: [10, 20, 50, 100, 150],
  minimumCycleMs: 4000,
  look: { palette: "starlight", scene: "hills", hero: "star" },
  model: {
    engine: "keno",
    numbers: 80,
    drawn: 20,
    pays: [
      { 1: 38 },
      { 2: 160 },
      { 2: 10, 3: 590 },
      { 2: 10, 3: 70, 4: 1400 },
      { 3: 30, 4: 160, 5: 7800 },
      { 3: 20, 4: 80, 5: 800, 6: 16_000 },
      { 3: 10, 4: 40, 5: 300, 6: 2500, 7: 50_000 },
      { 4: 30, 5: 160, 6: 1000, 7: 8000, 8: 100_000 },
      { 4: 10, 5: 70, 6: 500, 7: 4000, 8: 20_000, 9: 200_000 },
      { 0: 30, 5: 30, 6: 250, 7: 1500, 8: 8000, 9: 40_000, 10: 250_000 },
    ],
  },
}
