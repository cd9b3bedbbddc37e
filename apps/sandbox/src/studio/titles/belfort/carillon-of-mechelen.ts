import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "bel_carillon_of_mechelen",
  name: "Carillon of Mechelen",
  studio: "Belfort",
  theme: "music",
  volatility: 1,
  hitRatio: 0.39,
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
      A: [10, 90, 390, 1940],
      B: [0, 75, 265, 1120],
      C: [0, 56, 190, 640],
      D: [0, 45, 150, 500],
      E: [0, 25, 85, 305],
      F: [0, 25, 70, 245],
      G: [0, 15, 56, 200],
      H: [0, 15, 45, 180],
      I: [0, 15, 39, 150],
    },
    scatterPays: [80, 400, 2000],
    lines: LINES.slice(0, 40),
    stakeCoins: 40,
    wilds: "plain",
    freeSpins: {
      awards: [8, 12, 20],
      retriggers: [8, 12, 20],
      multiplier: [1, 1, 1, 2, 2, 2, 2, 2, 3],
      maximum: 60,
    },
  },
}
