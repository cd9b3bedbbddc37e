import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "gra_silent_era",
  name: "Silent Era",
  studio: "Grand Écran",
  theme: "cinema",
  volatility: 6,
  hitRatio: 0.2,
  released: "2025-09-02",
  stakesCents: [10, 20, 40, 50, 80],
  minimumCycleMs: 2500,
  look: {
    palette: "silent",
    scene: "rings",
    hero: "uprightPiano",
    symbols: {
      W: "titleCard",
      S: "handCrank",
      A: "projector",
      B: "uprightPiano",
      C: "bowler",
      D: "umbrella",
      ...LOWS["Grand Écran"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AGBIHDIFGCHGFCEDBAIFHEFGEBIEHCDS",
      "ICAIHEGFBEDFCDWEDHFGHEFSBAIHGIBCGH",
      "HFIDHBFAGHEFGHDIADWESIGECFBECIBGC",
      "FCDWFEBIAEDHEADGHEGBFICBSIHGCFHEIG",
      "EIBECFDHEFGIDGHIBGIFCEFSACDHABWHG",
    ],
    pays: {
      A: [7, 75, 500, 3500],
      B: [0, 50, 250, 1500],
      C: [0, 30, 125, 600],
      D: [0, 25, 100, 500],
      E: [0, 12, 50, 180],
      F: [0, 12, 45, 150],
      G: [0, 10, 30, 125],
      H: [0, 8, 25, 100],
      I: [0, 7, 25, 90],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "plain",
    freeSpins: {
      awards: [8, 12, 16],
      retriggers: [8, 12, 16],
      multiplier: 1,
      maximum: 64,
      unfolding: "BCDEFGHI",
    },
  },
}
