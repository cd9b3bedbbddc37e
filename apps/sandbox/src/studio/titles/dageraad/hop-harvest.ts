import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "dag_hop_harvest",
  name: "Hop Harvest",
  studio: "Dageraad",
  theme: "nature",
  volatility: 3,
  hitRatio: 0.36,
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
      A: [3, 25, 100, 500],
      B: [0, 18, 70, 285],
      C: [0, 14, 47, 160],
      D: [0, 11, 38, 125],
      E: [0, 6, 22, 75],
      F: [0, 6, 17, 65],
      G: [0, 4, 14, 50],
      H: [0, 4, 11, 44],
      I: [0, 4, 10, 38],
    },
    scatterPays: [18, 90, 450],
    lines: LINES.slice(0, 9),
    stakeCoins: 9,
    wilds: "plain",
    twinReels: true,
    freeSpins: {
      awards: [9, 12, 18],
      retriggers: [9, 12, 18],
      multiplier: 2,
      maximum: 54,
    },
  },
}
