import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "pap_swallowtail",
  name: "Swallowtail",
  studio: "Papillon",
  theme: "nature",
  volatility: 2,
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
      A: [0, 90, 350, 1250],
      B: [0, 70, 275, 900],
      C: [0, 50, 180, 550],
      D: [0, 45, 140, 500],
      E: [0, 25, 90, 275],
      F: [0, 25, 80, 250],
      G: [0, 22, 70, 200],
      H: [0, 20, 60, 180],
      I: [0, 18, 45, 160],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: { awards: [9, 12, 15], retriggers: [9, 12, 15], multiplier: 2, maximum: 54 },
  },
}
