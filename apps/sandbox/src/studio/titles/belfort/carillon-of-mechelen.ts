import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "bel_carillon_of_mechelen",
  name: "Carillon of Mechelen",
  studio: "Belfort",
  theme: "music",
  volatility: 1,
  hitRatio: 0.38,
  released: "2026-01-13",
  stakesCents: [40, 80, 120, 200],
  minimumCycleMs: 2500,
  look: {
    palette: "carillonOfMechelen",
    scene: "skyline",
    symbols: {
      W: "clapper",
      S: "batons",
      A: "carillon",
      B: "tower",
      C: "gable",
      D: "lantern",
      ...LOWS.Belfort,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "SBFDGCECGEDABIFGAIHIFGHDFIEHECH",
      "ECBDEHWIGBHIDBEFHGHAFEAGHDFGICSFC",
      "EICEGAFASDFDGHEHGEIHCIBHWGIFDBFC",
      "AFICBGHGIDHWIECHBEHFDFEGSFCDGAHEB",
      "CWEBEHDFBEAFCGHGAIFIECIDHGDSFIGH",
    ],
    pays: {
      A: [10, 95, 380, 1900],
      B: [0, 75, 260, 1100],
      C: [0, 55, 185, 620],
      D: [0, 44, 145, 480],
      E: [0, 24, 85, 300],
      F: [0, 24, 70, 240],
      G: [0, 15, 55, 195],
      H: [0, 15, 44, 175],
      I: [0, 15, 38, 145],
    },
    scatterPays: [80, 400, 2000],
    lines: LINES.slice(0, 40),
    stakeCoins: 40,
    wilds: "plain",
    freeSpins: {
      awards: [8, 12, 20],
      retriggers: [8, 12, 20],
      multiplier: 2,
      maximum: 60,
    },
  },
}
