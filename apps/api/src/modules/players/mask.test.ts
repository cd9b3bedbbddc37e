import fc from "fast-check"
import { expect, test } from "vitest"
import { maskedName } from "./rules.ts"

test("a username is shown by two letters and its last, a short one by less", () => {
  expect(["Annekens", "Annie1", "Annie", "Anna", "Ann"].map(maskedName)).toEqual([
    "An•••s",
    "An•••1",
    "A•••e",
    "A•••a",
    "A•••",
  ])
})

test("at least two letters of every username stay hidden, and nobody sees how many", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_]{3,20}$/), (username) => {
      const shown = maskedName(username)
      expect(shown.replaceAll("•", "").length).toBeLessThanOrEqual(username.length - 2)
      expect(shown.match(/•/g)).toHaveLength(3)
    }),
  )
})
