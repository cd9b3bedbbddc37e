import { FIVE_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "pap_damselfly_dice",
  name: "Damselfly Dice",
  studio: "Papillon",
  theme: "nature",
  volatility: 3,
  hitRatio: 0.25,
  released: "2025-06-24",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 3750,
  look: {
    palette: "damsel",
    scene: "waves",
    hero: "damselfly",
  },
  model: {
    engine: "dice",
    grids: 2,
    lines: FIVE_LINES,
    faces: [
      { id: "1", sides: 1, points: 10 },
      { id: "2", sides: 1, points: 20 },
      { id: "3", sides: 1, points: 40 },
      { id: "4", sides: 1, points: 40 },
      { id: "5", sides: 1, points: 60 },
      { id: "6", sides: 1, points: 150 },
    ],
    fullHouse: 5,
    wheel: [],
    ladder: [
      { points: 10, tenths: 5 },
      { points: 20, tenths: 10 },
      { points: 40, tenths: 17 },
      { points: 60, tenths: 35 },
      { points: 150, tenths: 65 },
      { points: 300, tenths: 110 },
      { points: 600, tenths: 245 },
      { points: 900, tenths: 550 },
    ],
  },
}
