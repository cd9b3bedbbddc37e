import type { Client } from "@elite/client/visitor"
import { games, identity, me, notifications, payments, play } from "@elite/contract"
import { formatsOf } from "@elite/words"
import { sql } from "kysely"
import pg from "pg"
import { describe, expect, test } from "vitest"
import { casinoForTest, type TestCasino } from "../../../testing/casino.ts"
import {
  confirmed,
  endVerification,
  isIn,
  logIn,
  type Newcomer,
  newcomer,
  verified,
} from "../../../testing/people.ts"
import { epis } from "../../../testing/sandboxes.ts"
import { seedGames, seedMoney } from "../../../testing/seeded.ts"
import { socketTo } from "../../../testing/socket.ts"
import { pause } from "../limits/index.ts"

const dayMs = 24 * 60 * 60_000

/** A verified player with €50 who is logged in, with a socket open. */
async function player(casino: TestCasino) {
  const eva = newcomer("Eva")
  const { visitor, userId } = await verified(casino, eva)
  await casino.drain()
  const owner = new pg.Pool({ connectionString: casino.databaseUrl, max: 1 })
  await seedGames(owner)
  await owner.query("update games.game set has_demo = true")
  await seedMoney(owner, BigInt(userId), 50).finally(() => owner.end())
  const cookie = `access_token=${visitor.cookies.get("access_token")}`
  const socket = socketTo(casino.url, { cookie, origin: casino.url })
  expect(await socket.isIn).toBe(true)
  return { eva, visitor, socket, playerId: BigInt(userId) }
}
const exclude = (casino: TestCasino, { lastName, nationalNumber }: Newcomer) =>
  epis(casino, {
    action: "add",
    lastName,
    firstName: "Eva",
    birthDate: "1993-05-18",
    nationalNumber: nationalNumber!,
  })
const ends = async (casino: TestCasino) =>
  (
    await sql<{
      reason: string | null
    }>`select end_reason as reason from sessions.session order by id`.execute(casino.kernel.database.db)
  ).rows.map(({ reason }) => reason)
const inDays = (casino: TestCasino, days: number) => new Date(casino.clock.now().getTime() + days * dayMs)
const exclusionOf = async (visitor: Client) => (await visitor.call(me.getUserDetails, {})).user.exclusion

/** Where the aggregator does not know the seeded game: the gate has let it through. */
const notRefused = [
  "400 GameServiceNotAvailableErrorType",
  "400 GameServiceNotAvailableErrorType",
  "done",
  "done",
]

/** Everything that a session may be refused, each with why. */
async function refusals(visitor: Client): Promise<string[]> {
  const { categoryGames } = await visitor.call(games.getAllGames, { limit: 1 })
  const casinoGameId = categoryGames.rows[0]!.casinoGameId
  const launch = { casinoGameId, deviceType: "web", languageCode: "nl" } as const
  const tried = await Promise.allSettled([
    visitor.call(play.startGame, { ...launch, isDemo: false }),
    visitor.call(play.startGame, { ...launch, isDemo: true }),
    visitor.call(payments.hiPayUrl, { amount: 20, paymentMethod: "bancontact", languageCode: "nl" }),
    visitor.call(games.addFavoriteGame, { casinoGameId }),
  ])
  return tried.map((each) =>
    each.status === "fulfilled" ? "done" : `${each.reason.status} ${each.reason.name}`,
  )
}

/** What stays open to whoever may not play: themselves, what was, and the way out for their money. */
async function expectOpen(visitor: Client) {
  await visitor.call(me.getSessionSummary, {})
  await visitor.call(payments.depositTransaction, {})
  await visitor.call(play.getCasinoTransactions, {})
  const taken = await visitor.call(payments.withdrawAmount, {
    amount: 20,
    method: "bankTransfer",
    iban: "BE21001234567803",
  })
  expect(taken.newBalance).toBe(30)
}

describe("a restricted session", () => {
  test("is what the register leaves: what was open ends, a new log-in withdraws and plays nothing", async () => {
    const casino = await casinoForTest()
    const { eva, visitor, socket } = await player(casino)
    expect(await refusals(visitor)).toEqual(notRefused)
    await exclude(casino, eva)
    const back = casino.visitor()
    await logIn(back, eva.email)
    await casino.drain()
    await socket.closed
    expect(socket.heard).toContainEqual(["sessionEnded", { reason: "excluded" }])
    expect([await isIn(visitor), await isIn(back)]).toEqual([false, true])
    expect(await ends(casino)).toEqual(["excluded", null])
    expect(await exclusionOf(back)).toEqual({ type: "register", until: null })
    expect(await refusals(back)).toEqual(new Array(4).fill("400 ExcludedFromPlayErrorType"))
    await expectOpen(back)
  })

  for (const [as, type, name, reason] of [
    ["break", "break", "OnBreakErrorType", "onBreak"],
    ["exclusion", "selfExclusion", "SelfExcludedErrorType", "excluded"],
  ] as const) {
    test(`is what an own ${as} leaves, until it is over`, async () => {
      const casino = await casinoForTest()
      const { eva, visitor, socket, playerId } = await player(casino)
      const until = inDays(casino, 7)
      await casino.kernel.transact((tx) => pause(tx, playerId, { as, until }))
      // Nobody makes it shorter.
      await casino.kernel.transact((tx) => pause(tx, playerId, { as, until: inDays(casino, 1) }))
      await casino.drain()
      await socket.closed
      expect(await isIn(visitor)).toBe(false)
      expect(await ends(casino)).toEqual([reason])
      const back = casino.visitor()
      await logIn(back, eva.email)
      expect(await exclusionOf(back)).toEqual({ type, until: until.toISOString() })
      const told = (await back.call(notifications.getNotifications, {})).notifications.rows
      expect(told.map(({ kind, text }) => [kind, text])[1]).toEqual([
        "responsible",
        expect.stringContaining(formatsOf("en").dateTime(until)),
      ])
      expect(await refusals(back)).toEqual(new Array(4).fill(`400 ${name}`))
      await expectOpen(back)
      casino.clock.advance(7 * dayMs)
      const after = casino.visitor()
      await logIn(after, eva.email)
      expect(await exclusionOf(after)).toBeUndefined()
      expect(await refusals(after)).toEqual(notRefused)
    })
  }

  test("opens up by itself when the break is over", async () => {
    const casino = await casinoForTest()
    const { eva, playerId } = await player(casino)
    const until = new Date(casino.clock.now().getTime() + 60_000)
    await casino.kernel.transact((tx) => pause(tx, playerId, { as: "break", until }))
    await casino.drain()
    const back = casino.visitor()
    await logIn(back, eva.email)
    expect(await exclusionOf(back)).toMatchObject({ type: "break" })
    await casino.drain()
    casino.clock.advance(60_000)
    expect(await exclusionOf(back)).toBeUndefined()
    expect(await refusals(back)).toEqual(notRefused)
  })
})

describe("no session at all", () => {
  test("for whoever excluded themselves for ever: 403, only to whoever knows the password", async () => {
    const casino = await casinoForTest()
    const { eva, visitor, playerId } = await player(casino)
    await casino.kernel.transact((tx) => pause(tx, playerId, { as: "exclusion", until: null }))
    await casino.drain()
    expect(await isIn(visitor)).toBe(false)
    await expect(logIn(casino.visitor(), eva.email)).rejects.toMatchObject({
      name: "AccountExcludedErrorType",
      status: 403,
    })
    await expect(logIn(casino.visitor(), eva.email, "wrong password")).rejects.toMatchObject({
      name: "EmailNotFound",
    })
  })

  test("for whom the document shows to be under age, whatever they said", async () => {
    const casino = await casinoForTest()
    const tom = newcomer("Tom")
    const { visitor } = await confirmed(casino, tom)
    const { verificationUrl } = await visitor.call(identity.onsiteKyc, {})
    await endVerification(verificationUrl, "accept", { birthDate: "2010-01-01" })
    await casino.drain()
    expect(await isIn(visitor)).toBe(false)
    expect(await ends(casino)).toEqual(["closed"])
    await expect(logIn(casino.visitor(), tom.email)).rejects.toMatchObject({
      name: "AccountUnderAgeErrorType",
      status: 403,
    })
  })

  test("four log-ins and an exclusion at once leave no session that may play", async () => {
    const casino = await casinoForTest()
    const { eva, playerId } = await player(casino)
    const until = inDays(casino, 7)
    const visitors = Array.from({ length: 4 }, () => casino.visitor())
    await Promise.all([
      ...visitors.map((each) => logIn(each, eva.email)),
      casino.kernel.transact((tx) => pause(tx, playerId, { as: "exclusion", until })),
    ])
    await casino.drain()
    const { rows } = await sql<{ open: number }>`select count(*)::int as open from sessions.session
      where ended_at is null and restriction is null`.execute(casino.kernel.database.db)
    expect(rows).toEqual([{ open: 0 }])
  })
})
