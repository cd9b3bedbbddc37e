import { EIGHT_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "tes_manneken_dice",
  name: "Manneken Dice",
  studio: "Tessera",
  theme: "city",
  volatility: 3,
  hitRatio: 0.17,
  released: "2025-08-26",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 4500,
  look: { palette: "fountain", scene: "hills", hero: "key" },
  model: {
    engine: "dice",
    grids: 1,
    lines: EIGHT_LINES,
    faces: [
      { id: "1", sides: 3, points: 10 },
      { id: "2", sides: 3, points: 20 },
      { id: "3", sides: 3, points: 30 },
      { id: "4", sides: 2, points: 40 },
      { id: "5", sides: 2, points: 60 },
      { id: "6", sides: 2, points: 120 },
      { id: "B", sides: 2, points: 0 },
    ],
    fullHouse: 1,
    wheel: [
      { prize: "points", points: 60, weight: 8 },
      { prize: "points", points: 120, weight: 5 },
      { prize: "points", points: 240, weight: 3 },
      { prize: "mystery", tenths: 100, weight: 3 },
      { prize: "mystery", tenths: 1000, weight: 1 },
    ],
    ladder: [
      { points: 10, tenths: 9 },
      { points: 20, tenths: 20 },
      { points: 30, tenths: 35 },
      { points: 50, tenths: 70 },
      { points: 60, tenths: 90 },
      { points: 100, tenths: 190 },
      { points: 240, tenths: 350 },
    ],
  },
}
