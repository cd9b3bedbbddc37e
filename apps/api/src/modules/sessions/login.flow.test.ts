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
import { minuteMs } from "../../platform/lib/calendar.ts"
import { asOwner } from "../payments/testing/payer.ts"
import { playerExcludedByRegister } from "../players/index.ts"
import { anAddress, medianGapMs } from "./testing/passwords.ts"

const getCasino = casinoForFile({ env: { TRUST_PROXY: "1" } })

const registerStatus = async (userId: number) =>
  (
    await sql<{ s: string }>`select register_standing as s from players.player where id = ${userId}`.execute(
      getCasino().platform.database.db,
    )
  ).rows[0]?.s

describe("logging in", () => {
  test("accepts e-mail address or username in any case and returns the last login", async () => {
    const casino = getCasino()
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

  test("answers the same for an unknown account and a wrong password", async () => {
    const casino = getCasino()
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
    const casino = getCasino()
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

  test("sets a new HttpOnly cookie each time", async () => {
    const casino = getCasino()
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

  test("sets a Secure cookie under https", async () => {
    const casino = await casinoForTest({ sandbox: false, env: { PUBLIC_URL: "https://localhost:4430" } })
    const response = await casino.visitor().fetch(sessions.logout.path, {
      method: "POST",
      headers: { origin: "https://localhost:4430", "content-type": "application/json" },
      body: "{}",
    })
    expect(response.headers.getSetCookie()[0]).toContain("; Secure")
  })

  test("reveals a closed account only with the right password", async () => {
    const casino = getCasino()
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

  test("asks the register each time; excluded or without an answer the player can log in, not play", async () => {
    const casino = getCasino()
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
    expect(await registerStatus(userId)).toBe("excluded")
    await updateExclusionRegister(casino, { action: "weather", outage: "1" })
    onTestFinished(() => updateExclusionRegister(casino, { action: "weather" }))
    await logIn(visitor, eva.email)
    expect(await isLoggedIn(visitor)).toBe(true)
    expect(await registerStatus(userId)).toBe("unknown")
    // A late exclusion event ends no session that was opened after the end of the exclusion.
    await casino.platform.transact((tx) => tx.publish(playerExcludedByRegister, { playerId: BigInt(userId) }))
    await casino.drain()
    expect(await isLoggedIn(visitor)).toBe(true)
  })

  test("notifies the player of a new device, not of a new version of a known one", async () => {
    const casino = getCasino()
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
    const { notifications: received } = await visitor.call(notifications.getNotifications, {})
    expect(received.rows.map(({ kind, text, link }) => [kind, text, link])).toEqual([
      ["account", expect.stringContaining("Firefox, Windows"), href("devices", "en")],
    ])
  })
})

describe("guessing", () => {
  test("blocks an account, known or not, for 15 minutes after five failures", async () => {
    const casino = getCasino()
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
    // The username gives no further guesses and does not reveal the account: the answer is that of a wrong password.
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
    // A stranger's guesses do not block the player at a known network address.
    expect((await logInFrom(casino.visitor(), { address: "127.0.0.1" }, eva.email)).status).toBe(200)
    casino.clock.advance(15 * minuteMs)
    expect((await logInFrom(casino.visitor(), { address }, eva.email)).status).toBe(200)
  })

  test("refuses two names of one account exactly as two unknown names, and counts them together", async () => {
    const casino = getCasino()
    const eva = newcomer("Eva")
    const { userId } = await signUp(casino, eva)
    const listErrors = async (logins: readonly string[]) => {
      const answers: number[] = []
      const addresses = Array.from({ length: 7 }, anAddress)
      for (const login of logins)
        for (const address of addresses)
          answers.push((await logInFrom(casino.visitor(), { address }, login, `wrong ${address}`)).status)
      return answers
    }
    const known = await listErrors([eva.email, eva.username])
    expect(known).toEqual(await listErrors(["noone@example.be", "noone_here"]))
    expect(known.filter((status) => status === 400)).toHaveLength(10)
    const counted = await sql<{ count: number }>`
      select count from kernel.throttle where bucket = ${`login:account:${userId}`}`.execute(
      casino.platform.database.db,
    )
    // Of ten attempts five were compared: both names count for the account.
    expect(counted.rows).toEqual([{ count: 10 }])
    expect((await logInFrom(casino.visitor(), { address: "127.0.0.1" }, eva.username)).status).toBe(200)
  })

  test("counts 200 simultaneous guesses before any is compared", async () => {
    const casino = getCasino()
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

  test("blocks a network address after twenty failures, not counting successes", async () => {
    const casino = getCasino()
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
