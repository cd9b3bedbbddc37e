import { lighthouseQuality } from "../bench/pages/lighthouse.ts"
import { expect, test } from "./casino.ts"

// What depends on how busy the machine is, `bench` measures and judges.
test("Lighthouse on the home page", async ({ casino }) => {
  const scores = await lighthouseQuality(`${casino.url}/`)
  expect(scores.accessibility).toBeGreaterThanOrEqual(0.95)
  expect(scores.bestPractices).toBeGreaterThanOrEqual(0.95)
  expect(scores.seo).toBeGreaterThanOrEqual(0.95)
})

test("robots are told what they may not read, and where every page is that they may", async ({ casino }) => {
  const text = async (path: string) => (await fetch(casino.url + path)).text()
  const lines = (await text("/robots.txt")).trim().split("\n")
  expect(lines[0]).toBe("User-agent: *")
  expect(
    lines.filter((line) => !/^(User-agent: \*|(Disallow|Allow): \/\S*|Sitemap: http\S+|)$/.test(line)),
  ).toEqual([])
  expect(lines).toContain("Disallow: /api/")
  expect(lines.at(-1)).toBe(`Sitemap: ${casino.url}/sitemap.xml`)
  const found = [...(await text("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!)
  expect(found).toContain(`${casino.url}/fr`)
  const closed = lines
    .filter((line) => line.startsWith("Disallow: "))
    .map((line) => casino.url + line.slice(10))
  expect(found.filter((url) => closed.some((start) => url.startsWith(start)))).toEqual([])
})
