import type { TitleOf } from "../title.ts"

export const title: TitleOf<"mines"> = {
  code: "qua_wreck_diver",
  name: "Wreck Diver",
  studio: "Quai Neuf",
  theme: "sea",
  volatility: 4,
  // Three mines, collected after three fields.
  hitRatio: 0.67,
  released: "2026-05-05",
  stakesCents: [50, 100, 150, 200],
  minimumCycleMs: 4000,
  look: {
    palette: "wreck",
    scene: "waves",
    hero: "divingHelmet",
    safe: "pearlOyster",
    mine: "mine",
  },
  model: {
    engine: "mines",
    sharePercent: 96,
    stepHundredths: 2,
    highestHundredths: 200_000,
  },
}
