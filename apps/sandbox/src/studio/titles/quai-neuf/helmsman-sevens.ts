import type { ClassicTitle } from "../title.ts"

export const title: ClassicTitle = {
  code: "qua_helmsman_sevens",
  name: "Helmsman Sevens",
  studio: "Quai Neuf",
  theme: "classic",
  volatility: 2,
  hitRatio: 0.22,
  released: "2025-03-11",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3250,
  look: {
    palette: "brassBridge",
    scene: "rings",
    hero: "helm",
    symbols: {
      W: "helm",
      A: "seven",
      B: "shipBell",
      C: "spyglass",
      D: "lemon",
      E: "cherry",
      F: "plum",
    },
  },
  model: {
    engine: "classic",
    reels: ["EFECDEDEBCFDFECBWFDACFBFAC", "ACFCAEFBEBAFWFEAFDEFDECDBD", "CBEWEBFADBDFDFCAFDEFEBEFACBFD"],
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
    pays: { W: 350, A: 125, B: 50, C: 25, D: 18, E: 10, F: 5 },
    wildMultiplier: 2,
    respin: false,
    fullMultiplier: 2,
    stakeCoins: 10,
  },
}
