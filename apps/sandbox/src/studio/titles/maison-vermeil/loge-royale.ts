import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "ver_loge_royale",
  name: "Loge Royale",
  studio: "Maison Vermeil",
  theme: "music",
  volatility: 3,
  hitRatio: 0.4,
  released: "2026-08-18",
  stakesCents: [25, 50, 125],
  minimumCycleMs: 2500,
  look: {
    palette: "logeRoyale",
    scene: "stage",
    symbols: {
      W: "operaGlasses",
      S: "chandelier",
      A: "violin",
      B: "mask",
      C: "gloves",
      D: "crown",
      ...LOWS["Maison Vermeil"],
    },
  },
  model: {
    engine: "slot",
    reels: [
      "SAHIAFICFHBEGIFGEDBEDGHCICGDHEF",
      "FHSEBEDHCIHCFBWEDEAGBCGHDGIFHAIFG",
      "IDEGHWSEGFIHADIHEBFCEBAIHCFGDFGC",
      "HEFGEIEDAHSCICDWHFDIBFHGAGCBHBFEG",
      "DGWCIDBGSHGEAEFEHIDHFBCGFAICFEHI",
    ],
    pays: {
      A: [9, 115, 660, 7000],
      B: [0, 75, 360, 2300],
      C: [0, 50, 220, 840],
      D: [0, 42, 165, 660],
      E: [0, 19, 85, 320],
      F: [0, 19, 70, 280],
      G: [0, 14, 50, 220],
      H: [0, 14, 42, 190],
      I: [0, 9, 32, 170],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: {
      awards: [12, 15, 25],
      retriggers: [6, 8, 10],
      multiplier: 1,
      maximum: 75,
    },
  },
}
