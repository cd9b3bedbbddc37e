import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "tes_lucky_tram_81",
  name: "Lucky Tram 81",
  studio: "Tessera",
  theme: "city",
  volatility: 3,
  hitRatio: 0.35,
  released: "2025-04-15",
  stakesCents: [20, 40, 60, 100, 200],
  minimumCycleMs: 3000,
  look: {
    palette: "tram",
    scene: "rings",
    symbols: {
      W: "tram",
      S: "ticket",
      A: "bell",
      B: "tower",
      C: "lantern",
      D: "clock",
      ...LOWS.Tessera,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "EGAECDGHEFBHFCBFDSHIACHGEDGFB",
      "CHDFIEAFHGCIEHFAHIBWCBHDEGDSB",
      "CAEGHBIWHEGHFCEAIDFBDWBCGFISD",
      "FDIWCBHDECSFBGFABEHAWGFDHCGIE",
      "IEHFBGFBAGECDHAEWHDSCHDBEIDGC",
    ],
    pays: {
      A: [0, 75, 370, 2450],
      B: [0, 50, 180, 920],
      C: [0, 30, 100, 310],
      D: [0, 24, 75, 250],
      E: [0, 12, 50, 150],
      F: [0, 12, 36, 120],
      G: [0, 6, 30, 100],
      H: [0, 6, 24, 90],
      I: [0, 6, 18, 75],
    },
    scatterPays: [40, 200, 1620],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: { awards: [8, 12, 20], retriggers: [8, 12, 20], multiplier: 2, maximum: 81 },
  },
}
