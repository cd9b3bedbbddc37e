import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "qua_promenade_deck",
  name: "Promenade Deck",
  studio: "Quai Neuf",
  theme: "sea",
  volatility: 3,
  hitRatio: 0.41,
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
      A: [7, 70, 450, 3500],
      B: [0, 45, 225, 1250],
      C: [0, 25, 110, 550],
      D: [0, 22, 90, 450],
      E: [0, 10, 45, 160],
      F: [0, 10, 40, 140],
      G: [0, 8, 25, 110],
      H: [0, 7, 22, 90],
      I: [0, 6, 22, 80],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "expanding",
    freeSpins: { awards: [7, 10, 15], retriggers: [7, 10, 15], multiplier: 1, maximum: 45 },
  },
}
