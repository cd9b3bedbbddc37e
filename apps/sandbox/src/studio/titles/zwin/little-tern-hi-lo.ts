import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hilo"> = {
  code: "zwi_little_tern_hi_lo",
  name: "Little Tern Hi-Lo",
  studio: "Zwin",
  theme: "nature",
  volatility: 3,
  // One likelier answer, then collected: 131 / 169.
  hitRatio: 0.78,
  released: "2026-07-21",
  stakesCents: [50, 100, 200, 300],
  minimumCycleMs: 5000,
  look: {
    palette: "ternSky",
    scene: "fans",
    hero: "tern",
  },
  model: {
    engine: "hilo",
    isAceHigh: false,
    playedPerMille: 968,
    parts: 50,
    steps: 6,
    skips: 2,
    highestPrize: 400,
  },
}
