import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "fol_ostend_masquerade",
  name: "Ostend Masquerade",
  studio: "Folie Bleue",
  theme: "festival",
  volatility: 2,
  hitRatio: 0.19,
  released: "2025-08-12",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3250,
  look: {
    palette: "ostendMasquerade",
    scene: "waves",
    symbols: {
      W: "confetti",
      S: "candelabra",
      A: "dominoMask",
      B: "fan",
      C: "gloves",
      D: "shell",
      ...LOWS["Folie Bleue"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "DFAECFCAHISFBEGHCHGIHIGDIDEFGEB",
      "BWAFCBFIHDGEHGDFAHEIEHDGHCBISCEGF",
      "CICHDHGEFCDEBFHGBIEIEFAFIHGSAGD",
      "GESFECEIGFHBAFGCDHBEGICDHWIHAFBHD",
      "DHGFHIFDGBIECICBHDFGIEGHESACAEF",
    ],
    pays: {
      A: [8, 85, 340, 1700],
      B: [0, 60, 220, 920],
      C: [0, 46, 155, 540],
      D: [0, 38, 125, 420],
      E: [0, 20, 75, 240],
      F: [0, 20, 60, 200],
      G: [0, 12, 46, 165],
      H: [0, 12, 38, 150],
      I: [0, 12, 34, 125],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "expanding",
    freeSpins: {
      awards: [10, 12, 15],
      retriggers: [3, 5, 8],
      multiplier: 1,
      maximum: 45,
    },
  },
}
