import type { TitleOf } from "../title.ts"

export const title: TitleOf<"roulette"> = {
  code: "pap_topiary_roulette",
  name: "Topiary Roulette",
  studio: "Papillon",
  theme: "table",
  volatility: 2,
  hitRatio: 0.49,
  released: "2025-11-18",
  stakesCents: [],
  minimumCycleMs: 10000,
  look: {
    palette: "topiaryGreen",
    scene: "arches",
    hero: "topiary",
  },
  model: {
    engine: "roulette",
    laPartage: true,
    chipsCents: [10, 20, 50, 100, 200],
    tableCents: 800,
  },
}
