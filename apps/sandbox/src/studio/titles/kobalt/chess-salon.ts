import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "kob_chess_salon",
  name: "Chess Salon",
  studio: "Kobalt",
  theme: "classic",
  volatility: 4,
  hitRatio: 0.21,
  released: "2025-09-02",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "chessSalon",
    scene: "tiles",
    symbols: {
      W: "chessClock",
      S: "scales",
      A: "chessKnight",
      B: "chessQueen",
      C: "book",
      D: "column",
      ...LOWS.Kobalt,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "FGCGEIEHDASAEGBIHCHIDIFGHDEFCFB",
      "FGHBECICHFCESIDFIHEDFWDHGBAGEHBGA",
      "IWFGCDGHCFEDIGBFICHSADEAHGBEFIEH",
      "BGHCGAIDEHFHGEHGABSIHEDWFCBFICDEF",
      "CDSCIAHBIFEWFDHCIAEBEHGFDGFGHGEI",
    ],
    pays: {
      A: [6, 70, 400, 4300],
      B: [0, 46, 220, 1400],
      C: [0, 32, 130, 520],
      D: [0, 26, 100, 400],
      E: [0, 12, 50, 200],
      F: [0, 12, 44, 175],
      G: [0, 9, 32, 130],
      H: [0, 9, 26, 115],
      I: [0, 6, 20, 105],
    },
    scatterPays: [20, 100, 1000],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "plain",
    freeSpins: {
      awards: [8, 8, 8],
      retriggers: [8, 8, 8],
      multiplier: 1,
      maximum: 64,
      unfolding: "ABCD",
    },
  },
}
