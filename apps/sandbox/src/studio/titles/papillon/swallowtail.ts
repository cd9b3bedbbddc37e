import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "pap_swallowtail",
  name: "Swallowtail",
  studio: "Papillon",
  theme: "nature",
  volatility: 4,
  hitRatio: 0.31,
  released: "2025-04-29",
  stakesCents: [20, 40, 80, 100, 160],
  minimumCycleMs: 2500,
  look: {
    palette: "swallow",
    scene: "hills",
    symbols: {
      W: "fieldThistle",
      S: "chrysalis",
      A: "swallowtail",
      B: "buddleia",
      C: "gardenLamp",
      D: "daisy",
      ...LOWS.Papillon,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AFGBAEBDHIGCEFIDHCFICDHEIGFBESHG",
      "BHIAEGFBSGBEWDHFAHCDIGFIECIGHEDFCG",
      "FBAGCDICESFHWCEIDHBIHGDFIBGAFEGHE",
      "FEDBCGFAEIGHBIGCSWCFBHEDHIDFAEIGHI",
      "AIEGDEGBDEIHGBAIFDHCFICWHFESHFBGC",
    ],
    pays: {
      A: [0, 60, 235, 840],
      B: [0, 47, 185, 600],
      C: [0, 34, 120, 370],
      D: [0, 30, 95, 335],
      E: [0, 17, 60, 185],
      F: [0, 17, 54, 170],
      G: [0, 15, 47, 135],
      H: [0, 13, 40, 120],
      I: [0, 12, 30, 110],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: {
      awards: [9, 12, 15],
      retriggers: [9, 12, 15],
      multiplier: 1,
      maximum: 54,
      upgrades: { letters: "IHG", into: "D" },
    },
  },
}
