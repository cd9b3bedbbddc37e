import { expect, it } from "vitest"
import { hiddenBelowPx } from "./useReportHiddenArea.ts"

it("computes the hidden part of a frame, at most its height", () => {
  expect(hiddenBelowPx({ top: 200, bottom: 900 }, 760)).toBe(140)
  expect(hiddenBelowPx({ top: 200, bottom: 700 }, 760)).toBe(0)
  expect(hiddenBelowPx({ top: 200, bottom: 900.4 }, 760)).toBe(140)
  expect(hiddenBelowPx({ top: 900, bottom: 1_300 }, 760)).toBe(400)
})
