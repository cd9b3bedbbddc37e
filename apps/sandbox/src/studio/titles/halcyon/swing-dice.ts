import { EIGHT_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "hal_swing_dice",
  name: "Swing Dice",
  studio: "Halcyon",
  theme: "music",
  volatility: 2,
  hitRatio: 0.33,
  released: "2026-05-19",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 4000,
  look: {
    palette: "swingTime",
    scene: "rays",
    hero: "saxHorn",
  },
  model: {
    engine: "dice",
    grids: 2,
    lines: EIGHT_LINES,
    faces: [
      { id: "1", sides: 2, points: 10 },
      { id: "2", sides: 2, points: 20 },
      { id: "3", sides: 2, points: 30 },
      { id: "4", sides: 2, points: 40 },
      { id: "5", sides: 2, points: 60 },
      { id: "6", sides: 1, points: 100 },
      { id: "B", sides: 1, points: 0 },
    ],
    fullHouse: 2,
    wheel: [
      { prize: "points", points: 60, weight: 8 },
      { prize: "points", points: 120, weight: 4 },
      { prize: "mystery", tenths: 60, weight: 3 },
      { prize: "mystery", tenths: 400, weight: 1 },
    ],
    ladder: [
      { points: 10, tenths: 6 },
      { points: 30, tenths: 15 },
      { points: 50, tenths: 30 },
      { points: 80, tenths: 55 },
      { points: 120, tenths: 105 },
      { points: 200, tenths: 230 },
      { points: 320, tenths: 530 },
    ],
  },
}
