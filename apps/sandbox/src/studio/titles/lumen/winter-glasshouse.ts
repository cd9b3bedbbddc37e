import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "lum_winter_glasshouse",
  name: "Winter Glasshouse",
  studio: "Lumen",
  theme: "flowers",
  volatility: 1,
  hitRatio: 0.37,
  released: "2024-09-10",
  stakesCents: [40, 80, 160, 200],
  minimumCycleMs: 3250,
  look: {
    palette: "winterGlasshouse",
    scene: "glasshouse",
    symbols: {
      W: "palmHouse",
      S: "pineapple",
      A: "orchid",
      B: "butterfly",
      C: "palm",
      D: "hydrangea",
      ...LOWS.Lumen,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "IEGIGADGHEIDECEBGAFSCHFDBHCFIHF",
      "SCFBGHDHIEIHEDGFCHFBEDHCGBAGWEAIF",
      "CSFCAEDHDGIBGWIBFDEFGIHIHCEFEAGH",
      "AGHFEICHCSIFHBDAHGBWFGIDHECEBDGFE",
      "ECGDFGHAHDBFSEGEIGHEAICHWIFBCDIF",
    ],
    pays: {
      A: [12, 80, 260, 920],
      B: [0, 65, 195, 640],
      C: [0, 50, 160, 500],
      D: [0, 46, 125, 400],
      E: [0, 28, 80, 240],
      F: [0, 28, 70, 195],
      G: [0, 24, 60, 160],
      H: [0, 24, 50, 145],
      I: [0, 17, 46, 125],
    },
    scatterPays: [80, 400, 2000],
    lines: LINES.slice(0, 40),
    stakeCoins: 40,
    wilds: "plain",
    freeSpins: {
      awards: [10, 15, 25],
      retriggers: [5, 10, 15],
      multiplier: 1,
      maximum: 100,
    },
  },
}
