import { EIGHT_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "fol_masked_dice",
  name: "Masked Dice",
  studio: "Folie Bleue",
  theme: "festival",
  volatility: 2,
  hitRatio: 0.2,
  released: "2025-09-16",
  stakesCents: [10, 20, 40, 60],
  minimumCycleMs: 4000,
  look: { palette: "maskedDice", scene: "lattice", hero: "dominoMask" },
  model: {
    engine: "dice",
    grids: 1,
    lines: EIGHT_LINES,
    faces: [
      {
        id: "1",
        sides: 2,
        points: 20,
      },
      {
        id: "2",
        sides: 2,
        points: 30,
      },
      {
        id: "3",
        sides: 1,
        points: 40,
      },
      {
        id: "4",
        sides: 1,
        points: 60,
      },
      {
        id: "5",
        sides: 1,
        points: 80,
      },
      {
        id: "6",
        sides: 1,
        points: 140,
      },
      {
        id: "B",
        sides: 1,
        points: 0,
      },
    ],
    fullHouse: 1,
    wheel: [
      {
        prize: "points",
        points: 80,
        weight: 6,
      },
      {
        prize: "points",
        points: 200,
        weight: 3,
      },
      {
        prize: "mystery",
        tenths: 90,
        weight: 5,
      },
      {
        prize: "mystery",
        tenths: 450,
        weight: 1,
      },
    ],
    ladder: [
      {
        points: 20,
        tenths: 15,
      },
      {
        points: 30,
        tenths: 21,
      },
      {
        points: 40,
        tenths: 38,
      },
      {
        points: 60,
        tenths: 65,
      },
      {
        points: 80,
        tenths: 95,
      },
      {
        points: 120,
        tenths: 165,
      },
      {
        points: 200,
        tenths: 395,
      },
      {
        points: 280,
        tenths: 940,
      },
    ],
  },
}
