import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "atn_sirocco_gold",
  name: "Sirocco Gold",
  studio: "Atelier Nord",
  theme: "desert",
  volatility: 2,
  hitRatio: 0.46,
  released: "2025-03-11",
  stakesCents: [20, 40, 60, 100, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "sirocco",
    scene: "rays",
    symbols: {
      W: "sun",
      S: "compass",
      A: "palm",
      B: "lantern",
      C: "dune",
      D: "key",
      ...LOWS["Atelier Nord"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "IEHGFCDAHEDBCFDEGBWGHCGFSIBAIHEF",
      "CFHEFHDWBDEGABGFDISAWEFGCHIGECBH",
      "FIWHGBCFDHFIAGDBGEDFECSHCEWBAGHE",
      "HGCBWFDCBHEFIGFBISDWHEGFECADHFBA",
      "BFCEGBFDGIHDAFIGCSHWEDBEHCFIEAGW",
    ],
    pays: {
      W: [9, 90, 550, 4600],
      A: [5, 45, 230, 1400],
      B: [0, 36, 110, 460],
      C: [0, 22, 75, 230],
      D: [0, 18, 55, 180],
      E: [0, 9, 36, 110],
      F: [0, 9, 28, 90],
      G: [0, 5, 22, 75],
      H: [0, 5, 18, 70],
      I: [0, 5, 14, 55],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: { awards: [10, 15, 20], retriggers: [10, 15, 20], multiplier: 2, maximum: 100 },
  },
}
