import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "bel_dragon_of_ghent",
  name: "Dragon of Ghent",
  studio: "Belfort",
  theme: "city",
  volatility: 3,
  hitRatio: 0.25,
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
      A: [4, 44, 175, 860],
      B: [0, 32, 120, 480],
      C: [0, 24, 80, 280],
      D: [0, 19, 65, 220],
      E: [0, 11, 38, 130],
      F: [0, 11, 30, 110],
      G: [0, 6, 24, 85],
      H: [0, 6, 19, 80],
      I: [0, 6, 17, 65],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "expanding",
    freeSpins: {
      awards: [6, 8, 12],
      retriggers: [3, 5, 8],
      multiplier: 2,
      maximum: 40,
    },
  },
}
