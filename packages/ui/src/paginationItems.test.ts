import fc from "fast-check"
import { expect, it } from "vitest"
import { paginationItems } from "./paginationItems.ts"

const written = (current: number, count: number) =>
  paginationItems(current, count)
    .map((place) => ("page" in place ? place.page : "…"))
    .join(" ")

it.each([
  [1, 1, "1"],
  [1, 3, "1 2 3"],
  [1, 9, "1 2 … 9"],
  [3, 9, "1 2 3 4 … 9"],
  [5, 9, "1 … 4 5 6 … 9"],
  [7, 9, "1 … 6 7 8 9"],
  [4, 5, "1 2 3 4 5"],
])("page %i of %i shows %s", (current, count, row) => {
  expect(written(current, count)).toBe(row)
})

it("is ascending, with the first, the current and the last page", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(), (count, at) => {
      const current = (at % count) + 1
      const pages = paginationItems(current, count).flatMap((place) => ("page" in place ? [place.page] : []))
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
      expect(pages).toEqual(expect.arrayContaining([1, current, count]))
      expect(pages.length).toBeLessThanOrEqual(7)
    }),
  )
})
