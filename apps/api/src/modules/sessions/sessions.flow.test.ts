import { me, players, sessions } from "@elite/contract"
import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { casinoForTest, type TestCasino } from "../../../testing/casino.ts"
import { base64, epis, goodPassword, mailsTo, newcomer, signUp } from "../../../testing/people.ts"
import { endSessions, openSession, sessionOf } from "./index.ts"

const minuteMs = 60_000
type Visitor = ReturnType<TestCasino["visitor"]>

const logIn = (visitor: Visitor, email: string, password = goodPassword) =>
  visitor.call(sessions.login, {
    email,
    password: base64(password),
    deviceType: "web",
    preferredLanguage: "nl",
  })

/** Logs in from a network address and browser of its own; needs TRUST_PROXY. */
const logInFrom = (
  visitor: Visitor,
  from: { address?: string; userAgent?: string },
  email: string,
  password = goodPassword,
) =>
  visitor.fetch(sessions.login.path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(from.address ? { "x-forwarded-for": from.address } : {}),
      ...(from.userAgent ? { "user-agent": from.userAgent } : {}),
    },
    body: JSON.stringify({ email, password: base64(password), deviceType: "web", preferredLanguage: "nl" }),
  })

const isIn = async (visitor: Visitor) => (await visitor.fetch(me.getUserDetails.path)).status === 200
const standing = async (casino: TestCasino) =>
  (
    await sql<{ s: string }>`select register_standing as s from players.player`.execute(
      casino.kernel.database.db,
    )
  ).rows[0]?.s

describe("logging in", () => {
  test("by e-mail address or username in any case; the answer says when it was last", async () => {
    const casino = await casinoForTest()
    const eva = newcomer("Eva")
    const { userId } = await signUp(casino, eva)
    const registeredAt = casino.clock.now().toISOString()
    casino.clock.advance(minuteMs)
    const answer = await logIn(casino.visitor(), eva.email.toUpperCase())
    expect(answer).toMatchObject({
      userId,
      lastLoginDate: registeredAt,
      message: "U bent aangemeld.",
      language_key: "login",
    })
    const visitor = casino.visitor()
    await logIn(visitor, eva.username.toLowerCase())
    expect(await isIn(visitor)).toBe(true)
    await logIn(visitor, eva.username, goodPassword).then(() => casino.drain())
    expect((await mailsTo(casino, eva.email)).map(({ subject }) => subject)).toEqual([
      "Bevestig uw e-mailadres",
    ])
  })

  test("says the same of an unknown account and a wrong password", async () => {
    const casino = await casinoForTest()
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    const answerTo = async (login: string) => {
      const response = await logInFrom(casino.visitor(), {}, login, "wrong password")
      return { status: response.status, body: await response.json() }
    }
    const known = await answerTo(eva.email)
    expect(known).toMatchObject({
      status: 400,
      body: { errors: [{ name: "EmailNotFound", language_key: "api_EmailNotFound" }] },
    })
    expect(await answerTo("nobody@example.be")).toEqual(known)
  })

  test("gives a cookie that scripts cannot read, and a new one each time", async () => {
    const casino = await casinoForTest()
    const eva = newcomer("Eva")
    const { visitor } = await signUp(casino, eva)
    const planted = visitor.cookies.get("access_token")!
    const response = await logInFrom(visitor, {}, eva.email)
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith("access_token="))!
    for (const part of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=43200"]) expect(cookie).toContain(part)
    expect(cookie).not.toContain("Secure")
    expect(visitor.cookies.get("access_token")).not.toBe(planted)
    const thief = casino.visitor()
    thief.cookies.set("access_token", planted)
    expect(await isIn(thief)).toBe(false)
    expect(await isIn(visitor)).toBe(true)
  })

  test("under https the cookie is Secure", async () => {
    const casino = await casinoForTest({ sandbox: false, env: { PUBLIC_URL: "https://localhost:4430" } })
    const response = await casino.visitor().fetch(sessions.logout.path, {
      method: "POST",
      headers: { origin: "https://localhost:4430", "content-type": "application/json" },
      body: "{}",
    })
    expect(response.headers.getSetCookie()[0]).toContain("; Secure")
  })

  test("tells a closed account only to whoever knows the password", async () => {
    const casino = await casinoForTest()
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    await sql`update players.player set status = 'closed'`.execute(casino.kernel.database.db)
    await expect(logIn(casino.visitor(), eva.email, "wrong password")).rejects.toMatchObject({
      name: "EmailNotFound",
    })
    await expect(logIn(casino.visitor(), eva.email)).rejects.toMatchObject({
      name: "AccountClosedErrorType",
      status: 403,
    })
  })

  test("asks the register each time; excluded or unreachable it opens the account, not the games", async () => {
    const casino = await casinoForTest()
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    const person = {
      lastName: eva.lastName,
      firstName: "Eva",
      birthDate: "1993-05-18",
      nationalNumber: eva.nationalNumber!,
    }
    await epis(casino, { action: "add", ...person })
    const visitor = casino.visitor()
    await logIn(visitor, eva.email)
    expect(await isIn(visitor)).toBe(true)
    expect(await standing(casino)).toBe("excluded")
    await epis(casino, { action: "weather", outage: "1" })
    await logIn(visitor, eva.email)
    expect(await isIn(visitor)).toBe(true)
    expect(await standing(casino)).toBe("unknown")
  })

  test("from a new device is told by e-mail, from a newer version of a known one not", async () => {
    const casino = await casinoForTest()
    const eva = newcomer("Eva")
    const agent = (version: number) =>
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`
    await signUp(casino, eva)
    const letters = async () =>
      (await mailsTo(casino, eva.email)).filter(
        ({ subject }) => subject === "Aanmelding op een nieuw toestel",
      )
    await logInFrom(casino.visitor(), { userAgent: agent(140) }, eva.email)
    const [letter] = await letters()
    expect(letter?.text).toContain("Firefox, Windows")
    await logInFrom(casino.visitor(), { userAgent: agent(141) }, eva.email)
    expect(await letters()).toHaveLength(1)
  })
})

describe("guessing", () => {
  test("five failures slow an account down, known or not, until the quarter of an hour is over", async () => {
    const casino = await casinoForTest({ env: { TRUST_PROXY: "1" } })
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    for (const login of [eva.email, "nobody@example.be"]) {
      const guess = async (password = "wrong password") =>
        (await logInFrom(casino.visitor(), { address: "198.51.100.7" }, login, password)).status
      for (let i = 0; i < 5; i++) expect(await guess()).toBe(400)
      expect(await guess()).toBe(429)
      expect(await guess(goodPassword)).toBe(429)
    }
    // The username is no second door to the same account.
    expect(
      (await logInFrom(casino.visitor(), { address: "198.51.100.8" }, eva.username, "wrong")).status,
    ).toBe(429)
    // A stranger's guesses do not lock the player out of his home.
    expect((await logInFrom(casino.visitor(), { address: "127.0.0.1" }, eva.email)).status).toBe(200)
    casino.clock.advance(15 * minuteMs)
    expect((await logInFrom(casino.visitor(), { address: "198.51.100.7" }, eva.email)).status).toBe(200)
  })

  test("200 guesses at once are counted before any is tried", async () => {
    const casino = await casinoForTest({ env: { TRUST_PROXY: "1" } })
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        logInFrom(casino.visitor(), { address: `198.51.100.${i}` }, eva.email, `wrong password ${i}`),
      ),
    )
    const count = (status: number) => guesses.filter((guess) => guess.status === status).length
    expect(count(400)).toBe(5)
    expect(count(429)).toBe(195)
  })

  test("twenty failures from one address slow the address down, successes do not count", async () => {
    const casino = await casinoForTest()
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    for (let i = 0; i < 25; i++) await logIn(casino.visitor(), eva.email)
    for (let i = 0; i < 20; i++)
      await expect(logIn(casino.visitor(), `nobody${i}@example.be`)).rejects.toMatchObject({
        name: "EmailNotFound",
      })
    await expect(logIn(casino.visitor(), eva.email)).rejects.toMatchObject({
      name: "TooManyRequestsErrorType",
    })
  })
})

describe("a session", () => {
  test("ends with logging out, everywhere at once", async () => {
    const casino = await casinoForTest()
    const { visitor } = await signUp(casino, newcomer("Eva"))
    const cookie = visitor.cookies.get("access_token")!
    await visitor.call(sessions.logout, {})
    expect(visitor.cookies.has("access_token")).toBe(false)
    visitor.cookies.set("access_token", cookie)
    expect(await isIn(visitor)).toBe(false)
    await visitor.call(sessions.logout, {})
  })

  test("ends after 30 idle minutes; using it moves the end", async () => {
    const casino = await casinoForTest()
    const { visitor } = await signUp(casino, newcomer("Eva"))
    casino.clock.advance(29 * minuteMs)
    expect(await isIn(visitor)).toBe(true)
    casino.clock.advance(29 * minuteMs)
    expect(await isIn(visitor)).toBe(true)
    casino.clock.advance(30 * minuteMs)
    expect(await isIn(visitor)).toBe(false)
    const response = await visitor.fetch(me.getUserDetails.path)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      errors: [{ name: "UnauthorizedErrorType", description: "User is not logged in" }],
    })
  })

  test("ends after twelve hours whatever one does", async () => {
    const casino = await casinoForTest()
    const { visitor } = await signUp(casino, newcomer("Eva"))
    for (let minutes = 25; minutes < 720; minutes += 25) {
      casino.clock.advance(25 * minuteMs)
      expect(await isIn(visitor)).toBe(true)
    }
    casino.clock.advance(25 * minuteMs)
    expect(await isIn(visitor)).toBe(false)
  })

  test("is known to SQL: alive, touched by play at most once a minute, never woken", async () => {
    const casino = await casinoForTest({ sandbox: false })
    const { kernel, clock } = casino
    const from = { playerId: 1n, userAgent: "x", address: "127.0.0.1", deviceType: "web" as const }
    const { sessionId } = await kernel.transact((tx) => openSession(tx, from))
    const isAlive = async () =>
      (
        await sql<{ a: boolean }>`select sessions.is_alive(${sessionId}, ${clock.now()}) as a`.execute(
          kernel.database.db,
        )
      ).rows[0]?.a
    const touch = () => sql`select sessions.touch(${sessionId}, ${clock.now()})`.execute(kernel.database.db)
    expect(await isAlive()).toBe(true)
    expect(await sessionOf(kernel.database, sessionId)).toEqual({ startedAt: clock.now() })
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

  test("can be ended with all others of its player; each end is announced once", async () => {
    const casino = await casinoForTest()
    const eva = newcomer("Eva")
    const { visitor: first, userId } = await signUp(casino, eva)
    const [second, stranger] = [casino.visitor(), (await signUp(casino, newcomer("Lies"))).visitor]
    await logIn(second, eva.email)
    expect(await isIn(second)).toBe(true)
    await casino.kernel.transact((tx) => endSessions(tx, BigInt(userId), { reason: "excluded" }))
    await casino.kernel.transact((tx) => endSessions(tx, BigInt(userId), { reason: "excluded" }))
    expect([await isIn(first), await isIn(second), await isIn(stranger)]).toEqual([false, false, true])
    const { rows } = await sql<{
      data: unknown
    }>`select data from kernel.event where kind = 'session.ended'`.execute(casino.kernel.database.db)
    expect(rows).toHaveLength(2)
    expect(rows[0]?.data).toMatchObject({ reason: "excluded" })
  })
})

test("a call from a page that is not ours changes nothing", async () => {
  const casino = await casinoForTest()
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
  expect(await isIn(visitor)).toBe(true)
})
