import type { TitleOf } from "../title.ts"

export const title: TitleOf<"scratch"> = {
  code: "ver_ecrin_dore",
  name: "Écrin Doré",
  studio: "Maison Vermeil",
  theme: "jewels",
  volatility: 4,
  hitRatio: 0.35,
  released: "2025-02-04",
  stakesCents: [20, 50, 100, 200],
  minimumCycleMs: 4000,
  look: {
    palette: "ecrinDore",
    scene: "fans",
    hero: "jewelCase",
    prizes: ["horseshoe", "key", "pearl", "brooch", "ring", "necklace", "emerald", "diamond", "jewelCase"],
  },
  model: {
    engine: "scratch",
    prizes: [
      {
        tenths: 10,
        weight: 19300,
      },
      {
        tenths: 20,
        weight: 8200,
      },
      {
        tenths: 40,
        weight: 4200,
      },
      {
        tenths: 60,
        weight: 2200,
      },
      {
        tenths: 120,
        weight: 900,
      },
      {
        tenths: 250,
        weight: 320,
      },
      {
        tenths: 1000,
        weight: 55,
      },
      {
        tenths: 4000,
        weight: 8,
      },
      {
        tenths: 10000,
        weight: 2,
      },
    ],
    blanks: 64815,
  },
}
