import { expect, it } from "vitest"
import { isCategoryOffered } from "./shellData.ts"

it("offers categories with games, or all where those are not known", () => {
  const offeredOf = (offered: readonly string[]) =>
    ["slots", "live", "crash"].filter((category) => isCategoryOffered(category, offered))
  expect(offeredOf(["slots", "dice"])).toEqual(["slots"])
  expect(offeredOf(["slots", "crash"])).toEqual(["slots", "crash"])
  expect(offeredOf([])).toEqual(["slots", "live", "crash"])
})
