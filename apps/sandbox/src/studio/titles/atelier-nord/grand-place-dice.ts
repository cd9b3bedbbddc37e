import { FIVE_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "atn_grand_place_dice",
  name: "Grand-Place Dice",
  studio: "Atelier Nord",
  theme: "city",
  volatility: 1,
  hitRatio: 0.34,
  released: "2025-02-04",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 4000,
  look: { palette: "ember", scene: "skyline", hero: "tower" },
  model: {
    engine: "dice",
    grids: 4,
    lines: FIVE_LINES,
    faces: [
      { id: "1", sides: 1, points: 10 },
      { id: "2", sides: 1, points: 20 },
      { id: "3", sides: 1, points: 30 },
      { id: "4", sides: 1, points: 40 },
      { id: "5", sides: 1, points: 50 },
      { id: "6", sides: 1, points: 100 },
      { id: "B", sides: 1, points: 0 },
    ],
    fullHouse: 3,
    wheel: [
      { prize: "points", points: 50, weight: 6 },
      { prize: "points", points: 100, weight: 6 },
      { prize: "points", points: 300, weight: 3 },
      { prize: "mystery", tenths: 50, weight: 4 },
      { prize: "mystery", tenths: 250, weight: 1 },
    ],
    ladder: [
      { points: 10, tenths: 9 },
      { points: 30, tenths: 10 },
      { points: 50, tenths: 25 },
      { points: 100, tenths: 35 },
      { points: 130, tenths: 70 },
      { points: 300, tenths: 130 },
      { points: 310, tenths: 250 },
      { points: 390, tenths: 650 },
    ],
  },
}
