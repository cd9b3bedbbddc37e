import { expect, it } from "vitest"
import { observedHashes, recordHead, recordSeal } from "./observedHashes.ts"

it("keeps the first observed value", () => {
  recordSeal(7, "first")
  recordSeal(7, "second")
  recordHead({ number: 5, head: "one" })
  recordHead({ number: 5, head: "another" })
  expect(observedHashes(7).seal).toBe("first")
  expect(observedHashes(7).heads.get(5)).toBe("one")
  expect(observedHashes(8).seal).toBeUndefined()
})
