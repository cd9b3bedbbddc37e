import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "gra_silent_era",
  name: "Silent Era",
  studio: "Grand Écran",
  theme: "cinema",
  volatility: 6,
  hitRatio: 0.22,
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
      A: [6, 65, 440, 3000],
      B: [0, 43, 215, 1300],
      C: [0, 26, 110, 520],
      D: [0, 22, 85, 440],
      E: [0, 10, 43, 155],
      F: [0, 10, 39, 130],
      G: [0, 9, 26, 110],
      H: [0, 7, 22, 85],
      I: [0, 6, 22, 80],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "plain",
    randomWild: { paid: { hits: 1, of: 25 }, free: { hits: 1, of: 4 } },
    freeSpins: {
      awards: [8, 12, 16],
      retriggers: [8, 12, 16],
      multiplier: 1,
      maximum: 64,
      unfolding: "BCDEFGHI",
    },
  },
}
