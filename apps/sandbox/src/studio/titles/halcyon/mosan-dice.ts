import { EIGHT_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "hal_mosan_dice",
  name: "Mosan Dice",
  studio: "Halcyon",
  theme: "history",
  volatility: 3,
  hitRatio: 0.41,
  released: "2025-10-14",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 4000,
  look: { palette: "mosan", scene: "waves", hero: "fish" },
  model: {
    engine: "dice",
    grids: 4,
    lines: EIGHT_LINES,
    faces: [
      { id: "1", sides: 2, points: 10 },
      { id: "2", sides: 2, points: 10 },
      { id: "3", sides: 2, points: 20 },
      { id: "4", sides: 2, points: 20 },
      { id: "5", sides: 2, points: 40 },
      { id: "6", sides: 1, points: 80 },
      { id: "B", sides: 1, points: 0 },
    ],
    fullHouse: 2,
    wheel: [
      { prize: "points", points: 50, weight: 10 },
      { prize: "points", points: 100, weight: 6 },
      { prize: "points", points: 200, weight: 4 },
      { prize: "mystery", tenths: 30, weight: 4 },
      { prize: "mystery", tenths: 150, weight: 1 },
    ],
    ladder: [
      { points: 20, tenths: 4 },
      { points: 30, tenths: 8 },
      { points: 40, tenths: 20 },
      { points: 50, tenths: 25 },
      { points: 80, tenths: 50 },
      { points: 100, tenths: 90 },
      { points: 130, tenths: 180 },
      { points: 200, tenths: 450 },
      { points: 230, tenths: 900 },
    ],
  },
}
