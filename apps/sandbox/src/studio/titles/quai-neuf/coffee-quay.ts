import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "qua_coffee_quay",
  name: "Coffee Quay",
  studio: "Quai Neuf",
  theme: "food",
  volatility: 4,
  hitRatio: 0.4,
  released: "2025-12-09",
  stakesCents: [25, 50, 100, 125, 200],
  minimumCycleMs: 3250,
  look: {
    palette: "clipperBrown",
    scene: "hills",
    symbols: {
      W: "moka",
      S: "cup",
      A: "clipper",
      B: "coffeeSack",
      C: "coffeeBeans",
      D: "grinder",
      ...LOWS["Quai Neuf"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "ADIBDCHIGHEFAEGFHGIESDBIFCBEFHCG",
      "DGFAGEIBGACHIDEHBDHCEIFHGEIWSEFBCF",
      "HGFCEIBFGHIDSBCHABECAEIDFGHEIFGDW",
      "GFIEBDIHBGWCEHCSHBICFDEGAIDGFHGFAE",
      "CDIFCBHFAEDGBIHDWEGFHECIFGEBIHGSA",
    ],
    pays: {
      A: [0, 27, 85, 305],
      B: [0, 21, 55, 215],
      C: [0, 15, 46, 120],
      D: [0, 13, 37, 100],
      E: [0, 9, 24, 60],
      F: [0, 9, 21, 49],
      G: [0, 7, 18, 46],
      H: [0, 6, 13, 43],
      I: [0, 6, 11, 37],
    },
    scatterPays: [50, 250, 1250],
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: {
      awards: [10, 15, 25],
      retriggers: [10, 15, 25],
      multiplier: 2,
      maximum: 80,
      sailingWild: true,
    },
  },
}
