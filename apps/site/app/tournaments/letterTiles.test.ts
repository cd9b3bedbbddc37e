import { expect, it } from "vitest"
import { roundToTiles, toLetterTiles, toNameTiles } from "./letterTiles.ts"

it("writes a name in at most seven capitals", () => {
  expect(toNameTiles("An•••s")).toBe("AN•••S")
  expect(toNameTiles("élise_van_de_velde")).toBe("ÉLISE_V")
})

it.each([
  [712.4, 712.4],
  [12.345, 12.345],
  [1234.567, 1234.56],
  [1_234_567.891, 1_234_567],
  [0, 0],
])("writes %d points as %d, never more than there are", (points, written) => {
  expect(roundToTiles(points)).toBe(written)
})

it("distinguishes whole tiles, half tiles and gaps", () => {
  expect(toLetterTiles("€ 1,5").map(({ look }) => look)).toEqual(["wide", "gap", "wide", "narrow", "wide"])
})
