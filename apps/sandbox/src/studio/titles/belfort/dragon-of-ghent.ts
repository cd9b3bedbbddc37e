import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "bel_dragon_of_ghent",
  name: "Dragon of Ghent",
  studio: "Belfort",
  theme: "city",
  volatility: 3,
  hitRatio: 0.24,
  released: "2026-09-08",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "dragonOfGhent",
    scene: "canal",
    symbols: {
      W: "castle",
      S: "drawbridge",
      A: "dragonVane",
      B: "tower",
      C: "blazon",
      D: "key",
      ...LOWS.Belfort,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AGFHGBGHDHFDCICASIHCEFIBEDEFIEG",
      "EGHDGFIBAECWHEFHEDFGICFDCAGIBHBHS",
      "WEGASICIGEDHCHFEIDFGAIFCBGEHBHFD",
      "HFACEAGIEGEFDBCDWIBCIFGEHDHGHBFHS",
      "CFDCECEHEFAEBSBDGFGIGHIHAWDGFIHI",
    ],
    pays: {
      A: [4, 41, 165, 800],
      B: [0, 30, 110, 440],
      C: [0, 22, 75, 260],
      D: [0, 18, 60, 205],
      E: [0, 10, 35, 120],
      F: [0, 10, 28, 105],
      G: [0, 6, 22, 80],
      H: [0, 6, 18, 75],
      I: [0, 6, 16, 60],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "expanding",
    freeSpins: {
      awards: [6, 8, 12],
      retriggers: [3, 5, 8],
      multiplier: [1, 2, 3, 4, 5, 6],
      maximum: 40,
    },
  },
}
