import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "dag_heron_at_dawn",
  name: "Heron at Dawn",
  studio: "Dageraad",
  theme: "nature",
  volatility: 2,
  hitRatio: 0.25,
  released: "2024-11-12",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3000,
  look: {
    palette: "heronAtDawn",
    scene: "canal",
    symbols: {
      W: "rowboat",
      S: "cattail",
      A: "heron",
      B: "trout",
      C: "dragonfly",
      D: "ripple",
      ...LOWS.Dageraad,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "DHGCHDBSEBFIGHIGHFCEAFDAIEGCEIF",
      "CBFGSHEIHGFGDFAIHFEAHEWGBDECHCDBI",
      "DBIHSEGEHGIAEADFIFGFCBDHGCEWIHCF",
      "CAEHGIFHFAIFGIEGBEDHEDHDSCHBGBCWF",
      "EHCBDFDEFEBFCGCISGAHGIWFDEAIHIHG",
    ],
    pays: {
      A: [5, 38, 120, 440],
      B: [0, 30, 90, 300],
      C: [0, 24, 75, 220],
      D: [0, 22, 60, 190],
      E: [0, 13, 38, 110],
      F: [0, 13, 32, 90],
      G: [0, 11, 26, 75],
      H: [0, 11, 24, 65],
      I: [0, 8, 22, 60],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "expanding",
    freeSpins: {
      awards: [7, 10, 14],
      retriggers: [4, 6, 8],
      multiplier: 1,
      maximum: 42,
    },
  },
}
