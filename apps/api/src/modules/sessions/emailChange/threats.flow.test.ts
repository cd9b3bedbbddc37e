import { Writable } from "node:stream"
import { createClient } from "@elite/client/visitor"
import { me, players, sessions } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { goodPassword, listMailsTo } from "../../../../testing/people.ts"
import { jsonLog } from "../../../platform/lib/log.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { anEmail, emailChangeFixture } from "../testing/emailChange.ts"
import { anAddress } from "../testing/passwords.ts"

/** All log lines, at every level. */
let logged = ""
const destination = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk)
    done()
  },
})
const casino = casinoForFile({ env: { TRUST_PROXY: "1" }, log: jsonLog("trace", destination) })
const { newClient, ask, agree, stop, keysFor, player, requestedChange } = emailChangeFixture(casino)
const invalid = { name: "EmailChangeLinkInvalidErrorType" }
const tooMany = { name: "TooManyRequestsErrorType" }
const emailOf = async (by: ReturnType<typeof newClient>) => (await by.call(me.getUserDetails, {})).user.email

describe("keys", () => {
  test("have 256 bits and are readable neither in the database nor in the log", async () => {
    const { newKey, currentKey } = await requestedChange()
    await agree(newKey)
    await expect(stop(newKey)).rejects.toMatchObject(invalid)
    await expect(agree("a-key-that-nobody-was-ever-sent")).rejects.toMatchObject(invalid)
    const tables = await asOwner<{ name: string }>(
      casino(),
      `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
       where schemaname in ('sessions', 'players', 'kernel', 'graphile_worker', 'notifications')`,
    )
    expect(tables.length).toBeGreaterThan(10)
    for (const key of [newKey, currentKey]) {
      expect(Buffer.from(key, "base64url")).toHaveLength(32)
      expect(logged).not.toContain(key)
      for (const { name } of tables) {
        const holds = `select from ${name} t where t::text like '%' || $1 || '%' or t::text like '%' || $2 || '%'`
        expect(await asOwner(casino(), holds, [key, Buffer.from(key).toString("hex")]), name).toEqual([])
      }
    }
    expect(logged).not.toBe("")
  })

  test("twenty invalid keys block their network address; valid ones do not count", async () => {
    const place = createClient(casino().url, anAddress())
    const { newKey, currentKey } = await requestedChange()
    for (let i = 0; i < 20; i++)
      await expect((i % 2 ? agree : stop)(`a key that somebody made up ${i}`, place)).rejects.toMatchObject(
        invalid,
      )
    for (const press of [agree, stop]) await expect(press(newKey, place)).rejects.toMatchObject(tooMany)
    await agree(newKey)
    expect(await agree(currentKey)).toMatchObject({ isChanged: true })
  })

  test("of one player change nothing of another", async () => {
    const [eva, lies] = [await requestedChange(), await requestedChange()]
    // The keys of two players are mixed.
    await agree(eva.newKey, lies.visitor)
    await agree(lies.currentKey, eva.visitor)
    expect([await emailOf(eva.visitor), await emailOf(lies.visitor)]).toEqual([eva.email, lies.email])
    expect(await agree(eva.currentKey, lies.visitor)).toMatchObject({ isChanged: true })
    expect([await emailOf(eva.visitor), await emailOf(lies.visitor)]).toEqual([eva.newEmail, lies.email])
    await lies.visitor.call(sessions.cancelEmailChange, {})
    await expect(agree(lies.newKey)).rejects.toMatchObject(invalid)
  })
})

describe("simultaneous calls", () => {
  const happened = async (userId: number) => {
    const changed = "select from kernel.event where kind = 'player.emailChanged' and player_id = $1"
    return (await asOwner(casino(), changed, [userId])).length
  }

  test("both sides agree five times each: the address changes once", async () => {
    for (let round = 0; round < 4; round++) {
      const { userId, visitor, newEmail, newKey, currentKey } = await requestedChange()
      const presses = Array.from({ length: 5 }, () => [agree(newKey), agree(currentKey)]).flat()
      const results = await Promise.allSettled(presses)
      const done = results.flatMap((each) => (each.status === "fulfilled" ? [each.value.isChanged] : []))
      expect(done.sort()).toEqual([false, true])
      for (const each of results) if (each.status === "rejected") expect(each.reason).toMatchObject(invalid)
      expect(await happened(userId)).toBe(1)
      expect(await emailOf(visitor)).toBe(newEmail)
    }
  })

  test("one side agrees and the other stops: exactly one takes effect", async () => {
    for (let round = 0; round < 4; round++) {
      const { userId, visitor, email, newEmail, newKey, currentKey } = await requestedChange()
      await agree(newKey)
      const results = await Promise.allSettled([agree(currentKey), stop(currentKey)])
      const [agreed] = results.map(({ status }) => status === "fulfilled")
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
      expect(await emailOf(visitor)).toBe(agreed ? newEmail : email)
      expect(await happened(userId)).toBe(agreed ? 1 : 0)
    }
  })

  test("five requests leave one open change", async () => {
    const { visitor, userId } = await player()
    const emails = Array.from({ length: 5 }, anEmail)
    await Promise.all(emails.map((email) => ask(visitor, email)))
    const open = "select email from sessions.email_change where player_id = $1 and ended_at is null"
    const [row, ...more] = await asOwner<{ email: string }>(casino(), open, [userId])
    expect(more).toEqual([])
    expect((await visitor.call(sessions.getEmailChange, {})).change?.email).toBe(row?.email)
  })

  test("two players request the same address: one gets it, the other is refused", async () => {
    const email = anEmail()
    const [eva, lies] = [await player(), await player()]
    for (const { visitor } of [eva, lies]) await ask(visitor, email)
    for (const key of await keysFor(email)) await agree(key)
    const keys = await Promise.all([eva, lies].map(async (each) => (await keysFor(each.email))[0]!))
    const results = await Promise.allSettled(keys.map((key) => agree(key)))
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
    const lost = results.find((each) => each.status === "rejected")!
    expect(lost.reason).toMatchObject({ name: "EmailTakenMeanwhileErrorType" })
  })
})

describe("requesting a change", () => {
  test("checks the password with the same limit as a change of password", async () => {
    const { visitor, userId } = await player()
    const wrong = { name: "OldPasswordInvalidErrorType" }
    for (let i = 0; i < 3; i++)
      await expect(ask(visitor, anEmail(), `wrong ${i}`)).rejects.toMatchObject(wrong)
    const change = { id: userId, oldPassword: base64("wrong"), newPassword: base64(goodPassword) }
    for (let i = 0; i < 2; i++)
      await expect(visitor.call(sessions.changePassword, change)).rejects.toMatchObject(wrong)
    await expect(ask(visitor, anEmail())).rejects.toMatchObject(tooMany)
    expect((await visitor.call(sessions.getEmailChange, {})).change).toBeNull()
  })

  test("refuses the current address in any spelling", async () => {
    const { visitor, email } = await player()
    for (const own of [email, email.toUpperCase()])
      await expect(ask(visitor, own)).rejects.toMatchObject({ name: "EmailUnchangedErrorType" })
  })

  test("refuses the address of another account as check-unique-constraints does, within the same limit, without an e-mail", async () => {
    const [eva, lies] = [await player(), await player()]
    const before = await listMailsTo(casino(), lies.email)
    const taken = { name: "EmailAlreadyExistsErrorType" }
    // Without the password nothing is revealed about the address.
    await expect(ask(eva.visitor, lies.email, "wrong")).rejects.toMatchObject({
      name: "OldPasswordInvalidErrorType",
    })
    for (let i = 0; i < 5; i++) {
      await expect(ask(eva.visitor, lies.email.toUpperCase())).rejects.toMatchObject(taken)
      await expect(
        eva.visitor.call(players.checkUniqueConstraints, { email: lies.email }),
      ).rejects.toMatchObject(taken)
    }
    await expect(ask(eva.visitor, lies.email)).rejects.toMatchObject(tooMany)
    await expect(ask(eva.visitor, anEmail())).rejects.toMatchObject(tooMany)
    expect(await listMailsTo(casino(), lies.email)).toEqual(before)
    expect(await keysFor(eva.email)).toEqual([])
  })

  test("is limited to five requests an hour", async () => {
    const { visitor } = await player()
    for (let i = 0; i < 5; i++) await ask(visitor, anEmail())
    await expect(ask(visitor, anEmail())).rejects.toMatchObject(tooMany)
  })

  test("reveals nothing about the player to the new address", async () => {
    const { newEmail, email, firstName, lastName, username } = await requestedChange()
    const [letter] = await listMailsTo(casino(), newEmail)
    for (const own of [email, firstName, lastName, username]) {
      expect(letter!.text).not.toContain(own)
      expect(letter!.html).not.toContain(own)
    }
    const [present] = await listMailsTo(casino(), email)
    expect(present!.text).toContain(newEmail)
  })
})
