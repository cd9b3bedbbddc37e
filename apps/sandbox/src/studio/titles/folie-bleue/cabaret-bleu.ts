import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "fol_cabaret_bleu",
  name: "Cabaret Bleu",
  studio: "Folie Bleue",
  theme: "stage",
  volatility: 2,
  hitRatio: 0.37,
  released: "2025-04-15",
  stakesCents: [25, 50, 125],
  minimumCycleMs: 2500,
  look: {
    palette: "cabaretBleu",
    scene: "stage",
    symbols: {
      W: "microphone",
      S: "footlight",
      A: "topHat",
      B: "danceShoe",
      C: "violin",
      D: "gramophone",
      ...LOWS["Folie Bleue"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "IEFHFEIDICHCGIEGEBFGBDHAGFAHCDS",
      "SADHAGFCWEIDIHBDECFCBEGFGHGIHBFEH",
      "CFHCDHIAIFBFHGFDGSDEAIEBWEIEGCGH",
      "BHIGBHCHCDEDBGFGIHFEHFECFADAISGEW",
      "IGCDEFCAGISHGHDABEDHFCBIFIWFEGEH",
    ],
    pays: {
      A: [9, 90, 360, 1800],
      B: [0, 65, 240, 980],
      C: [0, 50, 170, 580],
      D: [0, 40, 135, 440],
      E: [0, 22, 80, 260],
      F: [0, 22, 65, 220],
      G: [0, 13, 50, 180],
      H: [0, 13, 40, 160],
      I: [0, 13, 36, 135],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: {
      awards: [10, 15, 20],
      retriggers: [10, 15, 20],
      multiplier: 3,
      maximum: 80,
    },
  },
}
