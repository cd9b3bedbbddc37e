import { type Endpoint, me } from "@elite/contract"
import pg from "pg"
import { expect, onTestFinished, test, vi } from "vitest"
import { casinoForTest } from "../../../testing/casino.ts"
import { newcomer, signUp } from "../../../testing/people.ts"
import { seedMoney } from "../../../testing/seeded.ts"
import { PreparedStatementClient } from "../../platform/db/preparedClient.ts"

test("a page reads all of a player in one statement, with the replies of the single calls", async () => {
  const casino = await casinoForTest()
  const { visitor } = await signUp(casino, newcomer("Eva"))
  const alone = {
    details: await visitor.call(me.getUserDetails, {}),
    summary: await visitor.call(me.getSessionSummary, {}),
  }
  const statements = vi.spyOn(PreparedStatementClient.prototype, "query")
  onTestFinished(() => statements.mockRestore())
  const ask = casino.http.inside()
  const headers = { cookie: `access_token=${visitor.cookies.get("access_token")}` }
  const call = async ({ method, path }: Endpoint) => {
    const { body } = await ask({ method, path, input: {}, headers, address: "127.0.0.1" })
    return "data" in body ? body.data : body
  }
  const [details, summary] = [await call(me.getUserDetails), await call(me.getSessionSummary)]
  const ofNouns = statements.mock.calls.filter(([text]) =>
    /(players|identity|wallet|play)\./.test(String(text)),
  )
  expect(ofNouns).toHaveLength(1)
  expect({ details, summary }).toEqual(alone)
})

test("a player sees the balance of the sports book, and none before its first deposit", async () => {
  const casino = await casinoForTest()
  const { visitor } = await signUp(casino, newcomer("Eva"))
  const own = async () => (await visitor.call(me.getUserDetails, {})).user
  const { userId, sportsBalance } = await own()
  expect(sportsBalance).toBeNull()
  const owner = new pg.Client({ connectionString: casino.databaseUrl })
  await owner.connect()
  await seedMoney(owner, BigInt(userId), 12.5, "sports").finally(() => owner.end())
  expect(await own()).toMatchObject({ sportsBalance: 12.5, userWallet: { amount: 0 } })
})
