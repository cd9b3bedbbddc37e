import { EIGHT_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "lum_zinneke_dice",
  name: "Zinneke Dice",
  studio: "Lumen",
  theme: "festival",
  volatility: 3,
  hitRatio: 0.3,
  released: "2026-05-12",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 3500,
  look: { palette: "zinneke", scene: "fans", hero: "drum" },
  model: {
    engine: "dice",
    grids: 2,
    lines: EIGHT_LINES,
    faces: [
      { id: "1", sides: 2, points: 10 },
      { id: "2", sides: 2, points: 10 },
      { id: "3", sides: 2, points: 20 },
      { id: "4", sides: 2, points: 30 },
      { id: "5", sides: 2, points: 50 },
      { id: "6", sides: 2, points: 100 },
      { id: "B", sides: 1, points: 0 },
    ],
    fullHouse: 2,
    wheel: [
      { prize: "points", points: 50, weight: 8 },
      { prize: "points", points: 150, weight: 5 },
      { prize: "points", points: 300, weight: 3 },
      { prize: "mystery", tenths: 80, weight: 3 },
      { prize: "mystery", tenths: 400, weight: 1 },
    ],
    ladder: [
      { points: 10, tenths: 5 },
      { points: 20, tenths: 10 },
      { points: 50, tenths: 25 },
      { points: 80, tenths: 35 },
      { points: 100, tenths: 50 },
      { points: 150, tenths: 100 },
      { points: 240, tenths: 200 },
      { points: 300, tenths: 500 },
      { points: 420, tenths: 1000 },
    ],
  },
}
