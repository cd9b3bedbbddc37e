import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "zwi_seal_sands",
  name: "Seal Sands",
  studio: "Zwin",
  theme: "sea",
  volatility: 2,
  hitRatio: 0.38,
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
      A: [0, 45, 175, 700],
      B: [0, 35, 120, 400],
      C: [0, 35, 90, 300],
      D: [0, 25, 70, 225],
      E: [0, 14, 45, 140],
      F: [0, 14, 45, 120],
      G: [0, 12, 35, 110],
      H: [0, 10, 30, 90],
      I: [0, 10, 25, 80],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "expanding",
    freeSpins: { awards: [5, 10, 15], retriggers: [5, 10, 15], multiplier: 2, maximum: 45 },
  },
}
