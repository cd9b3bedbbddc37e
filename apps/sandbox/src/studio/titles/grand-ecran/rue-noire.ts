import type { ClassicTitle } from "../title.ts"

export const title: ClassicTitle = {
  code: "gra_rue_noire",
  name: "Rue Noire",
  studio: "Grand Écran",
  theme: "cinema",
  volatility: 2,
  hitRatio: 0.25,
  released: "2025-03-25",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3500,
  look: {
    palette: "noirStreet",
    scene: "skyline",
    symbols: {
      W: "streetLamp",
      A: "fedora",
      B: "deskTelephone",
      C: "lens",
      D: "barthree",
      E: "bartwo",
      F: "barone",
    },
  },
  model: {
    engine: "classic",
    reels: ["EBDFCFDBWFEFECFDEDECWA", "CFWEDECFBECWBFCFABADFCDE", "AFDFCFDBEBDFAFDCEWECEWE"],
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
    ],
    pays: { W: 120, A: 45, B: 22, C: 8, D: 6, E: 4, F: 2 },
    wildMultiplier: 2,
    respin: false,
    fullMultiplier: 2,
    stakeCoins: 5,
  },
}
