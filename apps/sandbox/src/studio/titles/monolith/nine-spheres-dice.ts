import { FIVE_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "mon_nine_spheres_dice",
  name: "Nine Spheres Dice",
  studio: "Monolith",
  theme: "space",
  volatility: 5,
  hitRatio: 0.29,
  released: "2026-03-24",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 3000,
  look: { palette: "spheres", scene: "hills", hero: "planet" },
  model: {
    engine: "dice",
    grids: 3,
    lines: FIVE_LINES,
    faces: [
      { id: "1", sides: 3, points: 10 },
      { id: "2", sides: 3, points: 20 },
      { id: "3", sides: 2, points: 30 },
      { id: "4", sides: 2, points: 50 },
      { id: "5", sides: 2, points: 80 },
      { id: "6", sides: 2, points: 150 },
      { id: "B", sides: 2, points: 0 },
    ],
    fullHouse: 3,
    wheel: [
      { prize: "points", points: 50, weight: 8 },
      { prize: "points", points: 100, weight: 6 },
      { prize: "points", points: 250, weight: 3 },
      { prize: "mystery", tenths: 100, weight: 2 },
      { prize: "mystery", tenths: 2000, weight: 1 },
    ],
    ladder: [
      { points: 10, tenths: 6 },
      { points: 20, tenths: 10 },
      { points: 40, tenths: 20 },
      { points: 70, tenths: 35 },
      { points: 150, tenths: 60 },
      { points: 250, tenths: 110 },
      { points: 270, tenths: 200 },
      { points: 350, tenths: 600 },
    ],
  },
}
