import { me, players, sessions } from "@elite/contract"
import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { isLoggedIn, logIn, newcomer, signUp } from "../../../testing/people.ts"
import { seedPlayer } from "../../../testing/seeded.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import { getSession, openSession } from "./index.ts"
import { endSessions } from "./sessions.ts"
import { subscribers } from "./subscribers.ts"

const getCasino = casinoForFile()

describe("a session", () => {
  test("ends with a logout in every process", async () => {
    const casino = getCasino()
    const { visitor } = await signUp(casino, newcomer("Eva"))
    const cookie = visitor.cookies.get("access_token")!
    await visitor.call(sessions.logout, {})
    expect(visitor.cookies.has("access_token")).toBe(false)
    visitor.cookies.set("access_token", cookie)
    expect(await isLoggedIn(visitor)).toBe(false)
    await visitor.call(sessions.logout, {})
  })

  test("ends after 30 idle minutes; activity extends it", async () => {
    const casino = getCasino()
    const { visitor } = await signUp(casino, newcomer("Eva"))
    casino.clock.advance(29 * minuteMs)
    expect(await isLoggedIn(visitor)).toBe(true)
    casino.clock.advance(29 * minuteMs)
    expect(await isLoggedIn(visitor)).toBe(true)
    casino.clock.advance(30 * minuteMs)
    expect(await isLoggedIn(visitor)).toBe(false)
    const response = await visitor.fetch(me.getUserDetails.path)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      errors: [{ name: "UnauthorizedErrorType", description: "User is not logged in" }],
    })
  })

  test("ends after twelve hours in any case", async () => {
    const casino = getCasino()
    const { visitor } = await signUp(casino, newcomer("Eva"))
    for (let minutes = 25; minutes < 720; minutes += 25) {
      casino.clock.advance(25 * minuteMs)
      expect(await isLoggedIn(visitor)).toBe(true)
    }
    casino.clock.advance(25 * minuteMs)
    expect(await isLoggedIn(visitor)).toBe(false)
  })

  test("is alive in SQL, touched at most once a minute and never revived", async () => {
    const casino = getCasino()
    const { platform, clock } = casino
    const { playerId } = await seedPlayer(platform.database.pool)
    const from = { playerId, userAgent: "x", address: "127.0.0.1", deviceType: "web" as const }
    const { sessionId } = await platform.transact((tx) => openSession(tx, from))
    const isAlive = async () =>
      (
        await sql<{ a: boolean }>`select sessions.is_alive(${sessionId}, ${clock.now()}) as a`.execute(
          platform.database.db,
        )
      ).rows[0]?.a
    const touch = () => sql`select sessions.touch(${sessionId}, ${clock.now()})`.execute(platform.database.db)
    expect(await isAlive()).toBe(true)
    expect(await getSession(platform.reads(), sessionId)).toEqual({ startedAt: clock.now() })
    clock.advance(20 * minuteMs)
    await touch()
    clock.advance(30_000)
    await touch()
    clock.advance(29 * minuteMs + 29_999)
    expect(await isAlive()).toBe(true)
    clock.advance(1)
    expect(await isAlive()).toBe(false)
    await touch()
    expect(await isAlive()).toBe(false)
  })

  test("can be ended with all others of its player; each publishes one event", async () => {
    const casino = getCasino()
    const eva = newcomer("Eva")
    const { visitor: first, userId } = await signUp(casino, eva)
    const [second, stranger] = [casino.visitor(), (await signUp(casino, newcomer("Lies"))).visitor]
    await logIn(second, eva.email)
    expect(await isLoggedIn(second)).toBe(true)
    await casino.platform.transact((tx) => endSessions(tx, BigInt(userId), { reason: "excluded" }))
    await casino.platform.transact((tx) => endSessions(tx, BigInt(userId), { reason: "excluded" }))
    expect([await isLoggedIn(first), await isLoggedIn(second), await isLoggedIn(stranger)]).toEqual([
      false,
      false,
      true,
    ])
    const { rows } = await sql<{ data: unknown }>`
      select data from kernel.event where kind = 'session.ended' and player_id = ${userId}`.execute(
      casino.platform.database.db,
    )
    expect(rows).toHaveLength(2)
    expect(rows[0]?.data).toMatchObject({ reason: "excluded" })
  })
})

test("closes the sockets of an ended session only", async () => {
  const { platform } = getCasino()
  const messages: unknown[] = []
  const [hangUp] = subscribers((to, reason) => messages.push([to, reason]))
  const event = {
    id: 1n,
    at: new Date(),
    kind: "session.ended",
    playerId: 7n,
    data: { sessionId: 8, reason: "closed" },
  }
  const lost = platform.transact(async (tx) => {
    await hangUp!.handle(tx, [event])
    throw new Error("rolled back")
  })
  await expect(lost).rejects.toThrow("rolled back")
  expect(messages).toEqual([])
  await platform.transact((tx) => hangUp!.handle(tx, [event]))
  expect(messages).toEqual([[{ playerId: 7n, sessionId: 8n }, "closed"]])
})

test("the job ends expired sessions at the instant of their expiry", async () => {
  const casino = getCasino()
  const { userId } = await signUp(casino, newcomer("Eva"))
  const endsAt = new Date(casino.clock.now().getTime() + 30 * minuteMs)
  const jobs = Object.assign({}, ...casino.modules.map(({ jobs }) => jobs ?? {})) as Record<
    string,
    () => Promise<void>
  >
  const read = async () =>
    (
      await sql<{ ended_at: Date | null; end_reason: string | null }>`
        select ended_at, end_reason from sessions.session where player_id = ${userId}`.execute(
        casino.platform.database.db,
      )
    ).rows
  casino.clock.advance(29 * minuteMs)
  await jobs["sessions.endIdle"]!()
  expect(await read()).toEqual([{ ended_at: null, end_reason: null }])
  casino.clock.advance(7 * minuteMs)
  await jobs["sessions.endIdle"]!()
  expect(await read()).toEqual([{ ended_at: endsAt, end_reason: "expired" }])
})

test("a call from a foreign page changes nothing", async () => {
  const casino = getCasino()
  const { visitor } = await signUp(casino, newcomer("Eva"))
  for (const headers of [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ]) {
    const response = await visitor.fetch(sessions.logout.path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(headers as Record<string, string>) },
      body: "{}",
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ name: "ForeignOriginErrorType" }] })
  }
  const form = await visitor.fetch(players.userLanguage.path, {
    method: "PUT",
    body: new URLSearchParams({ languageCode: "fr" }),
  })
  expect(form.status).toBe(415)
  expect(await isLoggedIn(visitor)).toBe(true)
})
