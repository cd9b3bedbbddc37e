import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hold"> = {
  code: "ver_mosan_goldsmiths",
  name: "Mosan Goldsmiths",
  studio: "Maison Vermeil",
  theme: "craft",
  volatility: 5,
  hitRatio: 0.28,
  released: "2024-10-08",
  stakesCents: [20, 40, 100, 200],
  minimumCycleMs: 3500,
  look: {
    palette: "mosanGoldsmiths",
    scene: "arches",
    symbols: {
      W: "enamelCross",
      S: "nugget",
      A: "reliquary",
      B: "chalice",
      C: "brooch",
      D: "scales",
      ...LOWS["Maison Vermeil"],
    },
  },
  model: {
    engine: "hold",
    reels: [
      "FASSFBGACFEIDICHEDEBCGIDHGSH",
      "BISFACBASSHFDGHEFCGEDCIDWIHGSE",
      "BGEDHFSHBAWIHEAFGDGECDFISSSCIC",
      "HISFWICSSHBEGDAEDGCEGIFBCHASDF",
      "WESSDIHCICFDBHEBGAFDIGSACGHFE",
    ],
    pays: {
      A: [6, 65, 260, 1300],
      B: [0, 48, 175, 700],
      C: [0, 36, 125, 420],
      D: [0, 30, 95, 320],
      E: [0, 16, 60, 195],
      F: [0, 16, 46, 160],
      G: [0, 10, 36, 130],
      H: [0, 10, 30, 115],
      I: [0, 10, 26, 95],
    },
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    cash: [
      {
        times: 1,
        weight: 60,
      },
      {
        times: 2,
        weight: 36,
      },
      {
        times: 3,
        weight: 20,
      },
      {
        times: 5,
        weight: 12,
      },
      {
        times: 10,
        weight: 6,
        name: "mini",
      },
      {
        times: 20,
        weight: 2,
        name: "minor",
      },
      {
        times: 50,
        weight: 1,
        name: "major",
      },
    ],
    respin: {
      hits: 1,
      of: 16,
    },
    grandTimes: 800,
  },
}
