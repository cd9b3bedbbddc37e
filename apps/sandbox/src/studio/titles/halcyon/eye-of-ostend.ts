import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "hal_eye_of_ostend",
  name: "Eye of Ostend",
  studio: "Halcyon",
  theme: "sea",
  volatility: 4,
  hitRatio: 0.33,
  released: "2025-07-08",
  stakesCents: [20, 40, 60, 100, 200],
  minimumCycleMs: 3250,
  look: {
    palette: "ostend",
    scene: "waves",
    symbols: {
      W: "eye",
      S: "lighthouse",
      A: "wave",
      B: "gull",
      C: "shell",
      D: "anchor",
      ...LOWS.Halcyon,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "CHIGCAEFHIEGIECSFDAEGHEFBDGBFHDBI",
      "DCEBGIHECBDAIEWCFIBHFGIHGEFSAFDHG",
      "GEICEFHEDIFHCFIWAIHDBGFSEGDBAGHCB",
      "BDICAHGDFAIEBGFHEIHGECDBIEFHSCAWF",
      "HDBFHEDIAHGIASEHIGFEGFBCEGBICFIDE",
    ],
    pays: {
      A: [0, 60, 310, 2050],
      B: [0, 40, 150, 770],
      C: [0, 26, 85, 260],
      D: [0, 20, 60, 210],
      E: [0, 10, 40, 120],
      F: [0, 10, 30, 100],
      G: [0, 5, 26, 85],
      H: [0, 5, 20, 75],
      I: [0, 5, 16, 60],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "expanding",
    freeSpins: { awards: [10, 15, 20], retriggers: [10, 15, 20], multiplier: 1, maximum: 80 },
  },
}
