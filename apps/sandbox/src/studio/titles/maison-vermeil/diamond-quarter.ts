import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "ver_diamond_quarter",
  name: "Diamond Quarter",
  studio: "Maison Vermeil",
  theme: "jewels",
  volatility: 2,
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
      A: [10, 95, 380, 1900],
      B: [0, 70, 260, 1000],
      C: [0, 50, 180, 620],
      D: [0, 42, 145, 480],
      E: [0, 24, 85, 280],
      F: [0, 24, 65, 240],
      G: [0, 14, 50, 190],
      H: [0, 14, 42, 170],
      I: [0, 14, 38, 145],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: {
      awards: [10, 15, 20],
      retriggers: [10, 15, 20],
      multiplier: 2,
      maximum: 80,
    },
  },
}
