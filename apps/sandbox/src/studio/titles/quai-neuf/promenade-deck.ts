import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "qua_promenade_deck",
  name: "Promenade Deck",
  studio: "Quai Neuf",
  theme: "sea",
  volatility: 3,
  hitRatio: 0.42,
  released: "2025-09-16",
  stakesCents: [25, 50, 100, 125, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "promenadeDeck",
    scene: "rays",
    symbols: {
      W: "captainCap",
      S: "ticket",
      A: "liner",
      B: "steamerTrunk",
      C: "deckchair",
      D: "gramophone",
      ...LOWS["Quai Neuf"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "IGBEDBCHBIGDIAEIFHASEFCHFGDHCGFE",
      "EICBFIGCIHEGSABWDIGFAEHDFGHFEHBCHD",
      "IBHEFGEFCWSBIFAGIBHFIADGCEDCEHGDH",
      "GHWDAIFDBHCDEIGSHBFEGCFGEAIEFCBHIE",
      "BGIHEGDAHDCGSCFEIFHBFCEIBEGIFAHD",
    ],
    pays: {
      A: [6, 60, 385, 3000],
      B: [0, 39, 195, 1080],
      C: [0, 21, 95, 480],
      D: [0, 19, 75, 385],
      E: [0, 9, 39, 140],
      F: [0, 9, 34, 120],
      G: [0, 7, 21, 95],
      H: [0, 6, 19, 75],
      I: [0, 5, 19, 70],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "expanding",
    freeSpins: {
      awards: [7, 10, 15],
      retriggers: [7, 10, 15],
      multiplier: 1,
      maximum: 45,
      sailingWild: true,
    },
  },
}
