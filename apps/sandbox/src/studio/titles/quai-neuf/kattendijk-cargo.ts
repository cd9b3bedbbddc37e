import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hold"> = {
  code: "qua_kattendijk_cargo",
  name: "Kattendijk Cargo",
  studio: "Quai Neuf",
  theme: "city",
  volatility: 3,
  hitRatio: 0.26,
  released: "2026-02-10",
  stakesCents: [20, 40, 80, 100, 160],
  minimumCycleMs: 3000,
  look: {
    palette: "container",
    scene: "skyline",
    symbols: {
      W: "helm",
      S: "ducat",
      A: "dockCrane",
      B: "cargoBox",
      C: "rumCask",
      D: "lantern",
      ...LOWS["Quai Neuf"],
    },
  },
  model: {
    engine: "hold",
    reels: [
      "ACFECSBDHICGHFIEGBDIGFAHISSSGEFHBED",
      "FBEIDFEHFASGBWCIEGHDGIEDGBIHSSSFCHACI",
      "DEAIEHBEICSHBGWBFHDAECGHSSSFGDCIFGIF",
      "ICDWFEIABGSCAIEFCDFBHFGHISSSBEHGFDHGE",
      "ADCFISGEIGEDGFDEBIHBFHWAHCSFGHIBCE",
    ],
    pays: {
      A: [0, 45, 160, 700],
      B: [0, 35, 110, 450],
      C: [0, 25, 90, 275],
      D: [0, 22, 70, 225],
      E: [0, 14, 45, 125],
      F: [0, 14, 40, 110],
      G: [0, 10, 35, 100],
      H: [0, 8, 25, 90],
      I: [0, 8, 22, 75],
    },
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    cash: [
      { times: 1, weight: 30 },
      { times: 2, weight: 30 },
      { times: 4, weight: 12 },
      { times: 6, weight: 6 },
      { times: 15, weight: 3, name: "mini" },
      { times: 40, weight: 1, name: "minor" },
    ],
    respin: { hits: 1, of: 13 },
    grandTimes: 750,
  },
}
