import { expect, it } from "vitest"
import { notedOf, noteHead, noteSeal } from "./noted.ts"

it("what was seen first stays, whatever is said later", () => {
  noteSeal(7, "first")
  noteSeal(7, "second")
  noteHead({ number: 5, head: "one" })
  noteHead({ number: 5, head: "another" })
  expect(notedOf(7).seal).toBe("first")
  expect(notedOf(7).heads.get(5)).toBe("one")
  expect(notedOf(8).seal).toBeUndefined()
})
