import { me, players } from "@elite/contract"
import { describe } from "@elite/words"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"

const behindProxy = casinoForFile({ sandbox: false, env: { TRUST_PROXY: "1" } })
const path = `${players.checkUniqueConstraints.path}?email=`

test("ignores forwarded addresses that the client wrote before the proxy's", async () => {
  const visitor = behindProxy().visitor()
  const ask = async (n: number, forwarded: string) =>
    (await visitor.fetch(`${path}somebody${n}@example.be`, { headers: { "x-forwarded-for": forwarded } }))
      .status
  // Our proxy appends the address it sees, so only the last one counts.
  for (let n = 0; n < 10; n++) expect(await ask(n, `198.51.100.${n}, 203.0.113.7`)).toBe(200)
  expect(await ask(10, "198.51.100.99, 203.0.113.7")).toBe(429)
  expect(await ask(11, "203.0.113.8")).toBe(200)
})

test("no personal answer or error may be cached", async () => {
  const visitor = behindProxy().visitor()
  for (const path of [me.getUserDetails.path, "/api/nothing-of-ours", "/media/posters/none.avif"]) {
    const answer = await visitor.fetch(path)
    expect([path, answer.status >= 400, answer.headers.get("cache-control")]).toEqual([
      path,
      true,
      "no-store",
    ])
  }
})

test("chooses a language by the weights of Accept-Language", async () => {
  const visitor = behindProxy().visitor()
  for (const [accepted, expected] of [
    ["de, nl-BE;q=0.8, fr;q=0.9", "fr"],
    ["nl-BE,nl;q=0.9,en;q=0.5", "nl"],
    ["en;q=0, fr-BE;q=0.1", "fr"],
    ["de", "en"],
    ["*", "en"],
  ] as const) {
    const answer = await visitor.fetch("/api/nothing-of-ours", { headers: { "accept-language": accepted } })
    const { errors } = (await answer.json()) as { errors: [{ description: string }] }
    expect([accepted, errors[0].description]).toEqual([accepted, describe(expected, "NotFoundErrorType")])
  }
})
