import { EIGHT_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "zwi_marram_dice",
  name: "Marram Dice",
  studio: "Zwin",
  theme: "nature",
  volatility: 2,
  hitRatio: 0.37,
  released: "2026-02-24",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 4000,
  look: {
    palette: "duneGrass",
    scene: "dunes",
    hero: "marram",
  },
  model: {
    engine: "dice",
    grids: 2,
    lines: EIGHT_LINES,
    faces: [
      { id: "1", sides: 1, points: 10 },
      { id: "2", sides: 1, points: 20 },
      { id: "3", sides: 1, points: 30 },
      { id: "4", sides: 1, points: 50 },
      { id: "5", sides: 1, points: 80 },
      { id: "6", sides: 1, points: 120 },
    ],
    fullHouse: 3,
    wheel: [],
    ladder: [
      { points: 10, tenths: 4 },
      { points: 30, tenths: 10 },
      { points: 50, tenths: 16 },
      { points: 80, tenths: 23 },
      { points: 120, tenths: 35 },
      { points: 240, tenths: 80 },
      { points: 480, tenths: 190 },
      { points: 720, tenths: 435 },
    ],
  },
}
