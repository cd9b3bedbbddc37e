import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hold"> = {
  code: "bel_bell_founders",
  name: "Bell Founders",
  studio: "Belfort",
  theme: "history",
  volatility: 6,
  hitRatio: 0.34,
  released: "2025-10-21",
  stakesCents: [25, 50, 125],
  minimumCycleMs: 3000,
  look: {
    palette: "bellFounders",
    scene: "rings",
    symbols: {
      W: "tongs",
      S: "nugget",
      A: "bellMould",
      B: "crucible",
      C: "scales",
      D: "pickaxe",
      ...LOWS.Belfort,
    },
  },
  model: {
    engine: "hold",
    reels: [
      "GCBSSSFDCFHDEHDHIAFBEGCIGEAI",
      "CGEBSSAHWSIGHDAGCFDESIFHFBCIED",
      "EGIHFEICBSSSHDFCGDGABWAEISFDHC",
      "FSGDFHFWGAEIBEDCIDCIHGHASSBCES",
      "GIHWIEFIBGEFCBASSSDAEHCFGDHDC",
    ],
    pays: {
      A: [1, 6, 24, 115],
      B: [0, 4, 16, 65],
      C: [0, 3, 11, 38],
      D: [0, 3, 9, 28],
      E: [0, 1, 5, 17],
      F: [0, 1, 4, 14],
      G: [0, 1, 3, 12],
      H: [0, 1, 3, 10],
      I: [0, 1, 2, 9],
    },
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    cash: [
      {
        times: 1,
        weight: 80,
      },
      {
        times: 2,
        weight: 44,
      },
      {
        times: 3,
        weight: 26,
      },
      {
        times: 5,
        weight: 12,
      },
      {
        times: 8,
        weight: 6,
      },
      {
        times: 15,
        weight: 3,
        name: "mini",
      },
      {
        times: 30,
        weight: 2,
        name: "minor",
      },
      {
        times: 150,
        weight: 1,
        name: "major",
      },
    ],
    respin: {
      hits: 1,
      of: 17,
    },
    grandTimes: 1000,
  },
}
