import { FIVE_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "bel_cloth_hall_dice",
  name: "Cloth Hall Dice",
  studio: "Belfort",
  theme: "city",
  volatility: 2,
  hitRatio: 0.16,
  released: "2025-02-25",
  stakesCents: [10, 20, 50, 100],
  minimumCycleMs: 5000,
  look: { palette: "clothHallDice", scene: "skyline", hero: "loomHall" },
  model: {
    engine: "dice",
    grids: 4,
    lines: FIVE_LINES,
    faces: [
      {
        id: "1",
        sides: 2,
        points: 10,
      },
      {
        id: "2",
        sides: 1,
        points: 10,
      },
      {
        id: "3",
        sides: 2,
        points: 20,
      },
      {
        id: "4",
        sides: 1,
        points: 40,
      },
      {
        id: "5",
        sides: 1,
        points: 60,
      },
      {
        id: "6",
        sides: 1,
        points: 90,
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
        points: 100,
        weight: 6,
      },
      {
        prize: "points",
        points: 250,
        weight: 2,
      },
      {
        prize: "mystery",
        tenths: 30,
        weight: 6,
      },
      {
        prize: "mystery",
        tenths: 180,
        weight: 1,
      },
    ],
    ladder: [
      {
        points: 30,
        tenths: 21,
      },
      {
        points: 50,
        tenths: 38,
      },
      {
        points: 70,
        tenths: 65,
      },
      {
        points: 100,
        tenths: 115,
      },
      {
        points: 150,
        tenths: 235,
      },
      {
        points: 240,
        tenths: 470,
      },
      {
        points: 360,
        tenths: 1280,
      },
    ],
  },
}
