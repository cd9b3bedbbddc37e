import { expect, it } from "vitest"
import { hiddenAbovePx, hiddenBelowPx } from "./useReportHiddenArea.ts"

it("computes the hidden upper part of a frame, at most its height", () => {
  expect(hiddenAbovePx({ top: 300, bottom: 900 }, 112)).toBe(0)
  expect(hiddenAbovePx({ top: -88, bottom: 900 }, 112)).toBe(200)
  expect(hiddenAbovePx({ top: -900, bottom: -100 }, 112)).toBe(800)
})

it("computes the hidden lower part of a frame, at most its height", () => {
  expect(hiddenBelowPx({ top: 200, bottom: 900 }, 760)).toBe(140)
  expect(hiddenBelowPx({ top: 200, bottom: 700 }, 760)).toBe(0)
  expect(hiddenBelowPx({ top: 200, bottom: 900.4 }, 760)).toBe(140)
  expect(hiddenBelowPx({ top: 900, bottom: 1_300 }, 760)).toBe(400)
})
