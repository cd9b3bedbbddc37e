import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "gra_pas_de_deux",
  name: "Pas de Deux",
  studio: "Grand Écran",
  theme: "stage",
  volatility: 3,
  hitRatio: 0.39,
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
      A: [0, 33, 120, 440],
      B: [0, 22, 85, 330],
      C: [0, 18, 65, 200],
      D: [0, 16, 44, 165],
      E: [0, 9, 33, 90],
      F: [0, 9, 29, 80],
      G: [0, 7, 26, 75],
      H: [0, 6, 22, 65],
      I: [0, 6, 16, 55],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "expanding",
    randomWild: { paid: { hits: 1, of: 12 }, free: { hits: 1, of: 2 } },
    freeSpins: { awards: [5, 8, 12], retriggers: [5, 8, 12], multiplier: 2, maximum: 40 },
  },
}
