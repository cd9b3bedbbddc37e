import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "mon_caves_of_han",
  name: "Caves of Han",
  studio: "Monolith",
  theme: "adventure",
  volatility: 4,
  hitRatio: 0.33,
  released: "2025-08-19",
  stakesCents: [20, 40, 80, 100, 160],
  minimumCycleMs: 2500,
  look: {
    palette: "hanCave",
    scene: "hills",
    hero: "caveBoat",
    symbols: {
      W: "oilTorch",
      S: "droplet",
      A: "stalactite",
      B: "caveBat",
      C: "caveBoat",
      D: "fern",
      ...LOWS.Monolith,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AIEGBCIBGDFESIACGHFBIEHGDHFCHFDE",
      "IHCSFIGBDWEDFHEIAFBHCDHGCHBGEAIEGF",
      "AGFCIEAHCFHEDIGBSDWEHIBCGEDBFHGIF",
      "ESWECFHBIDAFCIFEGABGEDCEHIGDHIGHFB",
      "EIFBGICEDWHFAHIBEHSGFHIDFGEDCGACB",
    ],
    pays: {
      A: [10, 110, 700, 5000],
      B: [0, 70, 350, 2000],
      C: [0, 45, 175, 900],
      D: [0, 35, 140, 700],
      E: [0, 18, 70, 275],
      F: [0, 18, 60, 225],
      G: [0, 14, 45, 175],
      H: [0, 10, 35, 140],
      I: [0, 10, 35, 125],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: { awards: [8, 12, 20], retriggers: [8, 12, 20], multiplier: 3, maximum: 60 },
  },
}
