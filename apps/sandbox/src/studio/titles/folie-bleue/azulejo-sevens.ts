import type { ClassicTitle } from "../title.ts"

export const title: ClassicTitle = {
  code: "fol_azulejo_sevens",
  name: "Azulejo Sevens",
  studio: "Folie Bleue",
  theme: "classic",
  volatility: 2,
  hitRatio: 0.26,
  released: "2025-12-09",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3250,
  look: {
    palette: "azulejoSevens",
    scene: "tiles",
    symbols: { W: "bluebird", A: "azulejo", B: "sevens", C: "bell", D: "lemon", E: "plum", F: "cherry" },
  },
  model: {
    engine: "classic",
    reels: ["CFAEBEFDFEFDBADECEFDCBWF", "FWDFAEFAEACFDBCFBECDFBEDE", "BCFBEFDBCFEFDAEADFEFWDFCE"],
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
    pays: {
      W: 260,
      A: 105,
      B: 55,
      C: 32,
      D: 20,
      E: 11,
      F: 5,
    },
    wildMultiplier: 2,
    respin: false,
    fullMultiplier: 3,
    stakeCoins: 10,
  },
}
