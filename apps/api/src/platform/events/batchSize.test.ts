import { expect, it } from "vitest"
import { batchSize } from "./batchSize.ts"

it("takes twice as many events at a time while they are worked off quickly, up to ten thousand", () => {
  const own = batchSize()
  const sizes = Array.from({ length: 7 }, () => {
    own.took(own.size(), own.size() / 100)
    return own.size()
  })
  expect(sizes).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000])
})

it("takes as many as fit into a fifth of a second, and never fewer than five hundred", () => {
  const own = batchSize()
  own.took(500, 150)
  expect(own.size()).toBe(666)
  own.took(666, 2_000)
  expect(own.size()).toBe(500)
})

it("learns nothing of a batch that was not full, and begins anew after one that failed", () => {
  const own = batchSize()
  own.took(499, 1)
  expect(own.size()).toBe(500)
  own.took(500, 1)
  own.failed()
  expect(own.size()).toBe(500)
})
