import type { RouletteTitle } from "../title.ts"

export const title: RouletteTitle = {
  code: "ver_salle_des_ventes",
  name: "Salle des Ventes",
  studio: "Maison Vermeil",
  theme: "table",
  volatility: 2,
  hitRatio: 0.49,
  released: "2025-09-30",
  stakesCents: [],
  minimumCycleMs: 10000,
  look: { palette: "salleDesVentes", scene: "canal", hero: "gavel" },
  model: {
    engine: "roulette",
    laPartage: true,
    chipsCents: [20, 40, 100, 200],
    tableCents: 800,
  },
}
