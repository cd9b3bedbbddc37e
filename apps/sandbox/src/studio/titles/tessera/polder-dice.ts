import { FIVE_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "tes_polder_dice",
  name: "Polder Dice",
  studio: "Tessera",
  theme: "nature",
  volatility: 2,
  hitRatio: 0.25,
  released: "2026-09-15",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 3750,
  look: { palette: "polder", scene: "waves", hero: "horse" },
  model: {
    engine: "dice",
    grids: 2,
    lines: FIVE_LINES,
    faces: [
      { id: "1", sides: 1, points: 10 },
      { id: "2", sides: 1, points: 20 },
      { id: "3", sides: 1, points: 30 },
      { id: "4", sides: 1, points: 40 },
      { id: "5", sides: 1, points: 60 },
      { id: "6", sides: 1, points: 100 },
    ],
    fullHouse: 4,
    wheel: [],
    ladder: [
      { points: 10, tenths: 10 },
      { points: 30, tenths: 20 },
      { points: 50, tenths: 45 },
      { points: 100, tenths: 60 },
      { points: 240, tenths: 120 },
      { points: 480, tenths: 200 },
      { points: 640, tenths: 450 },
      { points: 800, tenths: 1000 },
    ],
  },
}
