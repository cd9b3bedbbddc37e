import { lighthouseScores } from "../bench/lighthouse.ts"
import { expect, test } from "./casino.ts"

// Performance depends on what else the machine does, so it is only told here; `bench` judges it.
test("Lighthouse on the home page", async ({ casino }) => {
  const scores = await lighthouseScores(`${casino.url}/`)
  test.info().annotations.push({ type: "scores", description: JSON.stringify(scores) })
  console.log("Lighthouse:", scores)
  expect(scores.accessibility).toBeGreaterThanOrEqual(0.95)
  expect(scores.bestPractices).toBeGreaterThanOrEqual(0.95)
  expect(scores.seo).toBeGreaterThanOrEqual(0.95)
})
