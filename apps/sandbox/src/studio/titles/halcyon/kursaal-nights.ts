import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "hal_kursaal_nights",
  name: "Kursaal Nights",
  studio: "Halcyon",
  theme: "sea",
  volatility: 2,
  hitRatio: 0.28,
  released: "2025-07-01",
  stakesCents: [20, 40, 80, 100, 160],
  minimumCycleMs: 2500,
  look: {
    palette: "kursaal",
    scene: "waves",
    symbols: {
      W: "star",
      S: "danceLamp",
      A: "kursaalDome",
      B: "champagne",
      C: "saxHorn",
      D: "lighthouse",
      ...LOWS.Halcyon,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AICFGABIDCGEDHFEBHEGHISGHFBCIFDE",
      "HFBEACIDSHEFHEGDIHGFBAGCIDFGBEICE",
      "IEFHDAIBGECGHBGHICAISEFDBEGCFWDHF",
      "AIBGACWECGIEFHSGFCBFHDIEHIGFDHBEDG",
      "ICHBGHAFGIDHFGEIFSHBEGFCAEIDCEBD",
    ],
    pays: {
      A: [0, 75, 275, 1200],
      B: [0, 60, 200, 700],
      C: [0, 45, 150, 500],
      D: [0, 40, 110, 400],
      E: [0, 22, 75, 225],
      F: [0, 22, 70, 200],
      G: [0, 20, 60, 175],
      H: [0, 15, 45, 150],
      I: [0, 15, 40, 125],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "expanding",
    freeSpins: { awards: [10, 15, 20], retriggers: [10, 15, 20], multiplier: 1, maximum: 60 },
  },
}
