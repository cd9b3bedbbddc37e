import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hold"> = {
  code: "mon_blue_quarry",
  name: "Blue Quarry",
  studio: "Monolith",
  theme: "history",
  volatility: 4,
  hitRatio: 0.26,
  released: "2026-06-23",
  stakesCents: [20, 40, 80, 100, 160],
  minimumCycleMs: 2750,
  look: {
    palette: "quarryBlue",
    scene: "dunes",
    symbols: {
      W: "dynamite",
      S: "bluestoneBlock",
      A: "quarryCart",
      B: "stoneChisel",
      C: "pickaxe",
      D: "ammonite",
      ...LOWS.Monolith,
    },
  },
  model: {
    engine: "hold",
    reels: [
      "AIDHGBAEISBDHICBGEHFCESSSHDEFIGFCGF",
      "BIFDEIWFBGHSBDFGCAHEIDGEICFHSSSEAHGEC",
      "EAHIBDAEGSHBDGIHDFICGFHCBIESSSFCEGFW",
      "EDCBAGIEGSHWFGHEBDFECIFGSSSBCHAFIHGDI",
      "BEFGCSDBHECHIFDBIGCAHEDAIWSGEIFGHF",
    ],
    pays: {
      A: [0, 30, 110, 450],
      B: [0, 22, 75, 300],
      C: [0, 18, 60, 180],
      D: [0, 15, 45, 150],
      E: [0, 10, 30, 90],
      F: [0, 10, 25, 75],
      G: [0, 8, 22, 70],
      H: [0, 6, 18, 60],
      I: [0, 6, 15, 50],
    },
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    cash: [
      { times: 1, weight: 24 },
      { times: 2, weight: 40 },
      { times: 3, weight: 20 },
      { times: 4, weight: 10 },
      { times: 8, weight: 6 },
      { times: 16, weight: 2, name: "mini" },
    ],
    respin: { hits: 1, of: 9 },
    grandTimes: 250,
  },
}
