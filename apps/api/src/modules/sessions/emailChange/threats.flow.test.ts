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

/** Everything that was logged, at every level. */
let logged = ""
const destination = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk)
    done()
  },
})
const house = casinoForFile({ env: { TRUST_PROXY: "1" }, log: jsonLog("trace", destination) })
const { somewhere, ask, agree, stop, keysFor, player, asked } = emailChangeFixture(house)
const invalid = { name: "EmailChangeLinkInvalidErrorType" }
const tooMany = { name: "TooManyRequestsErrorType" }
const emailOf = async (by: ReturnType<typeof somewhere>) => (await by.call(me.getUserDetails, {})).user.email

describe("keys", () => {
  test("are 256 bits, and can be read neither in the database nor in the log", async () => {
    const { newKey, currentKey } = await asked()
    await agree(newKey)
    await expect(stop(newKey)).rejects.toMatchObject(invalid)
    await expect(agree("a-key-that-nobody-was-ever-sent")).rejects.toMatchObject(invalid)
    const tables = await asOwner<{ name: string }>(
      house(),
      `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
       where schemaname in ('sessions', 'players', 'kernel', 'graphile_worker', 'notifications')`,
    )
    expect(tables.length).toBeGreaterThan(10)
    for (const key of [newKey, currentKey]) {
      expect(Buffer.from(key, "base64url")).toHaveLength(32)
      expect(logged).not.toContain(key)
      for (const { name } of tables) {
        const holds = `select from ${name} t where t::text like '%' || $1 || '%' or t::text like '%' || $2 || '%'`
        expect(await asOwner(house(), holds, [key, Buffer.from(key).toString("hex")]), name).toEqual([])
      }
    }
    expect(logged).not.toBe("")
  })

  test("twenty that are none, and their place has to wait; right ones do not count", async () => {
    const place = createClient(house().url, anAddress())
    const { newKey, currentKey } = await asked()
    for (let i = 0; i < 20; i++)
      await expect((i % 2 ? agree : stop)(`a key that somebody made up ${i}`, place)).rejects.toMatchObject(
        invalid,
      )
    for (const press of [agree, stop]) await expect(press(newKey, place)).rejects.toMatchObject(tooMany)
    await agree(newKey)
    expect(await agree(currentKey)).toMatchObject({ isChanged: true })
  })

  test("of one player change nothing of another, whoever brings them", async () => {
    const [eva, lies] = [await asked(), await asked()]
    // Each half is the other's: neither has both.
    await agree(eva.newKey, lies.visitor)
    await agree(lies.currentKey, eva.visitor)
    expect([await emailOf(eva.visitor), await emailOf(lies.visitor)]).toEqual([eva.email, lies.email])
    expect(await agree(eva.currentKey, lies.visitor)).toMatchObject({ isChanged: true })
    expect([await emailOf(eva.visitor), await emailOf(lies.visitor)]).toEqual([eva.newEmail, lies.email])
    await lies.visitor.call(sessions.cancelEmailChange, {})
    await expect(agree(lies.newKey)).rejects.toMatchObject(invalid)
  })
})

describe("at the same moment", () => {
  const happened = async (userId: number) => {
    const changed = "select from kernel.event where kind = 'player.emailChanged' and player_id = $1"
    return (await asOwner(house(), changed, [userId])).length
  }

  test("both sides agree, each five times: it changes once", async () => {
    for (let round = 0; round < 4; round++) {
      const { userId, visitor, newEmail, newKey, currentKey } = await asked()
      const presses = Array.from({ length: 5 }, () => [agree(newKey), agree(currentKey)]).flat()
      const results = await Promise.allSettled(presses)
      const done = results.flatMap((each) => (each.status === "fulfilled" ? [each.value.isChanged] : []))
      expect(done.sort()).toEqual([false, true])
      for (const each of results) if (each.status === "rejected") expect(each.reason).toMatchObject(invalid)
      expect(await happened(userId)).toBe(1)
      expect(await emailOf(visitor)).toBe(newEmail)
    }
  })

  test("one agrees and another stops: one of the two happens, whole", async () => {
    for (let round = 0; round < 4; round++) {
      const { userId, visitor, email, newEmail, newKey, currentKey } = await asked()
      await agree(newKey)
      const results = await Promise.allSettled([agree(currentKey), stop(currentKey)])
      const [agreed] = results.map(({ status }) => status === "fulfilled")
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
      expect(await emailOf(visitor)).toBe(agreed ? newEmail : email)
      expect(await happened(userId)).toBe(agreed ? 1 : 0)
    }
  })

  test("a player asks five times: one change is open", async () => {
    const { visitor, userId } = await player()
    const emails = Array.from({ length: 5 }, anEmail)
    await Promise.all(emails.map((email) => ask(visitor, email)))
    const open = "select email from sessions.email_change where player_id = $1 and ended_at is null"
    const [row, ...more] = await asOwner<{ email: string }>(house(), open, [userId])
    expect(more).toEqual([])
    expect((await visitor.call(sessions.getEmailChange, {})).change?.email).toBe(row?.email)
  })

  test("two players get the same address: one has it, the other is told", async () => {
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

describe("asking", () => {
  test("takes the password, as often as a change of password does, and counts with it", async () => {
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

  test("for one's own address, however it is written, is refused", async () => {
    const { visitor, email } = await player()
    for (const own of [email, email.toUpperCase()])
      await expect(ask(visitor, own)).rejects.toMatchObject({ name: "EmailUnchangedErrorType" })
  })

  test("for somebody's address says what check-unique-constraints says, no oftener, and writes to nobody", async () => {
    const [eva, lies] = [await player(), await player()]
    const before = await listMailsTo(house(), lies.email)
    const taken = { name: "EmailAlreadyExistsErrorType" }
    // Who does not say the password hears nothing of the address.
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
    expect(await listMailsTo(house(), lies.email)).toEqual(before)
    expect(await keysFor(eva.email)).toEqual([])
  })

  test("is possible five times in an hour, so that nobody's mailbox is filled", async () => {
    const { visitor } = await player()
    for (let i = 0; i < 5; i++) await ask(visitor, anEmail())
    await expect(ask(visitor, anEmail())).rejects.toMatchObject(tooMany)
  })

  test("says nothing of the player to the new address", async () => {
    const { newEmail, email, firstName, lastName, username } = await asked()
    const [letter] = await listMailsTo(house(), newEmail)
    for (const own of [email, firstName, lastName, username]) {
      expect(letter!.text).not.toContain(own)
      expect(letter!.html).not.toContain(own)
    }
    const [present] = await listMailsTo(house(), email)
    expect(present!.text).toContain(newEmail)
  })
})
