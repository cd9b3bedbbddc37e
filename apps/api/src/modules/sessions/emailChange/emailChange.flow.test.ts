import { me, notifications, players, sessions } from "@elite/contract"
import { openSocket } from "@elite/testkit/socket"
import { translate } from "@elite/words"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { isLoggedIn, listMailsTo, logIn, tokenFor } from "../../../../testing/people.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { anEmail, emailChangeFixture } from "../testing/emailChange.ts"
import { anotherPassword } from "../testing/passwords.ts"
import { emailChangeJobs } from "./request.ts"

const house = casinoForFile({ env: { TRUST_PROXY: "1" } })
const { somewhere, ask, agree, stop, keysFor, player, unconfirmed, asked } = emailChangeFixture(house)
const minuteMs = 60_000
const mails = translate("nl", "mails")
const answers = translate("en", "answers")
const invalid = { name: "EmailChangeLinkInvalidErrorType" }

const userOf = async (by: ReturnType<typeof somewhere>) => (await by.call(me.getUserDetails, {})).user
const changeOf = async (by: ReturnType<typeof somewhere>) =>
  (await by.call(sessions.getEmailChange, {})).change
const subjectsTo = async (email: string) => (await listMailsTo(house(), email)).map(({ subject }) => subject)
const kindsOf = async (playerId: number) =>
  (
    await asOwner<{ kind: string }>(
      house(),
      "select kind from kernel.event where player_id = $1 and kind like 'player.email%' order by id",
      [playerId],
    )
  ).map(({ kind }) => kind)

describe("another address", () => {
  test.each([
    ["the new one first", ["newKey", "currentKey"]],
    ["the present one first", ["currentKey", "newKey"]],
  ] as const)("is the player's once both have agreed, %s", async (_, [first, second]) => {
    const eva = await asked()
    const { visitor, email, newEmail } = eva
    expect(await agree(eva[first])).toEqual({ message: answers("emailAgreed"), isChanged: false })
    expect(await userOf(visitor)).toMatchObject({ email, isEmailVerified: true })
    expect(await changeOf(visitor)).toMatchObject({
      email: newEmail,
      hasNewAgreed: first === "newKey",
      hasCurrentAgreed: first === "currentKey",
    })
    expect(await agree(eva[second])).toEqual({ message: answers("emailChanged"), isChanged: true })
    expect(await userOf(visitor)).toMatchObject({ email: newEmail, isEmailVerified: true })
    expect(await changeOf(visitor)).toBeNull()
    await logIn(somewhere(), newEmail)
    await expect(logIn(somewhere(), email)).rejects.toMatchObject({ name: "EmailNotFound" })
    for (const address of [email, newEmail])
      expect(await subjectsTo(address)).toContain(mails("emailChanged.subject"))
    // Somebody else may have the old one.
    expect(await somewhere().call(players.checkUniqueConstraints, { email })).toEqual({ isUnique: true })
  })

  test("ends every session but the one that asked, and says so in the centre", async () => {
    const casino = house()
    const { visitor, email, newEmail, newKey, currentKey } = await asked()
    const elsewhere = somewhere()
    await logIn(elsewhere, email)
    const cookie = `access_token=${elsewhere.cookies.get("access_token")}`
    const socket = openSocket(casino.url, { cookie, origin: casino.url })
    expect(await socket.isAccepted).toBe(true)
    // From two browsers that have no session.
    await agree(newKey)
    await agree(currentKey)
    expect([await isLoggedIn(visitor), await isLoggedIn(elsewhere)]).toEqual([true, false])
    await casino.drain()
    await socket.closed
    expect(socket.messages).toContainEqual(["sessionEnded", { reason: "emailChanged" }])
    const { rows } = (await visitor.call(notifications.getNotifications, {})).notifications
    expect(rows[0]).toMatchObject({
      kind: "account",
      title: translate("en", "notificationTexts")("account.emailChanged.title"),
    })
    expect(JSON.stringify(rows[0])).not.toContain(newEmail)
  })

  test("is announced once, without the address", async () => {
    const { userId, newKey, currentKey, newEmail } = await asked()
    await agree(newKey)
    await agree(currentKey)
    expect(await kindsOf(userId)).toEqual(["player.emailVerified", "player.emailChanged"])
    const told = "select from kernel.event where data::text like '%' || $1 || '%'"
    expect(await asOwner(house(), told, [newEmail])).toEqual([])
  })

  test("voids every way to a new password that was open", async () => {
    const { email, newKey, currentKey } = await asked()
    await somewhere().call(sessions.forgetPassword, { email })
    const { keyCode } = await somewhere().call(sessions.forgotPassword, { email })
    const link = (await listMailsTo(house(), email))
      .flatMap(({ links }) => links)
      .find((one) => /nieuw-wachtwoord/.test(one))!
    const newPasswordKey = link.split("/").at(-1)!
    const code = /^(\d{6})$/m.exec(
      (await listMailsTo(house(), email)).find(({ subject }) => subject === mails("resetCode.subject"))!.text,
    )![1]!
    await agree(newKey)
    await agree(currentKey)
    const password = Buffer.from(anotherPassword).toString("base64")
    await expect(
      somewhere().call(sessions.verifyForgetPassword, { newPasswordKey, password }),
    ).rejects.toMatchObject({ name: "EmailTokenInvalidErrorType" })
    await expect(
      somewhere().call(sessions.verifyOtp, { keyCode, otp: code, password }),
    ).rejects.toMatchObject({
      name: "OtpExpiredErrorType",
    })
  })

  test("that is taken meanwhile is refused, and the change is over", async () => {
    const { visitor, email, newEmail, newKey, currentKey } = await asked()
    await agree(newKey)
    const other = await unconfirmed()
    await asOwner(house(), "update players.player set email = $1, email_key = $1 where id = $2", [
      newEmail,
      other.userId,
    ])
    await expect(agree(currentKey)).rejects.toMatchObject({ name: "EmailTakenMeanwhileErrorType" })
    expect(await userOf(visitor)).toMatchObject({ email })
    expect(await changeOf(visitor)).toBeNull()
    await expect(agree(currentKey)).rejects.toMatchObject(invalid)
  })

  test("written otherwise than at first is the same one", async () => {
    const { visitor, newKey, currentKey } = await asked("Written.Otherwise@Example.be")
    await agree(newKey)
    await agree(currentKey)
    expect(await userOf(visitor)).toMatchObject({ email: "Written.Otherwise@Example.be" })
    await logIn(somewhere(), "written.otherwise@example.be")
  })
})

describe("an address that was never confirmed has no say", () => {
  test("the new one alone is enough, and counts as the first that is confirmed", async () => {
    const { visitor, userId, email } = await unconfirmed()
    const token = await tokenFor(house(), email)
    const newEmail = anEmail()
    const until = expect.stringContaining("2")
    expect(await ask(visitor, newEmail)).toEqual({ message: until })
    expect(await keysFor(email)).toEqual([])
    expect(await changeOf(visitor)).toMatchObject({ hasCurrentAgreed: null })
    const [key] = await keysFor(newEmail)
    expect(await agree(key!)).toMatchObject({ isChanged: true })
    expect(await userOf(visitor)).toMatchObject({ email: newEmail, isEmailVerified: true })
    expect(await kindsOf(userId)).toEqual(["player.emailChanged", "player.emailVerified"])
    expect(await subjectsTo(newEmail)).toContain(mails("welcome.subject"))
    expect(await subjectsTo(email)).toContain(mails("emailChanged.subject"))
    await expect(visitor.call(players.verifyEmail, { token })).rejects.toMatchObject({
      name: "EmailTokenInvalidErrorType",
    })
  })

  test("unless it is confirmed before the new one agrees", async () => {
    const { visitor, email } = await unconfirmed()
    const token = await tokenFor(house(), email)
    const newEmail = anEmail()
    await ask(visitor, newEmail)
    await visitor.call(players.verifyEmail, { token })
    const [key] = await keysFor(newEmail)
    await expect(agree(key!)).rejects.toMatchObject(invalid)
    expect(await userOf(visitor)).toMatchObject({ email })
    expect(await changeOf(visitor)).toBeNull()
  })
})

describe("a change that does not happen", () => {
  test("stopped from the present address: no link works, and the answer knows whose letter it was", async () => {
    const { visitor, email, newKey, currentKey } = await asked()
    await agree(newKey)
    expect(await stop(currentKey)).toEqual({ message: answers("emailChangeStopped"), isAccountsOwn: true })
    await expect(agree(currentKey)).rejects.toMatchObject(invalid)
    await expect(stop(currentKey)).rejects.toMatchObject(invalid)
    expect(await changeOf(visitor)).toBeNull()
    expect(await userOf(visitor)).toMatchObject({ email })
  })

  test("stopped from the new address", async () => {
    const { newKey, currentKey } = await asked()
    expect(await stop(newKey)).toMatchObject({ isAccountsOwn: false })
    await expect(agree(currentKey)).rejects.toMatchObject(invalid)
  })

  test("a letter that agreed cannot stop any more; the player can", async () => {
    const { visitor, newKey, currentKey } = await asked()
    await agree(currentKey)
    await expect(stop(currentKey)).rejects.toMatchObject(invalid)
    const cancelled = { message: answers("emailChangeCancelled") }
    expect(await visitor.call(sessions.cancelEmailChange, {})).toEqual(cancelled)
    expect(await visitor.call(sessions.cancelEmailChange, {})).toEqual(cancelled)
    expect(await changeOf(visitor)).toBeNull()
    await expect(agree(newKey)).rejects.toMatchObject(invalid)
  })

  test("replaced by another: only the newest links work", async () => {
    const { visitor, email, newKey, currentKey } = await asked()
    const newest = anEmail()
    await ask(visitor, newest)
    for (const key of [newKey, currentKey]) await expect(agree(key)).rejects.toMatchObject(invalid)
    expect(await changeOf(visitor)).toMatchObject({ email: newest, hasNewAgreed: false })
    await agree((await keysFor(newest))[0]!)
    await agree((await keysFor(email))[0]!)
    expect(await userOf(visitor)).toMatchObject({ email: newest })
  })

  test("too late: after half an hour neither link works", async () => {
    const { visitor, email, newKey, currentKey } = await asked()
    await agree(newKey)
    house().clock.advance(29 * minuteMs)
    expect(await changeOf(visitor)).not.toBeNull()
    house().clock.advance(minuteMs)
    await expect(agree(currentKey)).rejects.toMatchObject(invalid)
    await expect(stop(currentKey)).rejects.toMatchObject(invalid)
    const again = somewhere()
    await logIn(again, email)
    expect(await changeOf(again)).toBeNull()
    // What ran out is no open one: another may be asked for.
    await ask(again, anEmail())
  })

  test("a new password ends it: the old one was said for it", async () => {
    const { visitor, userId, newKey } = await asked()
    await visitor.call(sessions.changePassword, {
      id: userId,
      oldPassword: Buffer.from("korneel fietst naar Oudenaarde").toString("base64"),
      newPassword: Buffer.from(anotherPassword).toString("base64"),
    })
    await expect(agree(newKey)).rejects.toMatchObject(invalid)
    expect(await changeOf(visitor)).toBeNull()
  })
})

test("changes that ran out are forgotten a day later", async () => {
  const { visitor } = await player()
  await ask(visitor, anEmail())
  house().clock.advance(25 * 60 * minuteMs)
  await emailChangeJobs(house().platform)["sessions.forgetEmailChanges"]!({})
  expect(await asOwner(house(), "select from sessions.email_change")).toEqual([])
})
