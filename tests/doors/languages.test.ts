import { afterAll, beforeAll, expect, it } from "vitest"
import { type TestCasino, testCasino } from "../../apps/api/testing/casino.ts"
import { mountSite } from "../../apps/casino/src/mountSite.ts"

let casino: TestCasino
beforeAll(async () => {
  casino = await testCasino({
    sandbox: false,
    mount: (built, config) => mountSite(built, config, "production"),
  })
})
afterAll(() => casino.close())

const get = (address: string, headers: Record<string, string>) =>
  fetch(casino.url + address, { redirect: "manual", headers })
const leads = async (headers: Record<string, string>, address = "/") => {
  const answer = await get(address, headers)
  await answer.text()
  return answer.headers.get("location") ?? answer.status
}

it.each([
  ["fr-BE,fr;q=0.9", "/fr"],
  ["nl-BE", "/nl"],
  ["nl-BE,nl;q=0.9,en;q=0.5", "/nl"],
  ["de-DE,nl;q=0.5", "/nl"],
  ["FR-be", "/fr"],
  ["de, nl;q=0.3, fr;q=0.8", "/fr"],
  ["en-GB,fr;q=0.9", 200],
  ["fr;q=0, en", 200],
  ["de-DE", 200],
  ["*", 200],
  [";;=,,q", 200],
  ["", 200],
])(
  "the bare address leads a browser that says %j to its language at the first visit",
  async (acceptLanguage, to) => {
    expect(await leads({ "accept-language": acceptLanguage })).toBe(to)
  },
)

it("keeps the query, where a link from elsewhere has one", async () => {
  expect(await leads({ "accept-language": "nl-BE" }, "/?utm_source=a&b=1")).toBe("/nl?utm_source=a&b=1")
})

it("leads to the language of the last visit before the browser's, and nobody who follows a link of ours", async () => {
  const french = { "accept-language": "fr-BE" }
  expect(await leads({ ...french, cookie: "operator_language=nl" })).toBe("/nl")
  expect(await leads({ ...french, cookie: "operator_language=en" })).toBe(200)
  expect(await leads({ ...french, "sec-fetch-site": "same-origin" })).toBe(200)
  expect(await leads({ ...french, referer: `${casino.url}/fr` })).toBe(200)
  expect(await leads({ ...french, referer: "https://elsewhere.example/" })).toBe("/fr")
  expect(await leads({ ...french, "sec-fetch-site": "cross-site" })).toBe("/fr")
})

it("leads nobody away from an address that says its language", async () => {
  const dutch = { "accept-language": "nl-BE" }
  for (const address of ["/fr", "/nl", "/login", "/fr/connexion"])
    expect([address, await leads(dutch, address)]).toEqual([address, 200])
})

it("is kept by no cache for somebody of another language", async () => {
  for (const acceptLanguage of ["nl-BE", "en"]) {
    const answer = await get("/", { "accept-language": acceptLanguage })
    await answer.text()
    expect(answer.headers.get("cache-control")).toBe("private, no-store")
    const varies = answer.headers.get("vary")?.toLowerCase().split(/,\s*/)
    expect(varies).toEqual(expect.arrayContaining(["accept-language", "cookie"]))
  }
})
