import { me, players } from "@elite/contract"
import { describe } from "@elite/words"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"

const behindProxy = casinoForFile({ sandbox: false, env: { TRUST_PROXY: "1" } })
const path = `${players.checkUniqueConstraints.path}?email=`

test("an address that a client wrote himself in front of the proxy's is not believed", async () => {
  const visitor = behindProxy().visitor()
  const ask = async (n: number, forwarded: string) =>
    (await visitor.fetch(`${path}somebody${n}@example.be`, { headers: { "x-forwarded-for": forwarded } }))
      .status
  // Our proxy appends the address it sees: the last one is the client's, whatever stands before it.
  for (let n = 0; n < 10; n++) expect(await ask(n, `198.51.100.${n}, 203.0.113.7`)).toBe(200)
  expect(await ask(10, "198.51.100.99, 203.0.113.7")).toBe(429)
  expect(await ask(11, "203.0.113.8")).toBe(200)
})

test("no answer that is about somebody is kept by a cache, refusals included", async () => {
  const visitor = behindProxy().visitor()
  for (const asked of [me.getUserDetails.path, "/api/nothing-of-ours", "/media/posters/none.avif"]) {
    const answer = await visitor.fetch(asked)
    expect([asked, answer.status >= 400, answer.headers.get("cache-control")]).toEqual([
      asked,
      true,
      "no-store",
    ])
  }
})

test("the browser's languages are weighed as it weighs them", async () => {
  const visitor = behindProxy().visitor()
  for (const [accepted, said] of [
    ["de, nl-BE;q=0.8, fr;q=0.9", "fr"],
    ["nl-BE,nl;q=0.9,en;q=0.5", "nl"],
    ["en;q=0, fr-BE;q=0.1", "fr"],
    ["de", "en"],
    ["*", "en"],
  ] as const) {
    const answer = await visitor.fetch("/api/nothing-of-ours", { headers: { "accept-language": accepted } })
    const { errors } = (await answer.json()) as { errors: [{ description: string }] }
    expect([accepted, errors[0].description]).toEqual([accepted, describe(said, "NotFoundErrorType")])
  }
})
