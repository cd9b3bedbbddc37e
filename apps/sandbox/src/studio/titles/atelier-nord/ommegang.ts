import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "atn_ommegang",
  name: "Ommegang",
  studio: "Atelier Nord",
  theme: "history",
  volatility: 2,
  hitRatio: 0.42,
  released: "2025-06-27",
  stakesCents: [25, 50, 75, 100, 200],
  minimumCycleMs: 3000,
  look: {
    palette: "dusk",
    scene: "hills",
    symbols: {
      W: "crown",
      S: "banner",
      A: "horse",
      B: "drum",
      C: "tower",
      D: "feather",
      ...LOWS["Atelier Nord"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AIGCIGHDFIDCSFEGHIFAEBHICEDSFEBGHB",
      "IAGBEFCEHFIDHWGSIBCFHECADBHGDFGIEF",
      "DGFHESABIDWAEHCFBIGECFIECDHGSFCHBW",
      "ECIECWGEFSDHACEGDWIGHFEBDHBIDFBIFH",
      "FBCAFHCDAGIHCIDEGBEDHGFHIGBEGIECSH",
    ],
    pays: {
      A: [0, 45, 140, 700],
      B: [0, 26, 70, 220],
      C: [0, 20, 50, 170],
      D: [0, 18, 45, 140],
      E: [0, 10, 26, 85],
      F: [0, 9, 20, 70],
      G: [0, 9, 18, 50],
      H: [0, 7, 14, 45],
      I: [0, 7, 14, 45],
    },
    scatterPays: [50, 250, 1250],
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: { awards: [8, 12, 16], retriggers: [8, 12, 16], multiplier: 2, maximum: 80 },
  },
}
