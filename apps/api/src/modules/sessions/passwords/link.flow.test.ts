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
import { asOwner } from "../../payments/testing/payer.ts"
import { anAddress, anotherPassword, medianGapMs } from "../testing/passwords.ts"
import { linkJobs } from "./link.ts"

const house = casinoForFile({ env: { TRUST_PROXY: "1" } })
const minuteMs = 60_000
const say = translate("nl", "mails")

const somewhere = (): Client => createClient(house().url, anAddress())
const askFor = (email: string, by = somewhere()) => by.call(sessions.forgetPassword, { email })
const set = (newPasswordKey: string, password: string = anotherPassword, by = somewhere()) =>
  by.call(sessions.verifyForgetPassword, { newPasswordKey, password: base64(password) })

/** The keys of all links that have arrived, newest first. */
async function keysFor(email: string): Promise<string[]> {
  const start = `${house().url}${href("newPassword", "nl", { newPasswordKey: "" })}`
  return (await listMailsTo(house(), email))
    .flatMap(({ links }) => links.find((link) => link.startsWith(start)) ?? [])
    .map((link) => decodeURIComponent(link.slice(start.length)))
}
async function player() {
  const eva = newcomer("Eva")
  return { ...eva, ...(await signUp(house(), eva)) }
}
async function asked() {
  const eva = await player()
  await askFor(eva.email)
  const [key] = await keysFor(eva.email)
  return { ...eva, key: key! }
}

describe("a forgotten password by link", () => {
  test("is another one; nobody stays logged in, and a letter says so", async () => {
    const casino = house()
    const { email, visitor, key } = await asked()
    const cookie = `access_token=${visitor.cookies.get("access_token")}`
    const socket = openSocket(casino.url, { cookie, origin: casino.url })
    expect(await socket.isAccepted).toBe(true)
    expect(await set(key)).toEqual({ message: translate("en", "answers")("passwordReset") })
    expect(await isLoggedIn(visitor)).toBe(false)
    await casino.drain()
    await socket.closed
    expect(socket.messages).toContainEqual(["sessionEnded", { reason: "passwordChanged" }])
    await expect(logIn(somewhere(), email, goodPassword)).rejects.toMatchObject({ name: "EmailNotFound" })
    const back = somewhere()
    await logIn(back, email, anotherPassword)
    expect(await isLoggedIn(back)).toBe(true)
    const subjects = (await listMailsTo(casino, email)).map(({ subject }) => subject)
    expect(subjects).toContain(say("passwordChanged.subject"))
  })

  test("works once, by the newest link, for half an hour", async () => {
    const { email, key } = await asked()
    await askFor(email)
    const [newest] = await keysFor(email)
    const invalid = { name: "EmailTokenInvalidErrorType" }
    await expect(set(key)).rejects.toMatchObject(invalid)
    await set(newest!)
    await expect(set(newest!)).rejects.toMatchObject(invalid)
    await expect(set("nobody-was-ever-sent-this-key")).rejects.toMatchObject(invalid)
    const late = await asked()
    house().clock.advance(30 * minuteMs)
    await expect(set(late.key)).rejects.toMatchObject({ name: "CodeExpiredErrorType" })
    await logIn(somewhere(), late.email, goodPassword)
  })

  test("a weak one, or one that says who the player is, uses nothing up", async () => {
    const { key, lastName, username } = await asked()
    for (const weak of ["short", "wachtwoord123", `${lastName} ${username}`])
      await expect(set(key, weak), weak).rejects.toMatchObject({ name: "WeakPasswordErrorType" })
    await set(key)
  })

  test("of ten that use one link at the same moment, one sets the password", async () => {
    const { email, key } = await asked()
    const passwords = Array.from({ length: 10 }, (_, i) => `${anotherPassword} ${i}`)
    const answers = await Promise.allSettled(passwords.map((password) => set(key, password)))
    const won = answers.findIndex(({ status }) => status === "fulfilled")
    for (const [i, answer] of answers.entries())
      if (answer.status === "rejected")
        expect(answer.reason).toMatchObject({ name: "EmailTokenInvalidErrorType" })
      else expect(i).toBe(won)
    await logIn(somewhere(), email, passwords[won]!)
  })

  test("whoever has to wait with the old password logs in with the new one at once", async () => {
    const { email, username } = await player()
    const address = anAddress()
    for (const login of [email, username])
      for (let i = 0; i < 6; i++) await logInFrom(house().visitor(), { address }, login, "wrong password")
    await askFor(email)
    const [key] = await keysFor(email)
    await set(key!, anotherPassword, createClient(house().url, address))
    for (const login of [email, username])
      expect((await logInFrom(house().visitor(), { address }, login, anotherPassword)).status).toBe(200)
  })

  test("nobody who logs in with the old password meanwhile stays in", async () => {
    const { email, userId, key, visitor } = await asked()
    const address = "127.0.0.1"
    const logIns = Array.from({ length: 5 }, () => createClient(house().url, address))
    await Promise.all([set(key), ...logIns.map((each) => logIn(each, email).catch(() => {}))])
    for (const each of [visitor, ...logIns]) expect(await isLoggedIn(each)).toBe(false)
    const open = "select from sessions.session where ended_at is null and player_id = $1"
    expect(await asOwner(house(), open, [userId])).toEqual([])
  })
})

describe("whoever may have no session gets none by a link", () => {
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
    const { email, userId, key } = await asked()
    await asOwner(house(), "insert into limits.player (player_id) values ($1) on conflict do nothing", [
      userId,
    ])
    await asOwner(house(), arrange, [userId])
    const by = somewhere()
    await set(key, anotherPassword, by)
    expect(by.cookies.get("access_token")).toBeUndefined()
    const answer = await logInFrom(house().visitor(), { address: anAddress() }, email, anotherPassword)
    expect(answer.status).toBe(status)
  })
})

describe("asking for a link", () => {
  const answerTo = async (email: string) => {
    const answer = await somewhere().fetch(sessions.forgetPassword.path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-language": "fr" },
      body: JSON.stringify({ email }),
    })
    const headers = [...answer.headers].filter(([name]) => !/^(date|content-security-policy)$/.test(name))
    return { status: answer.status, headers, body: await answer.text() }
  }

  test("hears the same of every address", async () => {
    const { email } = await player()
    const known = await answerTo(email)
    expect(known).toMatchObject({ status: 200 })
    expect(await answerTo("nobody@example.be")).toEqual(known)
    expect(await listMailsTo(house(), "nobody@example.be")).toEqual([])
    expect(await keysFor(email)).toHaveLength(1)
  })

  test("takes as long for every address", async () => {
    const { email } = await player()
    await asOwner(
      house(),
      "update content.settings set value = value || '{\"perAccount\": 1000}' where key = 'newPassword'",
    )
    const { gapMs, boundMs } = await medianGapMs(
      () => answerTo(email),
      () => answerTo("nobody.at.all@example.be"),
    )
    await asOwner(
      house(),
      "update content.settings set value = value || '{\"perAccount\": 5}' where key = 'newPassword'",
    )
    expect(gapMs).toBeLessThan(boundMs)
  })

  test("is possible five times an hour for one address, known or not, and twenty times from one place", async () => {
    const { email } = await player()
    for (const each of [email, "stranger@example.be"]) {
      for (let i = 0; i < 5; i++) expect((await answerTo(each)).status).toBe(200)
      expect((await answerTo(each)).status).toBe(429)
    }
    // The player's own home has a count of its own: they signed up from here.
    await askFor(email, createClient(house().url, "127.0.0.1"))
    const place = createClient(house().url, anAddress())
    for (let i = 0; i < 20; i++) await askFor(`somebody${i}@example.be`, place)
    await expect(askFor("somebody@example.be", place)).rejects.toMatchObject({
      name: "TooManyRequestsErrorType",
    })
  })

  test("twenty keys that are none, and their place has to wait; right ones do not count", async () => {
    const place = createClient(house().url, anAddress())
    for (let i = 0; i < 20; i++)
      await expect(set(`a key that somebody made up ${i}`, anotherPassword, place)).rejects.toMatchObject({
        name: "EmailTokenInvalidErrorType",
      })
    const { key } = await asked()
    await expect(set(key, anotherPassword, place)).rejects.toMatchObject({ name: "TooManyRequestsErrorType" })
    await set(key)
  })
})

test("no key can be read in the database, and links that ran out are forgotten", async () => {
  const { key } = await asked()
  const rows = await asOwner<{ dump: string }>(
    house(),
    "select string_agg(l::text, ' ') as dump from sessions.reset_link l",
  )
  expect(rows[0]!.dump).not.toContain(key)
  expect(rows[0]!.dump).not.toContain(Buffer.from(key).toString("hex"))
  house().clock.advance(25 * 60 * minuteMs)
  await linkJobs(house().platform)["sessions.forgetLinks"]!({})
  expect(await asOwner(house(), "select from sessions.reset_link")).toEqual([])
})
