import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "lum_midnight_atlas",
  name: "Midnight Atlas",
  studio: "Lumen",
  theme: "adventure",
  volatility: 6,
  hitRatio: 0.47,
  released: "2025-09-16",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "atlas",
    scene: "rings",
    symbols: {
      W: "book",
      S: "globe",
      A: "moon",
      B: "compass",
      C: "clock",
      D: "key",
      ...LOWS.Lumen,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "ECHEFGBDEGDEGWIBECADBFHSGCAHDF",
      "FDBHCDFEGHAGSEGCDFECWFBHEGIHBA",
      "GECDBHGSACGHDBEHAFWEHIFDGCFGEB",
      "AFCHSEDHCEGFHGECFIBWGDBAEFDGBH",
      "HBCHIASFBGDAEWDCFEGBHFGECDHEDG",
    ],
    pays: {
      A: [4, 40, 420, 2100],
      B: [2, 16, 170, 850],
      C: [2, 12, 40, 320],
      D: [2, 12, 40, 320],
      E: [0, 2, 16, 65],
      F: [0, 2, 16, 65],
      G: [0, 2, 11, 40],
      H: [0, 2, 11, 40],
      I: [0, 2, 11, 40],
    },
    scatterPays: [20, 200, 2000],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "plain",
    freeSpins: {
      awards: [10, 10, 10],
      retriggers: [10, 10, 10],
      multiplier: 1,
      maximum: 100,
      unfolding: "ABCDEFGHI",
    },
  },
}
