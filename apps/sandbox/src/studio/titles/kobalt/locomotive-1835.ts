import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "kob_locomotive_1835",
  name: "Locomotive 1835",
  studio: "Kobalt",
  theme: "history",
  volatility: 2,
  hitRatio: 0.3,
  released: "2025-12-30",
  stakesCents: [20, 40, 100, 200],
  minimumCycleMs: 3750,
  look: {
    palette: "locomotive1835",
    scene: "rays",
    symbols: {
      W: "semaphore",
      S: "stationClock",
      A: "locomotive",
      B: "ticket",
      C: "lantern",
      D: "viaduct",
      ...LOWS.Kobalt,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "CDHGDCFSDGCIHBHAGIGFIHEIEAEFBEF",
      "IGEFCHEGBDBIFDSGHWFCHBCGAEHFAHDIE",
      "GHDAIDCIGIACHGCFHFBEIHFEGEFBDSE",
      "EDWBFGHAHFEBGIECGEHFCHABICDGHFDSI",
      "BFHDIEIDGHSAHEGBFIHCDWIGAFCFEGEC",
    ],
    pays: {
      A: [11, 135, 760, 8200],
      B: [0, 90, 420, 2700],
      C: [0, 60, 240, 980],
      D: [0, 50, 190, 760],
      E: [0, 22, 100, 380],
      F: [0, 22, 80, 320],
      G: [0, 16, 60, 240],
      H: [0, 16, 50, 220],
      I: [0, 11, 38, 200],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: {
      awards: [10, 15, 20],
      retriggers: [5, 5, 10],
      multiplier: 2,
      maximum: 60,
    },
  },
}
