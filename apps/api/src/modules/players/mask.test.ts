import fc from "fast-check"
import { expect, test } from "vitest"
import { maskedName } from "./rules.ts"

test("masks a username but for two letters and its last, a short one further", () => {
  expect(["Annekens", "Annie1", "Annie", "Anna", "Ann"].map(maskedName)).toEqual([
    "An•••s",
    "An•••1",
    "A•••e",
    "A•••a",
    "A•••",
  ])
})

test("hides at least two letters and the length of every username", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_]{3,20}$/), (username) => {
      const shown = maskedName(username)
      expect(shown.replaceAll("•", "").length).toBeLessThanOrEqual(username.length - 2)
      expect(shown.match(/•/g)).toHaveLength(3)
    }),
  )
})
