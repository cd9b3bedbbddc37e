import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "lum_the_lamplighters",
  name: "The Lamplighters",
  studio: "Lumen",
  theme: "city",
  volatility: 3,
  hitRatio: 0.24,
  released: "2026-07-21",
  stakesCents: [18, 36, 90, 180],
  minimumCycleMs: 2500,
  look: {
    palette: "theLamplighters",
    scene: "skyline",
    symbols: {
      W: "gasFlame",
      S: "lampLadder",
      A: "lampPole",
      B: "clock",
      C: "umbrella",
      D: "tram",
      ...LOWS.Lumen,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "GECHICGFGCBHAIHBDIHWDGEFESFAIFDE",
      "HIGDSCEHCBDBGIGFHECIAGFHFAEBFDHE",
      "FCEFGCEIWEDCGDGHAIFBFHDGEISHBHAI",
      "GHEHFDECGBSAHCICDHBHEFGFABFIGEDI",
      "IGWGECEGEFHDSDIHDHFIBFICBACGHAEF",
    ],
    pays: {
      A: [10, 100, 400, 2000],
      B: [0, 75, 280, 1100],
      C: [0, 55, 190, 660],
      D: [0, 46, 150, 500],
      E: [0, 26, 90, 300],
      F: [0, 26, 70, 260],
      G: [0, 15, 55, 200],
      H: [0, 15, 46, 180],
      I: [0, 15, 40, 150],
    },
    scatterPays: [36, 180, 900],
    lines: LINES.slice(0, 9),
    stakeCoins: 18,
    wilds: "expanding",
    freeSpins: {
      awards: [6, 9, 12],
      retriggers: [3, 6, 9],
      multiplier: 2,
      maximum: 45,
    },
  },
}
