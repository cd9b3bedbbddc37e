import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hilo"> = {
  theme: "city",
  volatility: 3,
  // One likelier answer, then collected: 131 / 169.
  hitRatio: 0.78,
  stakesCents: [50, 100, 200, 300],
  minimumCycleMs: 5000,
  code: "tes_belfry_hi_lo",
  name: "Belfry Hi-Lo",
  studio: "Tessera",
  released: "2026-11-10",
  look: { palette: "belfry", scene: "arches", hero: "bell" },
  model: {
    engine: "hilo",
    isAceHigh: true,
    playedPerMille: 970,
    parts: 50,
    steps: 5,
    skips: 3,
    highestPrize: 250,
  },
}
