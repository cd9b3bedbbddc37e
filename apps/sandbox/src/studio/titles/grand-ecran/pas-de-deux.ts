import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "gra_pas_de_deux",
  name: "Pas de Deux",
  studio: "Grand Écran",
  theme: "stage",
  volatility: 3,
  hitRatio: 0.37,
  released: "2026-02-03",
  stakesCents: [25, 50, 100, 125, 200],
  minimumCycleMs: 3500,
  look: {
    palette: "ballet",
    scene: "fans",
    symbols: {
      W: "swanFeatherFan",
      S: "swan",
      A: "toeShoes",
      B: "tutu",
      C: "bouquet",
      D: "uprightPiano",
      ...LOWS["Grand Écran"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AGEFHASGFEIGDHBDHBGCEICFEIBCIFDH",
      "BCIEHIDEGSFCHGBEFBHAIWEGADFEDGHCFI",
      "EAFHDIECSFIGWICBEGHCFBDHBAHGEFDIG",
      "IHACGHFDWEIABGEBFGIBDGIFHEDCSHGEFC",
      "ICSIHDFACEFHADGHEBIGFDGBFCEIGHBE",
    ],
    pays: {
      A: [0, 45, 160, 600],
      B: [0, 30, 120, 450],
      C: [0, 25, 90, 275],
      D: [0, 22, 60, 225],
      E: [0, 12, 45, 125],
      F: [0, 12, 40, 110],
      G: [0, 10, 35, 100],
      H: [0, 8, 30, 90],
      I: [0, 8, 22, 75],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "expanding",
    freeSpins: { awards: [5, 8, 12], retriggers: [5, 8, 12], multiplier: 2, maximum: 40 },
  },
}
