import { FIVE_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "dag_sundial_dice",
  name: "Sundial Dice",
  studio: "Dageraad",
  theme: "history",
  volatility: 2,
  hitRatio: 0.2,
  released: "2026-06-30",
  stakesCents: [10, 20, 50, 80],
  minimumCycleMs: 4000,
  look: { palette: "sundialDice", scene: "tiles", hero: "sundial" },
  model: {
    engine: "dice",
    grids: 3,
    lines: FIVE_LINES,
    faces: [
      {
        id: "1",
        sides: 1,
        points: 10,
      },
      {
        id: "2",
        sides: 1,
        points: 10,
      },
      {
        id: "3",
        sides: 1,
        points: 20,
      },
      {
        id: "4",
        sides: 1,
        points: 30,
      },
      {
        id: "5",
        sides: 1,
        points: 50,
      },
      {
        id: "6",
        sides: 1,
        points: 60,
      },
      {
        id: "B",
        sides: 1,
        points: 0,
      },
    ],
    fullHouse: 3,
    wheel: [
      {
        prize: "points",
        points: 60,
        weight: 5,
      },
      {
        prize: "points",
        points: 150,
        weight: 3,
      },
      {
        prize: "mystery",
        tenths: 40,
        weight: 5,
      },
      {
        prize: "mystery",
        tenths: 200,
        weight: 1,
      },
    ],
    ladder: [
      {
        points: 20,
        tenths: 15,
      },
      {
        points: 40,
        tenths: 26,
      },
      {
        points: 60,
        tenths: 55,
      },
      {
        points: 90,
        tenths: 95,
      },
      {
        points: 140,
        tenths: 200,
      },
      {
        points: 200,
        tenths: 455,
      },
      {
        points: 330,
        tenths: 1100,
      },
    ],
  },
}
