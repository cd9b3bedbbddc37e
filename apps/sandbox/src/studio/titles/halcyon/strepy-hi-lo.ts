import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hilo"> = {
  theme: "city",
  volatility: 3,
  // One likelier answer, then collected: 131 / 169.
  hitRatio: 0.78,
  stakesCents: [50, 100, 200, 500],
  minimumCycleMs: 7000,
  code: "hal_strepy_hi_lo",
  name: "Strépy Hi-Lo",
  studio: "Halcyon",
  released: "2026-08-04",
  look: { palette: "canal", scene: "waves", hero: "lift" },
  model: {
    engine: "hilo",
    isAceHigh: false,
    playedPerMille: 975,
    parts: 50,
    steps: 7,
    skips: 2,
    highestPrize: 1000,
  },
}
