import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "gra_premiere_night",
  name: "Premiere Night",
  studio: "Grand Écran",
  theme: "cinema",
  volatility: 3,
  hitRatio: 0.36,
  released: "2025-05-13",
  stakesCents: [20, 40, 80, 100, 160],
  minimumCycleMs: 2500,
  look: {
    palette: "premiere",
    scene: "rays",
    symbols: {
      W: "spotlight",
      S: "ticket",
      A: "movieCamera",
      B: "velvetRope",
      C: "popcorn",
      D: "bouquet",
      ...LOWS["Grand Écran"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AIEHFECHGAIHGCFECIGBIDFBDHGFESDB",
      "ASEHDBGIBCIHEGHDGFCGDBIEFIWAHFCEFG",
      "IHEGBEIFDCBHFCAIHSIGFCEDGHDWBFGAE",
      "ISHEGCIGFHEBHFAIHDCGICGDFBDAEWBIEF",
      "EGADGFSECHFCGDAIBFGEHIWFBICEIHBDH",
    ],
    pays: {
      A: [6, 70, 355, 1780],
      B: [0, 47, 175, 720],
      C: [0, 30, 120, 420],
      D: [0, 24, 95, 355],
      E: [0, 12, 47, 175],
      F: [0, 12, 35, 150],
      G: [0, 7, 30, 120],
      H: [0, 6, 24, 95],
      I: [0, 6, 24, 90],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    randomWild: { paid: { hits: 1, of: 10 }, free: { hits: 1, of: 2 } },
    freeSpins: { awards: [10, 15, 20], retriggers: [10, 15, 20], multiplier: 2, maximum: 80 },
  },
}
