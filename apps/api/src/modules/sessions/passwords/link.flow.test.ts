import { type Client, createClient } from "@elite/client/visitor"
import { sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { base64 } from "@elite/testkit/person"
import { openSocket } from "@elite/testkit/socket"
import { translate } from "@elite/words"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import {
  goodPassword,
  isLoggedIn,
  listMailsTo,
  logIn,
  logInFrom,
  newcomer,
  signUp,
} from "../../../../testing/people.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { anAddress, anotherPassword, medianGapMs } from "../testing/passwords.ts"
import { linkJobs } from "./link.ts"

const getCasino = casinoForFile({ env: { TRUST_PROXY: "1" } })
const say = translate("nl", "mails")

const newClient = (): Client => createClient(getCasino().url, anAddress())
const askFor = (email: string, by = newClient()) => by.call(sessions.forgetPassword, { email })
const set = (newPasswordKey: string, password: string = anotherPassword, by = newClient()) =>
  by.call(sessions.verifyForgetPassword, { newPasswordKey, password: base64(password) })

/** Newest first. */
async function keysFor(email: string): Promise<string[]> {
  const start = `${getCasino().url}${href("newPassword", "nl", { newPasswordKey: "" })}`
  return (await listMailsTo(getCasino(), email))
    .flatMap(({ links }) => links.find((link) => link.startsWith(start)) ?? [])
    .map((link) => decodeURIComponent(link.slice(start.length)))
}
async function player() {
  const eva = newcomer("Eva")
  return { ...eva, ...(await signUp(getCasino(), eva)) }
}
async function requestLink() {
  const eva = await player()
  await askFor(eva.email)
  const [key] = await keysFor(eva.email)
  return { ...eva, key: key! }
}

describe("a forgotten password by link", () => {
  test("is replaced; all sessions end, and the player gets an e-mail", async () => {
    const casino = getCasino()
    const { email, visitor, key } = await requestLink()
    const cookie = `access_token=${visitor.cookies.get("access_token")}`
    const socket = openSocket(casino.url, { cookie, origin: casino.url })
    expect(await socket.isAccepted).toBe(true)
    expect(await set(key)).toEqual({ message: translate("en", "answers")("passwordReset") })
    expect(await isLoggedIn(visitor)).toBe(false)
    await casino.drain()
    await socket.closed
    expect(socket.messages).toContainEqual(["sessionEnded", { reason: "passwordChanged" }])
    await expect(logIn(newClient(), email, goodPassword)).rejects.toMatchObject({ name: "EmailNotFound" })
    const back = newClient()
    await logIn(back, email, anotherPassword)
    expect(await isLoggedIn(back)).toBe(true)
    const subjects = (await listMailsTo(casino, email)).map(({ subject }) => subject)
    expect(subjects).toContain(say("passwordChanged.subject"))
  })

  test("works once, by the newest link, within half an hour", async () => {
    const { email, key } = await requestLink()
    await askFor(email)
    const [newest] = await keysFor(email)
    const invalid = { name: "EmailTokenInvalidErrorType" }
    await expect(set(key)).rejects.toMatchObject(invalid)
    await set(newest!)
    await expect(set(newest!)).rejects.toMatchObject(invalid)
    await expect(set("nobody-was-ever-sent-this-key")).rejects.toMatchObject(invalid)
    const late = await requestLink()
    getCasino().clock.advance(30 * minuteMs)
    await expect(set(late.key)).rejects.toMatchObject({ name: "CodeExpiredErrorType" })
    await logIn(newClient(), late.email, goodPassword)
  })

  test("a weak or personal password leaves the link valid", async () => {
    const { key, lastName, username } = await requestLink()
    for (const weak of ["short", "wachtwoord123", `${lastName} ${username}`])
      await expect(set(key, weak), weak).rejects.toMatchObject({ name: "WeakPasswordErrorType" })
    await set(key)
  })

  test("of ten simultaneous uses of one link one sets the password", async () => {
    const { email, key } = await requestLink()
    const passwords = Array.from({ length: 10 }, (_, i) => `${anotherPassword} ${i}`)
    const answers = await Promise.allSettled(passwords.map((password) => set(key, password)))
    const won = answers.findIndex(({ status }) => status === "fulfilled")
    for (const [i, answer] of answers.entries())
      if (answer.status === "rejected")
        expect(answer.reason).toMatchObject({ name: "EmailTokenInvalidErrorType" })
      else expect(i).toBe(won)
    await logIn(newClient(), email, passwords[won]!)
  })

  test("a blocked player can log in immediately with the new password", async () => {
    const { email, username } = await player()
    const address = anAddress()
    for (const login of [email, username])
      for (let i = 0; i < 6; i++) await logInFrom(getCasino().visitor(), { address }, login, "wrong password")
    await askFor(email)
    const [key] = await keysFor(email)
    await set(key!, anotherPassword, createClient(getCasino().url, address))
    for (const login of [email, username])
      expect((await logInFrom(getCasino().visitor(), { address }, login, anotherPassword)).status).toBe(200)
  })

  test("a simultaneous login with the old password leaves no session", async () => {
    const { email, userId, key, visitor } = await requestLink()
    const address = "127.0.0.1"
    const logIns = Array.from({ length: 5 }, () => createClient(getCasino().url, address))
    await Promise.all([set(key), ...logIns.map((each) => logIn(each, email).catch(() => {}))])
    for (const each of [visitor, ...logIns]) expect(await isLoggedIn(each)).toBe(false)
    const open = "select from sessions.session where ended_at is null and player_id = $1"
    expect(await asOwner(getCasino(), open, [userId])).toEqual([])
  })
})

describe("a link opens no session for an account that may have none", () => {
  const paused = (set: string) => `update limits.player set ${set} where player_id = $1`
  const cases: [string, number, string][] = [
    ["closed", 403, "update players.player set status = 'closed' where id = $1"],
    ["excluded for ever", 403, paused("excluded_until = 'infinity'")],
    [
      "under age",
      403,
      "insert into identity.standing (player_id, kyc_status, reason, changed_at) values ($1, 'declined', 'underAge', now())",
    ],
    ["excluded for a time", 200, paused("excluded_until = now() + interval '30 days'")],
    ["on a break", 200, paused("break_until = now() + interval '1 day'")],
  ]
  test.each(cases)("%s", async (_, status, arrange) => {
    const { email, userId, key } = await requestLink()
    await asOwner(getCasino(), "insert into limits.player (player_id) values ($1) on conflict do nothing", [
      userId,
    ])
    await asOwner(getCasino(), arrange, [userId])
    const by = newClient()
    await set(key, anotherPassword, by)
    expect(by.cookies.get("access_token")).toBeUndefined()
    const answer = await logInFrom(getCasino().visitor(), { address: anAddress() }, email, anotherPassword)
    expect(answer.status).toBe(status)
  })
})

describe("requesting a link", () => {
  const answerTo = async (email: string) => {
    const answer = await newClient().fetch(sessions.forgetPassword.path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-language": "fr" },
      body: JSON.stringify({ email }),
    })
    const headers = [...answer.headers].filter(([name]) => !/^(date|content-security-policy)$/.test(name))
    return { status: answer.status, headers, body: await answer.text() }
  }

  test("gets the same answer for every address", async () => {
    const { email } = await player()
    const known = await answerTo(email)
    expect(known).toMatchObject({ status: 200 })
    expect(await answerTo("nobody@example.be")).toEqual(known)
    expect(await listMailsTo(getCasino(), "nobody@example.be")).toEqual([])
    expect(await keysFor(email)).toHaveLength(1)
  })

  test("takes as long for every address", async () => {
    const { email } = await player()
    await asOwner(
      getCasino(),
      "update content.settings set value = value || '{\"perAccount\": 1000}' where key = 'newPassword'",
    )
    const { gapMs, boundMs } = await medianGapMs(
      () => answerTo(email),
      () => answerTo("nobody.at.all@example.be"),
    )
    await asOwner(
      getCasino(),
      "update content.settings set value = value || '{\"perAccount\": 5}' where key = 'newPassword'",
    )
    expect(gapMs).toBeLessThan(boundMs)
  })

  test("is limited to five an hour for one address, known or not, and twenty from one network address", async () => {
    const { email } = await player()
    for (const each of [email, "stranger@example.be"]) {
      for (let i = 0; i < 5; i++) expect((await answerTo(each)).status).toBe(200)
      expect((await answerTo(each)).status).toBe(429)
    }
    // The network address of the sign-up has a bucket of its own.
    await askFor(email, createClient(getCasino().url, "127.0.0.1"))
    const place = createClient(getCasino().url, anAddress())
    for (let i = 0; i < 20; i++) await askFor(`somebody${i}@example.be`, place)
    await expect(askFor("somebody@example.be", place)).rejects.toMatchObject({
      name: "TooManyRequestsErrorType",
    })
  })

  test("twenty keys that are none, and their place has to wait; right ones do not count", async () => {
    const place = createClient(getCasino().url, anAddress())
    for (let i = 0; i < 20; i++)
      await expect(set(`a key that somebody made up ${i}`, anotherPassword, place)).rejects.toMatchObject({
        name: "EmailTokenInvalidErrorType",
      })
    const { key } = await requestLink()
    await expect(set(key, anotherPassword, place)).rejects.toMatchObject({ name: "TooManyRequestsErrorType" })
    await set(key)
  })
})

test("keys are not readable in the database, and expired links are deleted", async () => {
  const { key } = await requestLink()
  const rows = await asOwner<{ dump: string }>(
    getCasino(),
    "select string_agg(l::text, ' ') as dump from sessions.reset_link l",
  )
  expect(rows[0]!.dump).not.toContain(key)
  expect(rows[0]!.dump).not.toContain(Buffer.from(key).toString("hex"))
  getCasino().clock.advance(25 * 60 * minuteMs)
  await linkJobs(getCasino().platform)["sessions.forgetLinks"]!({})
  expect(await asOwner(getCasino(), "select from sessions.reset_link")).toEqual([])
})
