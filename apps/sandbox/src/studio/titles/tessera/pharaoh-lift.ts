import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "tes_pharaoh_lift",
  name: "Pharaoh Lift",
  studio: "Tessera",
  theme: "egypt",
  volatility: 5,
  hitRatio: 0.45,
  released: "2025-11-18",
  stakesCents: [20, 40, 60, 100, 200],
  minimumCycleMs: 3000,
  look: {
    palette: "nile",
    scene: "dunes",
    symbols: {
      W: "pyramid",
      S: "lift",
      A: "eye",
      B: "scarab",
      C: "lotus",
      D: "ankh",
      ...LOWS.Tessera,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "GIEGFDIHCBEHAEHDEIBFHDFBIGHCAGSFC",
      "GEHICBSEAIFDHGBFIDHAFEGFHDWCBEGCI",
      "HESACFEICDGBFIGAEHGDEBHDCHFIEWIBF",
      "GFEIHWDHGADIBCGFAHEFHBIESCFDBGICE",
      "FCWEAFCEHFBDHIEGABFGDBICGEHAGDISH",
    ],
    pays: {
      A: [8, 75, 760, 3800],
      B: [4, 30, 300, 1500],
      C: [4, 22, 75, 570],
      D: [4, 22, 75, 570],
      E: [0, 4, 30, 110],
      F: [0, 4, 30, 110],
      G: [0, 4, 18, 75],
      H: [0, 4, 18, 75],
      I: [0, 4, 18, 75],
    },
    scatterPays: [40, 400, 4000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: {
      awards: [10, 12, 15],
      retriggers: [10, 12, 15],
      multiplier: 1,
      maximum: 100,
      unfolding: "BCDEFGHI",
    },
  },
}
