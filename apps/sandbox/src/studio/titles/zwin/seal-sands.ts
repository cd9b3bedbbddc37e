import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "zwi_seal_sands",
  name: "Seal Sands",
  studio: "Zwin",
  theme: "sea",
  volatility: 2,
  hitRatio: 0.59,
  released: "2025-11-04",
  stakesCents: [25, 50, 100, 125, 200],
  minimumCycleMs: 3750,
  look: {
    palette: "sealSand",
    scene: "dunes",
    symbols: {
      W: "seaBuoy",
      S: "driftBottle",
      A: "greySeal",
      B: "starfish",
      C: "seaHorse",
      D: "shell",
      ...LOWS.Zwin,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AEFHGCABISBDEIFGDIHEBGEFICDHFGHC",
      "BHGAICGFEWCHEFHDEIFSBIGFEDAGBECHID",
      "IGFHCIFDABDIGFHDEIAECSGWBEFHBECGH",
      "IDEFHGBEHBFGIWCGSHFAEICDECDGFHIGBA",
      "HGBFCEFGEIHDEIBGDSHCEIACFGDHBAFI",
    ],
    pays: {
      A: [0, 24, 90, 375],
      B: [0, 19, 65, 215],
      C: [0, 19, 48, 160],
      D: [0, 13, 38, 120],
      E: [0, 8, 24, 75],
      F: [0, 8, 24, 65],
      G: [0, 6, 19, 59],
      H: [0, 5, 16, 48],
      I: [0, 5, 13, 43],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "expanding",
    bothWays: true,
    freeSpins: { awards: [5, 10, 15], retriggers: [5, 10, 15], multiplier: 2, maximum: 45 },
  },
}
