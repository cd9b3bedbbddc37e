import type { ClassicTitle } from "../title.ts"

export const title: ClassicTitle = {
  code: "kob_estaminet_sevens",
  name: "Estaminet Sevens",
  studio: "Kobalt",
  theme: "classic",
  volatility: 5,
  hitRatio: 0.31,
  released: "2026-10-06",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 2500,
  look: {
    palette: "estaminet",
    scene: "arches",
    symbols: {
      W: "siphon",
      A: "seven",
      B: "barthree",
      C: "bartwo",
      D: "barone",
      E: "cup",
      F: "lemon",
      H: "cherry",
    },
  },
  model: {
    engine: "classic",
    reels: [
      "DEFAHEAHBFDFEFDFCWCEFHDECEBFDCF",
      "EDFBECFEFDFWEFCFHFDEBCDHEFCABAD",
      "DBEACEDFEFEWFEHFDFBAHFCFDFDBCE",
    ],
    lines: [[1, 1, 1]],
    pays: { W: 800, A: 60, B: 30, C: 15, H: 12, D: 8, E: 5, F: 3 },
    mixed: { letters: "BCD", coins: 1 },
    single: { letter: "H", coins: [1, 2] },
    wildMultiplier: 2,
    respin: false,
    fullMultiplier: 1,
    stakeCoins: 1,
  },
}
