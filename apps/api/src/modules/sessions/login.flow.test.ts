import { createClient } from "@elite/client/visitor"
import { notifications, sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import { translate } from "@elite/words"
import { sql } from "kysely"
import { describe, expect, onTestFinished, test } from "vitest"
import { casinoForFile, casinoForTest } from "../../../testing/casino.ts"
import {
  goodPassword,
  isLoggedIn,
  listMailsTo,
  logIn,
  logInFrom,
  newcomer,
  signUp,
} from "../../../testing/people.ts"
import { asOwner } from "../payments/testing/payer.ts"
import { playerExcludedByRegister } from "../players/index.ts"
import { anAddress, medianGapMs } from "./testing/passwords.ts"

const minuteMs = 60_000

const house = casinoForFile({ env: { TRUST_PROXY: "1" } })

const standing = async (userId: number) =>
  (
    await sql<{ s: string }>`select register_standing as s from players.player where id = ${userId}`.execute(
      house().platform.database.db,
    )
  ).rows[0]?.s

describe("logging in", () => {
  test("by e-mail address or username in any case; the answer says when it was last", async () => {
    const casino = house()
    const eva = newcomer("Eva")
    const { userId } = await signUp(casino, eva)
    const registeredAt = casino.clock.now().toISOString()
    casino.clock.advance(minuteMs)
    const answer = await logIn(casino.visitor(), eva.email.toUpperCase())
    expect(answer).toMatchObject({
      userId,
      lastLoginDate: registeredAt,
      message: translate("nl", "answers")("loggedIn"),
      language_key: "login",
    })
    const visitor = casino.visitor()
    await logIn(visitor, eva.username.toLowerCase())
    expect(await isLoggedIn(visitor)).toBe(true)
    await logIn(visitor, eva.username, goodPassword).then(() => casino.drain())
    expect((await listMailsTo(casino, eva.email)).map(({ subject }) => subject)).toEqual([
      "Bevestig uw e-mailadres",
    ])
  })

  test("says the same of an unknown account and a wrong password", async () => {
    const casino = house()
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

  test("takes as long for an unknown account as for a wrong password", async () => {
    const casino = house()
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    const failuresAtMost = (accountFailures: number) =>
      asOwner(casino, "update content.settings set value = value || $1::jsonb where key = 'login'", [
        JSON.stringify({ accountFailures }),
      ])
    const refused = (login: string) =>
      expect(logIn(createClient(casino.url, anAddress()), login, "not the one it is")).rejects.toMatchObject({
        name: "EmailNotFound",
      })
    await failuresAtMost(1000)
    const { gapMs, boundMs } = await medianGapMs(
      () => refused(eva.email),
      () => refused("nobody.at.all@example.be"),
    )
    await failuresAtMost(5)
    expect(gapMs).toBeLessThan(boundMs)
  }, 180_000)

  test("gives a cookie that scripts cannot read, and a new one each time", async () => {
    const casino = house()
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
    expect(await isLoggedIn(thief)).toBe(false)
    expect(await isLoggedIn(visitor)).toBe(true)
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
    const casino = house()
    const eva = newcomer("Eva")
    const { userId } = await signUp(casino, eva)
    await sql`update players.player set status = 'closed' where id = ${userId}`.execute(
      casino.platform.database.db,
    )
    await expect(logIn(casino.visitor(), eva.email, "wrong password")).rejects.toMatchObject({
      name: "EmailNotFound",
    })
    await expect(logIn(casino.visitor(), eva.email)).rejects.toMatchObject({
      name: "AccountClosedErrorType",
      status: 403,
    })
  })

  test("asks the register each time; excluded or unreachable it opens the account, not the games", async () => {
    const casino = house()
    const eva = newcomer("Eva")
    const { userId } = await signUp(casino, eva)
    const person = {
      lastName: eva.lastName,
      firstName: "Eva",
      birthDate: "1993-05-18",
      nationalNumber: eva.nationalNumber!,
    }
    await updateExclusionRegister(casino, { action: "add", ...person })
    const visitor = casino.visitor()
    await logIn(visitor, eva.email)
    expect(await isLoggedIn(visitor)).toBe(true)
    expect(await standing(userId)).toBe("excluded")
    await updateExclusionRegister(casino, { action: "weather", outage: "1" })
    onTestFinished(() => updateExclusionRegister(casino, { action: "weather" }))
    await logIn(visitor, eva.email)
    expect(await isLoggedIn(visitor)).toBe(true)
    expect(await standing(userId)).toBe("unknown")
    // An exclusion that is heard of late ends nothing that was opened since, when it did not stand any more.
    await casino.platform.transact((tx) => tx.publish(playerExcludedByRegister, { playerId: BigInt(userId) }))
    await casino.drain()
    expect(await isLoggedIn(visitor)).toBe(true)
  })

  test("from a new device is told by e-mail and on the site, from a newer version of a known one not", async () => {
    const casino = house()
    const eva = newcomer("Eva")
    const agent = (version: number) =>
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`
    const { visitor } = await signUp(casino, eva)
    const letters = async () =>
      (await listMailsTo(casino, eva.email)).filter(
        ({ subject }) => subject === translate("nl", "mails")("newDevice.subject"),
      )
    await logInFrom(casino.visitor(), { userAgent: agent(140) }, eva.email)
    const [letter] = await letters()
    expect(letter?.text).toContain("Firefox, Windows")
    expect(letter?.links).toContain(casino.url + href("devices", "nl"))
    await logInFrom(casino.visitor(), { userAgent: agent(141) }, eva.email)
    expect(await letters()).toHaveLength(1)
    const { notifications: told } = await visitor.call(notifications.getNotifications, {})
    expect(told.rows.map(({ kind, text, link }) => [kind, text, link])).toEqual([
      ["account", expect.stringContaining("Firefox, Windows"), href("devices", "en")],
    ])
  })
})

describe("guessing", () => {
  test("five failures slow an account down, known or not, until the quarter of an hour is over", async () => {
    const casino = house()
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    const [address, another] = [anAddress(), anAddress()]
    for (const login of [eva.email, "somebody@example.be"]) {
      const guess = async (password = "wrong password") =>
        (await logInFrom(casino.visitor(), { address }, login, password)).status
      for (let i = 0; i < 5; i++) expect(await guess()).toBe(400)
      expect(await guess()).toBe(429)
      expect(await guess(goodPassword)).toBe(429)
    }
    // The username is no second door to the same account, and does not tell that it leads there: it answers as to a
    // wrong password, as an unknown name does.
    for (const [login, password] of [
      [eva.username, "wrong"],
      [eva.username, goodPassword],
      ["nobody_at_all", goodPassword],
    ] as const) {
      const answer = await logInFrom(casino.visitor(), { address: another }, login, password)
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { errors: [{ name: "EmailNotFound" }] },
      ])
    }
    // A stranger's guesses do not lock the player out of their home.
    expect((await logInFrom(casino.visitor(), { address: "127.0.0.1" }, eva.email)).status).toBe(200)
    casino.clock.advance(15 * minuteMs)
    expect((await logInFrom(casino.visitor(), { address }, eva.email)).status).toBe(200)
  })

  test("two names of one account are refused exactly as two names of nobody, and five guesses remain five", async () => {
    const casino = house()
    const eva = newcomer("Eva")
    const { userId } = await signUp(casino, eva)
    const heard = async (logins: readonly string[]) => {
      const answers: number[] = []
      const addresses = Array.from({ length: 7 }, anAddress)
      for (const login of logins)
        for (const address of addresses)
          answers.push((await logInFrom(casino.visitor(), { address }, login, `wrong ${address}`)).status)
      return answers
    }
    const known = await heard([eva.email, eva.username])
    expect(known).toEqual(await heard(["noone@example.be", "noone_here"]))
    expect(known.filter((status) => status === 400)).toHaveLength(10)
    const counted = await sql<{ count: number }>`
      select count from kernel.throttle where bucket = ${`login:account:${userId}`}`.execute(
      casino.platform.database.db,
    )
    // Of the ten that were tried, five were heard: the account counted under both names.
    expect(counted.rows).toEqual([{ count: 10 }])
    expect((await logInFrom(casino.visitor(), { address: "127.0.0.1" }, eva.username)).status).toBe(200)
  })

  test("200 guesses at once are counted before any is tried", async () => {
    const casino = house()
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        logInFrom(casino.visitor(), { address: anAddress() }, eva.email, `wrong password ${i}`),
      ),
    )
    const count = (status: number) => guesses.filter((guess) => guess.status === status).length
    expect(count(400)).toBe(5)
    expect(count(429)).toBe(195)
  })

  test("twenty failures from one address slow the address down, successes do not count", async () => {
    const casino = house()
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    const address = anAddress()
    const there = () => createClient(casino.url, address)
    for (let i = 0; i < 25; i++) await logIn(there(), eva.email)
    for (let i = 0; i < 20; i++)
      await expect(logIn(there(), `nobody${i}@example.be`)).rejects.toMatchObject({
        name: "EmailNotFound",
      })
    await expect(logIn(there(), eva.email)).rejects.toMatchObject({
      name: "TooManyRequestsErrorType",
    })
  })
})
