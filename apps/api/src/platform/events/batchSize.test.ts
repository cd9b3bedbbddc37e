import { expect, it } from "vitest"
import { batchSize } from "./batchSize.ts"

it("doubles while batches are fast, up to 10 000 events", () => {
  const size = batchSize()
  const sizes = Array.from({ length: 7 }, () => {
    size.recordSuccess(size.current(), size.current() / 100)
    return size.current()
  })
  expect(sizes).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000])
})

it("fits the batch into 200 ms, with at least 500 events", () => {
  const size = batchSize()
  size.recordSuccess(500, 150)
  expect(size.current()).toBe(666)
  size.recordSuccess(666, 2_000)
  expect(size.current()).toBe(500)
})

it("ignores a fast batch that was not full, and restarts at 500 after a failure", () => {
  const size = batchSize()
  size.recordSuccess(499, 1)
  expect(size.current()).toBe(500)
  size.recordSuccess(500, 1)
  size.recordFailure()
  expect(size.current()).toBe(500)
})
