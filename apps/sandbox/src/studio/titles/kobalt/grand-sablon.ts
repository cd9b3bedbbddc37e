import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "kob_grand_sablon",
  name: "Grand Sablon",
  studio: "Kobalt",
  theme: "city",
  volatility: 3,
  hitRatio: 0.45,
  released: "2024-12-03",
  stakesCents: [25, 50, 75, 100, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "sablon",
    scene: "skyline",
    symbols: {
      W: "tower",
      S: "chocolate",
      A: "lace",
      B: "clock",
      C: "key",
      D: "book",
      ...LOWS.Kobalt,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "GEBIEBCFEBHFEIGAFIHSGDAHCDHGFIDC",
      "EGBFCBHGWFDBISWFAEHFCDGEDGHCEHIA",
      "DGFHEDIHSADEBCFAGBHCFEBWGFCIHWGE",
      "DWCGEBCEFHGSECDHABIWDFGIFADEHBGF",
      "HFEBHADGFIEWCBDHCGFSIHCIBFEGADEG",
    ],
    pays: {
      A: [0, 75, 370, 2500],
      B: [0, 50, 190, 930],
      C: [0, 30, 100, 310],
      D: [0, 24, 75, 250],
      E: [0, 12, 50, 150],
      F: [0, 12, 38, 120],
      G: [0, 6, 30, 100],
      H: [0, 6, 24, 95],
      I: [0, 6, 18, 75],
    },
    scatterPays: [50, 250, 2500],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: { awards: [10, 12, 15], retriggers: [5, 8, 10], multiplier: 2, maximum: 75 },
  },
}
