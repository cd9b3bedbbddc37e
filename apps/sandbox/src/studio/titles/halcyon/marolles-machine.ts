import type { ClassicTitle } from "../title.ts"

export const title: ClassicTitle = {
  code: "hal_marolles_machine",
  name: "Marolles Machine",
  studio: "Halcyon",
  theme: "classic",
  volatility: 3,
  hitRatio: 0.29,
  released: "2026-11-17",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 2600,
  look: {
    palette: "marolles",
    scene: "skyline",
    symbols: {
      W: "gramophone",
      A: "sevens",
      B: "pendulum",
      C: "grinder",
      D: "melon",
      E: "grapes",
      F: "plum",
    },
  },
  model: {
    engine: "classic",
    reels: ["AAAFFFDDDCCCFEBBBFDECEEEWFEW", "BBBDWFEFFFAAADFEEEFDDDECCCWCF", "DDDEFWFFFCCCWEBBBCEDAAAFEEEDF"],
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
    pays: { W: 300, A: 80, B: 50, C: 30, D: 20, E: 10, F: 6 },
    wildMultiplier: 1,
    respin: true,
    fullMultiplier: 5,
    stakeCoins: 10,
  },
}
