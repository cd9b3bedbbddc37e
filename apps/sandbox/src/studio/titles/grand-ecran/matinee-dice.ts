import { EIGHT_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "gra_matinee_dice",
  name: "Matinee Dice",
  studio: "Grand Écran",
  theme: "cinema",
  volatility: 3,
  hitRatio: 0.19,
  released: "2025-07-08",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 2750,
  look: {
    palette: "matinee",
    scene: "rays",
    hero: "marquee",
  },
  model: {
    engine: "dice",
    grids: 1,
    lines: EIGHT_LINES,
    faces: [
      { id: "1", sides: 2, points: 10 },
      { id: "2", sides: 2, points: 20 },
      { id: "3", sides: 2, points: 30 },
      { id: "4", sides: 2, points: 40 },
      { id: "5", sides: 1, points: 80 },
      { id: "6", sides: 1, points: 200 },
      { id: "B", sides: 1, points: 0 },
    ],
    fullHouse: 1,
    wheel: [
      { prize: "points", points: 100, weight: 6 },
      { prize: "points", points: 200, weight: 3 },
      { prize: "mystery", tenths: 200, weight: 2 },
      { prize: "mystery", tenths: 1500, weight: 1 },
    ],
    ladder: [
      { points: 10, tenths: 8 },
      { points: 20, tenths: 17 },
      { points: 30, tenths: 29 },
      { points: 40, tenths: 50 },
      { points: 80, tenths: 120 },
      { points: 160, tenths: 240 },
      { points: 200, tenths: 355 },
    ],
  },
}
