import type { TitleOf } from "../title.ts"

export const title: TitleOf<"scratch"> = {
  code: "mon_neuvieme_art",
  name: "Neuvième Art",
  studio: "Monolith",
  theme: "comics",
  volatility: 6,
  hitRatio: 0.27,
  released: "2026-11-03",
  stakesCents: [20, 50, 100, 200],
  minimumCycleMs: 4000,
  look: {
    palette: "comics",
    scene: "rays",
    hero: "bubble",
    prizes: ["pencil", "inkwell", "umbrella", "bowler", "lens", "roadster", "biplane", "bubble", "burst"],
  },
  model: {
    engine: "scratch",
    prizes: [
      { tenths: 10, weight: 11_500 },
      { tenths: 20, weight: 9000 },
      { tenths: 40, weight: 3500 },
      { tenths: 80, weight: 1800 },
      { tenths: 150, weight: 700 },
      { tenths: 400, weight: 250 },
      { tenths: 1000, weight: 70 },
      { tenths: 5000, weight: 10 },
      { tenths: 25_000, weight: 2 },
    ],
    blanks: 73_168,
  },
}
