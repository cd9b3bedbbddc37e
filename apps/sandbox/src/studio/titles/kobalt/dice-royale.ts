import { EIGHT_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "kob_dice_royale",
  name: "Dice Royale",
  studio: "Kobalt",
  theme: "classic",
  volatility: 2,
  hitRatio: 0.45,
  released: "2024-11-12",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 3250,
  look: { palette: "noir", scene: "rays", hero: "crown" },
  model: {
    engine: "dice",
    grids: 3,
    lines: EIGHT_LINES,
    faces: [
      { id: "1", sides: 2, points: 20 },
      { id: "2", sides: 2, points: 20 },
      { id: "3", sides: 2, points: 30 },
      { id: "4", sides: 2, points: 40 },
      { id: "5", sides: 2, points: 60 },
      { id: "6", sides: 1, points: 100 },
      { id: "B", sides: 1, points: 0 },
    ],
    fullHouse: 2,
    wheel: [
      { prize: "points", points: 100, weight: 8 },
      { prize: "points", points: 200, weight: 5 },
      { prize: "points", points: 400, weight: 2 },
      { prize: "mystery", tenths: 100, weight: 4 },
      { prize: "mystery", tenths: 500, weight: 1 },
    ],
    ladder: [
      { points: 20, tenths: 5 },
      { points: 40, tenths: 9 },
      { points: 60, tenths: 20 },
      { points: 70, tenths: 30 },
      { points: 100, tenths: 45 },
      { points: 140, tenths: 90 },
      { points: 200, tenths: 190 },
      { points: 320, tenths: 450 },
      { points: 430, tenths: 950 },
    ],
  },
}
