import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hold"> = {
  code: "bel_bell_founders",
  name: "Bell Founders",
  studio: "Belfort",
  theme: "craft",
  volatility: 5,
  hitRatio: 0.35,
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
      "EGIHFEICBSSHDFCGDGABWAEISFDHC",
      "FSGDFHFWGAEIBEDCIDCIHGHASSBCES",
      "GIHWIEFIBGEFCBASSSDAEHCFGDHDC",
    ],
    pays: {
      A: [3, 34, 140, 680],
      B: [0, 26, 95, 380],
      C: [0, 19, 65, 220],
      D: [0, 15, 50, 170],
      E: [0, 9, 30, 105],
      F: [0, 9, 24, 85],
      G: [0, 5, 19, 70],
      H: [0, 5, 15, 60],
      I: [0, 5, 14, 50],
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
