import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "dag_heron_at_dawn",
  name: "Heron at Dawn",
  studio: "Dageraad",
  theme: "nature",
  volatility: 2,
  hitRatio: 0.41,
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
      A: [2, 13, 41, 150],
      B: [0, 10, 31, 105],
      C: [0, 8, 26, 75],
      D: [0, 8, 21, 65],
      E: [0, 4, 13, 38],
      F: [0, 4, 11, 31],
      G: [0, 4, 9, 25],
      H: [0, 4, 8, 22],
      I: [0, 3, 8, 21],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "expanding",
    twinReels: true,
    freeSpins: {
      awards: [7, 10, 14],
      retriggers: [4, 6, 8],
      multiplier: 1,
      maximum: 42,
    },
  },
}
