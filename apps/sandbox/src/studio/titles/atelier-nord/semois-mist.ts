import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "atn_semois_mist",
  name: "Semois Mist",
  studio: "Atelier Nord",
  theme: "nature",
  volatility: 2,
  hitRatio: 0.39,
  released: "2025-04-01",
  stakesCents: [20, 40, 80, 200],
  minimumCycleMs: 2500,
  look: {
    palette: "semoisMist",
    scene: "hills",
    symbols: {
      W: "tobaccoLeaf",
      S: "kayak",
      A: "mistValley",
      B: "kingfisher",
      C: "trout",
      D: "oakleaf",
      ...LOWS["Atelier Nord"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "GDGSICFHBEIFGICBEHAEFEGHADCIFHD",
      "FIGBCEGBHIEHEIAGFHDBFHCHFWGSDAECD",
      "ECBEHEIGDFGIAESFGDCADCHGHBWHFIFI",
      "IHBEBWECGFIDBEASHFGFGHCIDECFAHGHD",
      "FIGISFDFHGECEGIHFBAEDHAGDBEICHCW",
    ],
    pays: {
      A: [3, 32, 130, 660],
      B: [0, 24, 90, 360],
      C: [0, 18, 60, 220],
      D: [0, 15, 48, 165],
      E: [0, 8, 30, 100],
      F: [0, 8, 22, 80],
      G: [0, 5, 18, 65],
      H: [0, 5, 15, 60],
      I: [0, 5, 13, 48],
    },
    scatterPays: [40, 200, 1000],
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: {
      awards: [15, 20, 25],
      retriggers: [5, 8, 10],
      multiplier: 1,
      maximum: 75,
    },
  },
}
