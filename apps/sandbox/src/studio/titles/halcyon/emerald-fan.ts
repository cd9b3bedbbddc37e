import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "hal_emerald_fan",
  name: "Emerald Fan",
  studio: "Halcyon",
  theme: "orient",
  volatility: 1,
  hitRatio: 0.39,
  released: "2026-11-03",
  stakesCents: [25, 50, 75, 100, 200],
  minimumCycleMs: 2500,
  look: {
    palette: "jade",
    scene: "fans",
    symbols: {
      W: "fan",
      S: "dragonfly",
      A: "emerald",
      B: "lotus",
      C: "lantern",
      D: "ring",
      ...LOWS.Halcyon,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "DIEAGFIHDCBFDSGCHBEGAFHCIBEF",
      "IECFIGDEBFHGICFADBHWDGCASDHB",
      "BGICDFGEABIFDHFGCWBGACESIDEH",
      "GEIAFGBAFGEBIDHCFBCHWICDSEDH",
      "BHSICEIGEHIGCEDABFACGHFBCFDE",
    ],
    pays: {
      A: [0, 50, 160, 820],
      B: [0, 30, 80, 260],
      C: [0, 24, 60, 210],
      D: [0, 20, 50, 160],
      E: [0, 12, 30, 100],
      F: [0, 10, 24, 80],
      G: [0, 10, 20, 60],
      H: [0, 8, 16, 50],
      I: [0, 8, 16, 50],
    },
    scatterPays: [50, 250, 1000],
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: { awards: [10, 15, 20], retriggers: [5, 10, 15], multiplier: 1, maximum: 75 },
  },
}
