import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hold"> = {
  code: "dag_polder_mill",
  name: "Polder Mill",
  studio: "Dageraad",
  theme: "nature",
  volatility: 4,
  hitRatio: 0.18,
  released: "2025-11-04",
  stakesCents: [20, 50, 100, 200],
  minimumCycleMs: 3250,
  look: {
    palette: "polderMill",
    scene: "canal",
    symbols: {
      W: "clog",
      S: "cheeseWheel",
      A: "postmill",
      B: "tulip",
      C: "fish",
      D: "gull",
      ...LOWS.Dageraad,
    },
  },
  model: {
    engine: "hold",
    reels: [
      "FDSSIFCABFAEIGCHDGSGBIDECHEH",
      "CEHABFEDHGDCEFGBSISDGIFACHIWSS",
      "DGCFCICHSHEFIBAGWDEHIDFSSSEGBA",
      "SDIBECGBGHCWGFEISHCDHDEAFIFSSA",
      "SSGFCEHGSCHCBFGAWEIAIDIEDBFDH",
    ],
    pays: {
      A: [5, 34, 110, 400],
      B: [0, 26, 85, 260],
      C: [0, 22, 70, 200],
      D: [0, 20, 55, 170],
      E: [0, 12, 34, 100],
      F: [0, 12, 30, 85],
      G: [0, 10, 24, 70],
      H: [0, 10, 22, 60],
      I: [0, 7, 20, 55],
    },
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    cash: [
      {
        times: 1,
        weight: 50,
      },
      {
        times: 2,
        weight: 30,
      },
      {
        times: 4,
        weight: 18,
      },
      {
        times: 6,
        weight: 10,
      },
      {
        times: 10,
        weight: 5,
      },
      {
        times: 15,
        weight: 3,
      },
      {
        times: 40,
        weight: 1,
      },
    ],
    respin: {
      hits: 1,
      of: 13,
    },
    grandTimes: 400,
  },
}
