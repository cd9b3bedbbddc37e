import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "hal_peacock_walk",
  name: "Peacock Walk",
  studio: "Halcyon",
  theme: "nature",
  volatility: 5,
  hitRatio: 0.4,
  released: "2026-02-17",
  stakesCents: [25, 50, 100, 125, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "peafowl",
    scene: "fans",
    symbols: {
      W: "feather",
      S: "gardenFountain",
      A: "peacockBird",
      B: "fan",
      C: "topiary",
      D: "whiplash",
      ...LOWS.Halcyon,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "FDAEHBICBEDGHIGHFEHGBECIGFADFISC",
      "EDGFIGBEFCIDGIHAGHDISFBGEHWCHEFACB",
      "GEDAIGHCBFHWBHIDSAGHIDECFIECGFBEF",
      "EWFGCDEBGFDHGBEGCIHEFICBDAIHAIHSFI",
      "WDEIFBDEFHGDSCIBAHIEFHIBAFGCEGCHG",
    ],
    pays: {
      A: [7, 70, 450, 3500],
      B: [0, 45, 225, 1250],
      C: [0, 30, 110, 550],
      D: [0, 22, 90, 450],
      E: [0, 12, 45, 160],
      F: [0, 12, 40, 160],
      G: [0, 8, 30, 110],
      H: [0, 7, 22, 90],
      I: [0, 7, 22, 80],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: {
      awards: [10, 12, 14],
      retriggers: [10, 12, 14],
      multiplier: 1,
      maximum: 70,
      unfolding: "BCDEFGHI",
    },
  },
}
