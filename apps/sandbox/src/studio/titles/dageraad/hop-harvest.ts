import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "dag_hop_harvest",
  name: "Hop Harvest",
  studio: "Dageraad",
  theme: "nature",
  volatility: 3,
  hitRatio: 0.19,
  released: "2026-09-22",
  stakesCents: [9, 18, 45, 90, 180],
  minimumCycleMs: 2750,
  look: {
    palette: "hopHarvest",
    scene: "hills",
    symbols: {
      W: "hopLadder",
      S: "barrel",
      A: "hopCone",
      B: "wheatsheaf",
      C: "cup",
      D: "oakleaf",
      ...LOWS.Dageraad,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "IFHIFGEFGBSACHIGCEHEFBDEICDGHDA",
      "GAHFCFBECFSIEGEHEGBDHBHWHCIDIFGAD",
      "SFWEDBFAEFGBECHGHICIAHDHEICGDFGI",
      "BCGAEWECFCIBIHSDFHDAGHEFGBHIHDFGE",
      "EIFGHDIGFECBAHDCGSWACIHBEIDFEHGF",
    ],
    pays: {
      A: [10, 95, 380, 1900],
      B: [0, 70, 260, 1100],
      C: [0, 55, 180, 620],
      D: [0, 44, 145, 480],
      E: [0, 24, 85, 280],
      F: [0, 24, 65, 240],
      G: [0, 14, 55, 190],
      H: [0, 14, 44, 170],
      I: [0, 14, 38, 145],
    },
    scatterPays: [18, 90, 450],
    lines: LINES.slice(0, 9),
    stakeCoins: 9,
    wilds: "plain",
    freeSpins: {
      awards: [9, 12, 18],
      retriggers: [9, 12, 18],
      multiplier: 2,
      maximum: 54,
    },
  },
}
