import { expect, test } from "vitest"
import { parsePage } from "./searchParams.ts"

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=1.5", 1],
  ["page=x", 1],
  ["page=1000001", 1],
])("%s asks for page %i", (query, page) => {
  expect(parsePage(new URLSearchParams(query))).toBe(page)
})
