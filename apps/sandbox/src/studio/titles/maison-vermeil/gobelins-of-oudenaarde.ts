import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "ver_gobelins_of_oudenaarde",
  name: "Gobelins of Oudenaarde",
  studio: "Maison Vermeil",
  theme: "history",
  volatility: 2,
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
      A: [3, 30, 125, 620],
      B: [0, 24, 85, 340],
      C: [0, 17, 60, 200],
      D: [0, 14, 46, 155],
      E: [0, 8, 28, 90],
      F: [0, 8, 22, 75],
      G: [0, 5, 17, 60],
      H: [0, 5, 14, 55],
      I: [0, 5, 12, 46],
    },
    scatterPays: [40, 200, 1000],
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: {
      awards: [8, 12, 16],
      retriggers: [8, 12, 16],
      multiplier: 3,
      maximum: 80,
    },
  },
}
