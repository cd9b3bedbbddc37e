import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "pap_hawk_moth_night",
  name: "Hawk-Moth Night",
  studio: "Papillon",
  theme: "nature",
  volatility: 5,
  hitRatio: 0.2,
  released: "2026-03-03",
  stakesCents: [10, 20, 40, 50, 80],
  minimumCycleMs: 2500,
  look: {
    palette: "nightGarden",
    scene: "hills",
    symbols: {
      W: "candleGlass",
      S: "moon",
      A: "hawkMoth",
      B: "moonflower",
      C: "nightjar",
      D: "owl",
      ...LOWS.Papillon,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "GFBIAFIESBDFHGBEGFDCEAIDHGICHECH",
      "CGDICFEBWFHGBCFABIEHGEHGFASIDHIFDE",
      "BFIDHCBHFAEIGAEIFBGECGDHIWFSCHGED",
      "CBFAEGDEBDAFGDHIEFWSICHIEBHICGHFGH",
      "BECFIHSACIHFCBFHEIWFGDEBDGHAEGDIG",
    ],
    pays: {
      A: [7, 70, 400, 3500],
      B: [0, 45, 225, 1250],
      C: [0, 30, 110, 550],
      D: [0, 22, 80, 450],
      E: [0, 12, 45, 150],
      F: [0, 12, 40, 140],
      G: [0, 8, 30, 110],
      H: [0, 7, 22, 90],
      I: [0, 7, 22, 80],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "plain",
    freeSpins: {
      awards: [10, 12, 15],
      retriggers: [10, 12, 15],
      multiplier: 1,
      maximum: 80,
      unfolding: "BCDEFGHI",
    },
  },
}
