import type { TitleOf } from "../title.ts"

export const title: TitleOf<"mines"> = {
  code: "kob_cobalt_laboratory",
  name: "Cobalt Laboratory",
  studio: "Kobalt",
  theme: "classic",
  volatility: 4,
  // Three mines, collected after three fields.
  hitRatio: 0.67,
  released: "2024-10-15",
  stakesCents: [100, 200, 300],
  minimumCycleMs: 4500,
  look: {
    palette: "cobaltLaboratory",
    scene: "tiles",
    hero: "cobaltFlask",
    safe: "cobaltFlask",
    mine: "burst",
  },
  model: {
    engine: "mines",
    sharePercent: 96,
    stepHundredths: 1,
    highestHundredths: 250000,
  },
}
