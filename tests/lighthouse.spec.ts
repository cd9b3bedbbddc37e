import { href } from "@elite/paths"
import { lighthouseQuality } from "../bench/pages/lighthouse.ts"
import { expect, test } from "./casino.ts"

// What depends on how busy the machine is, `bench` measures and judges.
const pages = {
  "the home page": href("home", "en"),
  "a category": href("category", "en", { category: "slots" }),
  "a game before it is played": href("play", "en", { gameId: "grand-sablon" }),
}
for (const [name, path] of Object.entries(pages))
  test(`Lighthouse on ${name}`, async ({ casino }) => {
    const scores = await lighthouseQuality(casino.url + path)
    expect(scores).toEqual({ accessibility: 1, bestPractices: 1, seo: 1 })
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
