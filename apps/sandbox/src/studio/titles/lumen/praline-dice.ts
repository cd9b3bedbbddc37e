import { EIGHT_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "lum_praline_dice",
  name: "Praline Dice",
  studio: "Lumen",
  theme: "city",
  volatility: 2,
  hitRatio: 0.18,
  released: "2025-12-02",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 3500,
  look: { palette: "praline", scene: "rings", hero: "chocolate" },
  model: {
    engine: "dice",
    grids: 1,
    lines: EIGHT_LINES,
    faces: [
      { id: "1", sides: 2, points: 20 },
      { id: "2", sides: 2, points: 20 },
      { id: "3", sides: 2, points: 30 },
      { id: "4", sides: 2, points: 30 },
      { id: "5", sides: 2, points: 50 },
      { id: "6", sides: 1, points: 90 },
      { id: "B", sides: 1, points: 0 },
    ],
    fullHouse: 1,
    wheel: [
      { prize: "points", points: 90, weight: 6 },
      { prize: "points", points: 180, weight: 4 },
      { prize: "points", points: 360, weight: 2 },
      { prize: "mystery", tenths: 70, weight: 5 },
      { prize: "mystery", tenths: 350, weight: 2 },
    ],
    ladder: [
      { points: 20, tenths: 20 },
      { points: 30, tenths: 40 },
      { points: 50, tenths: 90 },
      { points: 90, tenths: 130 },
      { points: 110, tenths: 180 },
      { points: 180, tenths: 400 },
      { points: 360, tenths: 950 },
    ],
  },
}
