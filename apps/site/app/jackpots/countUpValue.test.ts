import { expect, it } from "vitest"
import { countUpValue } from "./countUpValue.ts"

const way = { from: 100, to: 200, beganMs: 1_000, lastsMs: 100 }

it("counts up and never exceeds the server's value", () => {
  const shown = [900, 1_000, 1_001, 1_050, 1_099.9, 1_100, 9_000].map((now) => countUpValue(way, now))
  expect(shown).toEqual([100, 100, 101, 150, 199, 200, 200])
})

it("jumps when the pool was won", () => {
  expect(countUpValue({ ...way, from: 300 }, 1_000)).toBe(200)
})
