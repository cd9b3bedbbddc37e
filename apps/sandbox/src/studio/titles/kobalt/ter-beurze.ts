import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hold"> = {
  code: "kob_ter_beurze",
  name: "Ter Beurze",
  studio: "Kobalt",
  theme: "history",
  volatility: 5,
  hitRatio: 0.4,
  released: "2026-10-13",
  stakesCents: [25, 50, 75, 100, 200],
  minimumCycleMs: 3500,
  look: {
    palette: "bluestone",
    scene: "skyline",
    symbols: {
      W: "swan",
      S: "florin",
      A: "cog",
      B: "purse",
      C: "scales",
      D: "gable",
      ...LOWS.Kobalt,
    },
  },
  model: {
    engine: "hold",
    reels: [
      "HDIFHGEACBFCHEGHDIASSGIDFBECG",
      "BGHWGCHEIWGIFDICFAHESSSACEFDBEF",
      "FEIBWGFBWCHGFAGDESSSHIEHCFDAI",
      "HICGIDFEDHEWIAEGSSSBFCBHGFAGW",
      "DGWFDGEAHIEHCIBSSFHDAGCDFBEIC",
    ],
    pays: {
      A: [0, 50, 200, 1000],
      B: [0, 30, 120, 500],
      C: [0, 25, 80, 300],
      D: [0, 20, 60, 250],
      E: [0, 15, 40, 150],
      F: [0, 15, 35, 125],
      G: [0, 10, 30, 100],
      H: [0, 5, 20, 75],
      I: [0, 5, 20, 75],
    },
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    cash: [
      { times: 1, weight: 100 },
      { times: 2, weight: 40 },
      { times: 3, weight: 24 },
      { times: 5, weight: 8 },
      { times: 10, weight: 4, name: "mini" },
      { times: 25, weight: 2, name: "minor" },
      { times: 100, weight: 1, name: "major" },
    ],
    respin: { hits: 1, of: 18 },
    grandTimes: 1000,
  },
}
