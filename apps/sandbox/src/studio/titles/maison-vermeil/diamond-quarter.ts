import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "ver_diamond_quarter",
  name: "Diamond Quarter",
  studio: "Maison Vermeil",
  theme: "jewels",
  volatility: 3,
  hitRatio: 0.34,
  released: "2025-08-26",
  stakesCents: [20, 40, 100, 200],
  minimumCycleMs: 3000,
  look: {
    palette: "diamondQuarter",
    scene: "lattice",
    symbols: {
      W: "necklace",
      S: "calliper",
      A: "loupe",
      B: "diamond",
      C: "ring",
      D: "purse",
      ...LOWS["Maison Vermeil"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "DCIHSAGEFEIHEIBFCHGEGBDFIAFDCGH",
      "GDHIDBEDCIFBEAHFGHIHGSEFCAFBGCHWE",
      "EWEIHFBGHCGICEFIGFIFDSEGDACHDAHB",
      "EBWICHDEBFGAHGEGHIGSHFDHDFICBCEFA",
      "EIBDFAIBEGFAGEFHCFCIEWHDSGHCIHDG",
    ],
    pays: {
      A: [6, 56, 220, 1120],
      B: [0, 41, 150, 580],
      C: [0, 29, 105, 365],
      D: [0, 25, 85, 280],
      E: [0, 14, 50, 165],
      F: [0, 14, 38, 140],
      G: [0, 8, 29, 110],
      H: [0, 8, 25, 100],
      I: [0, 8, 22, 85],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    wildMultiplier: 2,
    freeSpins: {
      awards: [10, 15, 20],
      retriggers: [10, 15, 20],
      multiplier: 2,
      maximum: 80,
    },
  },
}
