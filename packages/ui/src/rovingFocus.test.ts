import { describe, expect, it } from "vitest"
import { nextRovingIndex, typeaheadIndex } from "./rovingFocus.ts"

describe("roving focus", () => {
  it.each([
    ["ArrowRight", 0, "horizontal", 1],
    ["ArrowRight", 2, "horizontal", 0],
    ["ArrowLeft", 0, "horizontal", 2],
    ["ArrowDown", 0, "horizontal", undefined],
    ["ArrowDown", -1, "vertical", 0],
    ["ArrowUp", -1, "vertical", 2],
    ["ArrowUp", 0, "vertical", 2],
    ["Home", 2, "vertical", 0],
    ["End", 0, "vertical", 2],
    ["Enter", 0, "vertical", undefined],
  ] as const)("%s from %i, %s, leads to %s", (key, from, axis, to) => {
    expect(nextRovingIndex(key, from, 3, axis)).toBe(to)
  })

  it("has no next item in an empty list", () => {
    expect(nextRovingIndex("ArrowDown", -1, 0, "vertical")).toBeUndefined()
  })

  it("finds the next item by letter, wrapping around", () => {
    const texts = ["Profile", "Limits", "Payments", "Log out"]
    expect(typeaheadIndex("p", -1, texts)).toBe(0)
    expect(typeaheadIndex("p", 0, texts)).toBe(2)
    expect(typeaheadIndex("P", 2, texts)).toBe(0)
    expect(typeaheadIndex("x", 0, texts)).toBeUndefined()
  })
})
