import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "hal_copper_canyon",
  name: "Copper Canyon",
  studio: "Halcyon",
  theme: "adventure",
  volatility: 2,
  hitRatio: 0.48,
  released: "2024-09-17",
  stakesCents: [25, 50, 75, 100, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "copper",
    scene: "dunes",
    symbols: {
      W: "nugget",
      S: "pickaxe",
      A: "horseshoe",
      B: "cactus",
      C: "lantern",
      D: "sun",
      ...LOWS.Halcyon,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "CAEDCSHBEIGWHFCEDGHIFBAFHGIEBDHFGEI",
      "IHGFCHEDFAICFDGAEFHGISHFCDIWABEGBFE",
      "HIFEBDWBHDIGFCGFHEWASECGIFDIHEAHBGC",
      "HIFBGFCGHADEFBHIGBEFHICGWDCEGDBEISA",
      "IHEAGWFDEIHFCIHEBHDEBFCEFGSIHAGWDGB",
    ],
    pays: {
      W: [14, 150, 900, 7500],
      A: [7, 75, 370, 2250],
      B: [0, 60, 180, 750],
      C: [0, 38, 120, 370],
      D: [0, 30, 90, 300],
      E: [0, 14, 60, 180],
      F: [0, 14, 45, 150],
      G: [0, 7, 38, 120],
      H: [0, 7, 30, 110],
      I: [0, 7, 22, 90],
    },
    scatterPays: [50, 250, 2500],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: { awards: [8, 10, 12], retriggers: [8, 10, 12], multiplier: 3, maximum: 60 },
  },
}
