import { EIGHT_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "qua_ropewalk_dice",
  name: "Ropewalk Dice",
  studio: "Quai Neuf",
  theme: "craft",
  volatility: 3,
  hitRatio: 0.17,
  released: "2025-10-21",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 4750,
  look: {
    palette: "ropewalk",
    scene: "arches",
    hero: "monkeyFist",
  },
  model: {
    engine: "dice",
    grids: 1,
    lines: EIGHT_LINES,
    faces: [
      { id: "1", sides: 3, points: 10 },
      { id: "2", sides: 3, points: 15 },
      { id: "3", sides: 2, points: 30 },
      { id: "4", sides: 2, points: 45 },
      { id: "5", sides: 2, points: 60 },
      { id: "6", sides: 2, points: 150 },
      { id: "B", sides: 2, points: 0 },
    ],
    fullHouse: 1,
    wheel: [
      { prize: "points", points: 50, weight: 8 },
      { prize: "points", points: 150, weight: 4 },
      { prize: "mystery", tenths: 80, weight: 4 },
      { prize: "mystery", tenths: 500, weight: 1 },
    ],
    ladder: [
      { points: 10, tenths: 8 },
      { points: 15, tenths: 14 },
      { points: 30, tenths: 30 },
      { points: 45, tenths: 50 },
      { points: 60, tenths: 80 },
      { points: 90, tenths: 155 },
      { points: 150, tenths: 245 },
      { points: 300, tenths: 515 },
    ],
  },
}
