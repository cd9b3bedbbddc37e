import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hilo"> = {
  code: "ver_pearl_hi_lo",
  name: "Pearl Hi-Lo",
  studio: "Maison Vermeil",
  theme: "jewels",
  volatility: 3,
  // One likelier answer, then collected: 131 / 169.
  hitRatio: 0.78,
  released: "2026-01-27",
  stakesCents: [50, 100, 150, 250],
  minimumCycleMs: 5000,
  look: { palette: "pearlHiLo", scene: "waves", hero: "pearl" },
  model: {
    engine: "hilo",
    isAceHigh: true,
    playedPerMille: 965,
    parts: 50,
    steps: 6,
    skips: 4,
    highestPrize: 500,
  },
}
