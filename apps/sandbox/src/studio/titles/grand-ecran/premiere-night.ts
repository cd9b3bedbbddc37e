import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "gra_premiere_night",
  name: "Premiere Night",
  studio: "Grand Écran",
  theme: "cinema",
  volatility: 3,
  hitRatio: 0.33,
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
      A: [10, 120, 600, 3000],
      B: [0, 80, 300, 1250],
      C: [0, 50, 200, 700],
      D: [0, 40, 160, 600],
      E: [0, 20, 80, 300],
      F: [0, 20, 60, 250],
      G: [0, 12, 50, 200],
      H: [0, 10, 40, 160],
      I: [0, 10, 40, 150],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: { awards: [10, 15, 20], retriggers: [10, 15, 20], multiplier: 2, maximum: 80 },
  },
}
