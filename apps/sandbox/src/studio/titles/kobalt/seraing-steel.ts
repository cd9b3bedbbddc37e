import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hold"> = {
  code: "kob_seraing_steel",
  name: "Seraing Steel",
  studio: "Kobalt",
  theme: "craft",
  volatility: 5,
  hitRatio: 0.33,
  released: "2026-08-25",
  stakesCents: [40, 80, 120, 160],
  minimumCycleMs: 3000,
  look: {
    palette: "seraingSteel",
    scene: "skyline",
    symbols: {
      W: "rivet",
      S: "florin",
      A: "blastFurnace",
      B: "girder",
      C: "locomotive",
      D: "tongs",
      ...LOWS.Kobalt,
    },
  },
  model: {
    engine: "hold",
    reels: [
      "FDGBHSSICBEFAICHDIEAEDGCFSHG",
      "CEDGFBAHSCSSADIHDFBSFIGCEHGWEI",
      "GHBFHAGIWDFSACIEHBCFDECGSSSDEI",
      "EFGIWFAIHFDSDHEGCBIBCSSSAGHECD",
      "AFGFDIGWEFBCHBDSGEIHACSSEHIDC",
    ],
    pays: {
      A: [3, 20, 65, 220],
      B: [0, 16, 48, 155],
      C: [0, 13, 40, 120],
      D: [0, 11, 32, 100],
      E: [0, 7, 20, 55],
      F: [0, 7, 17, 48],
      G: [0, 6, 14, 40],
      H: [0, 6, 13, 36],
      I: [0, 4, 11, 32],
    },
    lines: LINES.slice(0, 40),
    stakeCoins: 40,
    cash: [
      {
        times: 1,
        weight: 60,
      },
      {
        times: 2,
        weight: 40,
      },
      {
        times: 4,
        weight: 20,
      },
      {
        times: 8,
        weight: 8,
      },
      {
        times: 20,
        weight: 3,
        name: "minor",
      },
      {
        times: 80,
        weight: 1,
        name: "major",
      },
    ],
    respin: {
      hits: 1,
      of: 14,
    },
    grandTimes: 600,
  },
}
