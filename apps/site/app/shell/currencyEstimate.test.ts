import { expect, test } from "vitest"
import { convertEuros } from "./currencyEstimate.ts"

test.each([
  [100, 1_084_400, 108.44],
  [0, 1_084_400, 0],
  [0.01, 1_084_400, 0.01],
  [0.05, 500_000, 0.03],
  [-0.05, 500_000, -0.03],
  [0.05, 499_999, 0.02],
  [1_000_000, 17_331_420_000, 17_331_420_000],
  [999_999.99, 17_331_420_001, 17_331_419_827.69],
  [0.1 + 0.2, 1_000_000, 0.3],
])("%d euros at %d millionths are %d", (euros, millionths, other) => {
  expect(convertEuros(euros, millionths)).toBe(other)
})
