import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "dag_kempen_heath",
  name: "Kempen Heath",
  studio: "Dageraad",
  theme: "nature",
  volatility: 4,
  hitRatio: 0.2,
  released: "2025-03-11",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3000,
  look: {
    palette: "kempenHeath",
    scene: "dunes",
    symbols: { W: "heather", S: "pinecone", A: "hare", B: "owl", C: "fir", D: "mushroom", ...LOWS.Dageraad },
  },
  model: {
    engine: "slot",
    reels: [
      "DFHSEHFCEIGDFGDBCIAIFHIEHGAEBCG",
      "CFGHBEAEBHFEAHWGCDBIHFDCIFDEGHSIG",
      "ISIEDFCHEGDWIHDAHGCIFEBAFEHCGBFG",
      "GDEIHGHWBFDCEIHBGHFIFAEGECBFCADHS",
      "GHEIHFWECGIDGCEHFSFBADCGBIAHDEIF",
    ],
    pays: {
      A: [5, 70, 380, 4100],
      B: [0, 44, 200, 1400],
      C: [0, 30, 125, 500],
      D: [0, 24, 95, 380],
      E: [0, 11, 50, 190],
      F: [0, 11, 40, 165],
      G: [0, 8, 30, 125],
      H: [0, 8, 24, 110],
      I: [0, 5, 19, 100],
    },
    scatterPays: [20, 200, 2000],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "plain",
    freeSpins: {
      awards: [10, 10, 10],
      retriggers: [10, 10, 10],
      multiplier: 1,
      maximum: 100,
      unfolding: "ABCDEFGHI",
    },
  },
}
