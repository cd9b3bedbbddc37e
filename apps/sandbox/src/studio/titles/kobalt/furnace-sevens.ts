import type { ClassicTitle } from "../title.ts"

export const title: ClassicTitle = {
  code: "kob_furnace_sevens",
  name: "Furnace Sevens",
  studio: "Kobalt",
  theme: "classic",
  volatility: 2,
  hitRatio: 0.17,
  released: "2026-04-28",
  stakesCents: [12, 30, 60, 150],
  minimumCycleMs: 2500,
  look: {
    palette: "furnaceSevens",
    scene: "lattice",
    hero: "gasFlame",
    symbols: { W: "gasFlame", A: "seven", B: "barthree", C: "bartwo", D: "barone", E: "rivet", F: "cherry" },
  },
  model: {
    engine: "classic",
    reels: ["FEDFEFWDFCBDFCBAEDCEFAEB", "EFDFECFCABEADFEBWBDAEFDFC", "CFEDEFDCFAFBEDFEACDFBEBFW"],
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
    ],
    pays: {
      W: 240,
      A: 95,
      B: 46,
      C: 30,
      D: 17,
      E: 9,
      F: 5,
    },
    wildMultiplier: 1,
    respin: true,
    fullMultiplier: 2,
    stakeCoins: 3,
  },
}
