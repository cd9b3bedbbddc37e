import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hilo"> = {
  code: "gra_conjurors_hi_lo",
  name: "Conjuror’s Hi-Lo",
  studio: "Grand Écran",
  theme: "stage",
  volatility: 4,
  // One likelier answer, then collected: 131 / 169.
  hitRatio: 0.78,
  released: "2026-07-14",
  stakesCents: [50, 100, 200, 300],
  minimumCycleMs: 5000,
  look: {
    palette: "conjuror",
    scene: "rings",
    hero: "wand",
  },
  model: {
    engine: "hilo",
    isAceHigh: true,
    playedPerMille: 965,
    parts: 50,
    steps: 8,
    skips: 1,
    highestPrize: 1000,
  },
}
