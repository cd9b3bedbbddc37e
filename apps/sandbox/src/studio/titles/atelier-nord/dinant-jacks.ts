import type { TitleOf } from "../title.ts"

export const title: TitleOf<"poker"> = {
  theme: "music",
  volatility: 4,
  hitRatio: 0.45,
  stakesCents: [10, 20, 50, 100, 200, 500, 1000],
  minimumCycleMs: 3000,
  code: "atn_dinant_jacks",
  name: "Dinant Jacks",
  studio: "Atelier Nord",
  released: "2026-10-20",
  look: { palette: "saxophone", scene: "rays", hero: "horse" },
  model: { engine: "poker" },
}
