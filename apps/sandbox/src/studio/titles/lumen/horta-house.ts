import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "lum_horta_house",
  name: "Horta House",
  studio: "Lumen",
  theme: "art nouveau",
  volatility: 3,
  hitRatio: 0.26,
  released: "2025-01-21",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "iron",
    scene: "fans",
    symbols: {
      W: "rosewindow",
      S: "key",
      A: "iris",
      B: "whiplash",
      C: "lantern",
      D: "column",
      ...LOWS.Lumen,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "IAEHFEIDGEBSCGHBGFDCGFEHDFCAHB",
      "FEBWFHBGHFGCEACEBADEHDGCEDGSIH",
      "FCHFIGHBADEFCHEBGEACGSWDEFGHDB",
      "EWFIDBGFHSCBDEGCHFADCHEFGEBGAH",
      "EDBFWHDBAEGHCBHDFIEGSFCDBAHFGB",
    ],
    pays: {
      A: [3, 40, 120, 400],
      B: [0, 32, 95, 320],
      C: [0, 24, 80, 240],
      D: [0, 18, 65, 190],
      E: [0, 12, 40, 95],
      F: [0, 12, 32, 80],
      G: [0, 8, 24, 65],
      H: [0, 8, 24, 65],
      I: [0, 8, 18, 45],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "expanding",
    freeSpins: { awards: [8, 10, 12], retriggers: [5, 5, 5], multiplier: 1, maximum: 50 },
  },
}
