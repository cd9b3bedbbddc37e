import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "ver_loge_royale",
  name: "Loge Royale",
  studio: "Maison Vermeil",
  theme: "music",
  volatility: 4,
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
      A: [5, 65, 365, 3900],
      B: [0, 41, 200, 1280],
      C: [0, 28, 120, 460],
      D: [0, 23, 90, 365],
      E: [0, 10, 47, 175],
      F: [0, 10, 39, 155],
      G: [0, 8, 28, 120],
      H: [0, 8, 23, 105],
      I: [0, 6, 18, 95],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "plain",
    wildMultiplier: 2,
    freeSpins: {
      awards: [12, 15, 25],
      retriggers: [6, 8, 10],
      multiplier: 1,
      maximum: 75,
    },
  },
}
