import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "ver_gobelins_of_oudenaarde",
  name: "Gobelins of Oudenaarde",
  studio: "Maison Vermeil",
  theme: "history",
  volatility: 3,
  hitRatio: 0.37,
  released: "2026-04-21",
  stakesCents: [20, 40, 100, 200],
  minimumCycleMs: 2500,
  look: {
    palette: "gobelinsOfOudenaarde",
    scene: "hills",
    symbols: {
      W: "loomShuttle",
      S: "spindle",
      A: "unicorn",
      B: "begonia",
      C: "feather",
      D: "key",
      ...LOWS["Maison Vermeil"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "DICHSBGHGDFCFDIHFBEGEIEACAGEHIF",
      "IAHDCHGHFCFDHEHGWSGDGEFIBEBICFBEA",
      "DIFEGCDHEHBICAGEGBFDCIFGHWHESFAI",
      "EIHEHIFBEHFAHCBGSACIBFDFGEDGCDGHW",
      "HSCWHIDEDFGECIEABGFGBFICHEDAFHGI",
    ],
    pays: {
      A: [1, 15, 60, 305],
      B: [0, 12, 42, 170],
      C: [0, 7, 30, 100],
      D: [0, 7, 23, 75],
      E: [0, 4, 14, 44],
      F: [0, 4, 11, 37],
      G: [0, 2, 8, 30],
      H: [0, 2, 7, 27],
      I: [0, 2, 6, 23],
    },
    scatterPays: [40, 200, 1000],
    stakeCoins: 20,
    wilds: "plain",
    wildMultiplier: 2,
    freeSpins: {
      awards: [8, 12, 16],
      retriggers: [8, 12, 16],
      multiplier: 3,
      maximum: 80,
    },
  },
}
