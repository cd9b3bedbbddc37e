import { EIGHT_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "tes_flax_dice",
  name: "Flax Dice",
  studio: "Tessera",
  theme: "craft",
  volatility: 1,
  hitRatio: 0.21,
  released: "2026-01-27",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 4250,
  look: {
    palette: "linen",
    scene: "hills",
    hero: "woolSpool",
  },
  model: {
    engine: "dice",
    grids: 1,
    lines: EIGHT_LINES,
    faces: [
      { id: "1", sides: 1, points: 10 },
      { id: "2", sides: 1, points: 20 },
      { id: "3", sides: 1, points: 30 },
      { id: "4", sides: 1, points: 40 },
      { id: "5", sides: 1, points: 50 },
      { id: "6", sides: 1, points: 100 },
    ],
    fullHouse: 1,
    wheel: [],
    ladder: [
      { points: 10, tenths: 6 },
      { points: 20, tenths: 20 },
      { points: 30, tenths: 30 },
      { points: 40, tenths: 45 },
      { points: 50, tenths: 60 },
      { points: 100, tenths: 100 },
      { points: 150, tenths: 195 },
    ],
  },
}
