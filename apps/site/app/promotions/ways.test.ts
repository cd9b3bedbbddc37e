import { all } from "@elite/words/all.ts"
import { expect, it } from "vitest"
import { wayOf, ways } from "./ways.ts"

it("leads to the page of a feature, and nowhere for one that has none", () => {
  expect(wayOf("joiningBonus")).toBe("joiningBonus")
  expect([wayOf("prizeDrops"), wayOf("toString"), wayOf(null)]).toEqual([undefined, undefined, undefined])
})

it("is named in every language", () => {
  for (const { promotions } of Object.values(all))
    expect(Object.keys(promotions.ways).sort()).toEqual(Object.keys(ways).sort())
})
