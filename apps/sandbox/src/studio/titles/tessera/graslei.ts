import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "tes_graslei",
  name: "Graslei",
  studio: "Tessera",
  theme: "city",
  volatility: 2,
  hitRatio: 0.4,
  released: "2025-06-10",
  stakesCents: [25, 50, 100, 125, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "graslei",
    scene: "skyline",
    symbols: {
      W: "steppedHouse",
      S: "paintedPanel",
      A: "sightBoat",
      B: "stonewareJug",
      C: "gable",
      D: "swan",
      ...LOWS.Tessera,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AHIDGCSGBECHDFIAEDBIFHEGFCGBIEHF",
      "DBGDHFGADFABGIFCIGEBSHGEFIHCEHWICE",
      "IEHIADFEBHFIBCEGDBFHGSDCGHIWECAFG",
      "SWICBIFDEGHDCFBDHEFBIGHIAGIEAFGEHC",
      "DGBAIWFEIHFSDCHIGBEGCABIECGFHDFEH",
    ],
    pays: {
      A: [10, 125, 600, 3000],
      B: [0, 80, 300, 1500],
      C: [0, 50, 200, 750],
      D: [0, 40, 200, 600],
      E: [0, 20, 80, 300],
      F: [0, 20, 75, 250],
      G: [0, 12, 50, 225],
      H: [0, 10, 40, 175],
      I: [0, 10, 40, 175],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: { awards: [8, 12, 16], retriggers: [8, 12, 16], multiplier: 2, maximum: 56 },
  },
}
