import { all } from "@elite/words/all.ts"
import { expect, it } from "vitest"
import { featurePages, toFeatureWithPage } from "./featurePages.ts"

it("links to the page of a feature, if it has one", () => {
  expect(toFeatureWithPage("prizeDrops")).toBe("prizeDrops")
  expect([toFeatureWithPage("toString"), toFeatureWithPage(null)]).toEqual([undefined, undefined])
})

it("is named in every language", () => {
  for (const { promotions } of Object.values(all))
    expect(Object.keys(promotions.ways).sort()).toEqual(Object.keys(featurePages).sort())
})
