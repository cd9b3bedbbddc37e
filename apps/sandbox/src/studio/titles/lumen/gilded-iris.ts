import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "lum_gilded_iris",
  name: "Gilded Iris",
  studio: "Lumen",
  theme: "art nouveau",
  volatility: 2,
  hitRatio: 0.38,
  released: "2026-10-27",
  stakesCents: [20, 40, 60, 100, 200],
  minimumCycleMs: 3500,
  look: {
    palette: "iris",
    scene: "arches",
    symbols: {
      W: "iris",
      S: "dragonfly",
      A: "rosewindow",
      B: "whiplash",
      C: "lantern",
      D: "feather",
      ...LOWS.Lumen,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "SIFBDCGBHFEBIHGADEFACHFGCDEHGE",
      "GBWGAFHDWIEBCIGEIDACHEFHCSFBHD",
      "HGIECHDGEWFDBAEIWGSHBDIFCAFICB",
      "BDFGCWBDGAFEHBEIHGICSFIGWECDAH",
      "CGHCBSDICFHWDBFGHIWBEAFIEHADGE",
    ],
    pays: {
      A: [0, 65, 330, 2200],
      B: [0, 45, 160, 820],
      C: [0, 28, 85, 270],
      D: [0, 22, 65, 220],
      E: [0, 11, 45, 130],
      F: [0, 11, 32, 110],
      G: [0, 5, 28, 85],
      H: [0, 5, 22, 80],
      I: [0, 5, 16, 65],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: { awards: [12, 15, 20], retriggers: [6, 8, 10], multiplier: 1, maximum: 72 },
  },
}
