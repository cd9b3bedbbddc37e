import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "atn_ardennes_moon",
  name: "Ardennes Moon",
  studio: "Atelier Nord",
  theme: "nature",
  volatility: 2,
  hitRatio: 0.27,
  released: "2024-10-08",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3500,
  look: {
    palette: "forest",
    scene: "hills",
    symbols: {
      W: "moon",
      S: "owl",
      A: "antler",
      B: "fir",
      C: "lantern",
      D: "mushroom",
      ...LOWS["Atelier Nord"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "IFDEHFBCIAHECGDBHGSCDIEAFBHG",
      "BDHADFICEDABFEBGWICHAGHCSFGE",
      "CEIBGDFCBSCADEIWHAGDFGEHFBHI",
      "HBFABSEDFHGEDAICBDHICAEGAIWC",
      "BGCDBEACHBGDIFSHGECFEAIDGEHF",
    ],
    pays: {
      A: [2, 32, 95, 310],
      B: [0, 24, 75, 250],
      C: [0, 18, 60, 190],
      D: [0, 14, 50, 150],
      E: [0, 10, 32, 75],
      F: [0, 10, 24, 60],
      G: [0, 6, 18, 50],
      H: [0, 6, 18, 50],
      I: [0, 6, 14, 38],
    },
    scatterPays: [20, 100, 400],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "expanding",
    freeSpins: { awards: [8, 12, 15], retriggers: [5, 8, 10], multiplier: 1, maximum: 60 },
  },
}
