import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "kob_diamond_lock",
  name: "Diamond Lock",
  studio: "Kobalt",
  theme: "jewels",
  volatility: 1,
  hitRatio: 0.29,
  released: "2025-05-06",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 2500,
  look: {
    palette: "diamond",
    scene: "arches",
    symbols: {
      W: "lock",
      S: "diamond",
      A: "crown",
      B: "ring",
      C: "emerald",
      D: "star",
      ...LOWS.Kobalt,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "IBFSHEGIEGIDCGFBEHDFAGHAIWG",
      "EBHEFIHEDGIASIBFEHFGAEGWDBH",
      "CGHEGAFBDCIEFHDEIFEAGSFBHWI",
      "WIASEHGBHFCIDCFIEGHBIFGIFEA",
      "EWFICHBFHIBEAFHAGECAFGSFGID",
    ],
    pays: {
      A: [5, 65, 190, 650],
      B: [0, 50, 160, 520],
      C: [0, 38, 130, 390],
      D: [0, 32, 100, 310],
      E: [0, 20, 65, 160],
      F: [0, 20, 50, 130],
      G: [0, 12, 38, 100],
      H: [0, 12, 38, 100],
      I: [0, 12, 32, 80],
    },
    scatterPays: [30, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "plain",
    freeSpins: { awards: [6, 8, 10], retriggers: [6, 8, 10], multiplier: 1, maximum: 40 },
  },
}
