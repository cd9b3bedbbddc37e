import { lighthouseQuality } from "../bench/lighthouse.ts"
import { expect, test } from "./casino.ts"

// What depends on how busy the machine is, `bench` measures and judges.
test("Lighthouse on the home page", async ({ casino }) => {
  const scores = await lighthouseQuality(`${casino.url}/`)
  expect(scores.accessibility).toBeGreaterThanOrEqual(0.95)
  expect(scores.bestPractices).toBeGreaterThanOrEqual(0.95)
  expect(scores.seo).toBeGreaterThanOrEqual(0.95)
})
