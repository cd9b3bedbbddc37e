import { FIVE_LINES } from "../../dice/model.ts"
import type { DiceTitle } from "../title.ts"

export const title: DiceTitle = {
  code: "ver_lapidary_dice",
  name: "Lapidary Dice",
  studio: "Maison Vermeil",
  theme: "jewels",
  volatility: 2,
  hitRatio: 0.25,
  released: "2026-05-26",
  stakesCents: [10, 20, 40, 60, 80],
  minimumCycleMs: 3500,
  look: { palette: "lapidaryDice", scene: "stars", hero: "lapidary" },
  model: {
    engine: "dice",
    grids: 2,
    lines: FIVE_LINES,
    faces: [
      {
        id: "1",
        sides: 2,
        points: 10,
      },
      {
        id: "2",
        sides: 2,
        points: 20,
      },
      {
        id: "3",
        sides: 2,
        points: 30,
      },
      {
        id: "4",
        sides: 1,
        points: 50,
      },
      {
        id: "5",
        sides: 1,
        points: 80,
      },
      {
        id: "6",
        sides: 1,
        points: 120,
      },
      {
        id: "B",
        sides: 1,
        points: 0,
      },
    ],
    fullHouse: 2,
    wheel: [
      {
        prize: "points",
        points: 40,
        weight: 7,
      },
      {
        prize: "points",
        points: 120,
        weight: 4,
      },
      {
        prize: "mystery",
        tenths: 60,
        weight: 4,
      },
      {
        prize: "mystery",
        tenths: 300,
        weight: 1,
      },
    ],
    ladder: [
      {
        points: 10,
        tenths: 11,
      },
      {
        points: 20,
        tenths: 17,
      },
      {
        points: 40,
        tenths: 28,
      },
      {
        points: 60,
        tenths: 55,
      },
      {
        points: 80,
        tenths: 85,
      },
      {
        points: 120,
        tenths: 170,
      },
      {
        points: 160,
        tenths: 300,
      },
      {
        points: 240,
        tenths: 755,
      },
      {
        points: 320,
        tenths: 1700,
      },
    ],
  },
}
