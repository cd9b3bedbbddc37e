import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "qua_coffee_quay",
  name: "Coffee Quay",
  studio: "Quai Neuf",
  theme: "food",
  volatility: 2,
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
      A: [0, 45, 140, 500],
      B: [0, 35, 90, 350],
      C: [0, 25, 75, 200],
      D: [0, 22, 60, 175],
      E: [0, 14, 40, 100],
      F: [0, 14, 35, 80],
      G: [0, 12, 30, 75],
      H: [0, 10, 22, 70],
      I: [0, 10, 18, 60],
    },
    scatterPays: [50, 250, 1250],
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: { awards: [10, 15, 25], retriggers: [10, 15, 25], multiplier: 2, maximum: 80 },
  },
}
