import { me, notifications, players, sessions } from "@elite/contract"
import { openSocket } from "@elite/testkit/socket"
import { translate } from "@elite/words"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { isLoggedIn, listMailsTo, logIn, tokenFor } from "../../../../testing/people.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { anEmail, emailChangeFixture } from "../testing/emailChange.ts"
import { anotherPassword } from "../testing/passwords.ts"
import { emailChangeJobs } from "./request.ts"

const getCasino = casinoForFile({ env: { TRUST_PROXY: "1" } })
const { newClient, ask, agree, stop, keysFor, player, unconfirmed, requestedChange } =
  emailChangeFixture(getCasino)
const mails = translate("nl", "mails")
const answers = translate("en", "answers")
const invalid = { name: "EmailChangeLinkInvalidErrorType" }

const userOf = async (by: ReturnType<typeof newClient>) => (await by.call(me.getUserDetails, {})).user
const changeOf = async (by: ReturnType<typeof newClient>) =>
  (await by.call(sessions.getEmailChange, {})).change
const subjectsTo = async (email: string) =>
  (await listMailsTo(getCasino(), email)).map(({ subject }) => subject)
const kindsOf = async (playerId: number) =>
  (
    await asOwner<{ kind: string }>(
      getCasino(),
      "select kind from kernel.event where player_id = $1 and kind like 'player.email%' order by id",
      [playerId],
    )
  ).map(({ kind }) => kind)

describe("a change of e-mail address", () => {
  test.each([
    ["the new one first", ["newKey", "currentKey"]],
    ["the present one first", ["currentKey", "newKey"]],
  ] as const)("takes effect once both addresses have agreed, %s", async (_, [first, second]) => {
    const eva = await requestedChange()
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
    await logIn(newClient(), newEmail)
    await expect(logIn(newClient(), email)).rejects.toMatchObject({ name: "EmailNotFound" })
    for (const address of [email, newEmail])
      expect(await subjectsTo(address)).toContain(mails("emailChanged.subject"))
    // The old address is free again.
    expect(await newClient().call(players.checkUniqueConstraints, { email })).toEqual({ isUnique: true })
  })

  test("ends every session but the requesting one and notifies the player", async () => {
    const casino = getCasino()
    const { visitor, email, newEmail, newKey, currentKey } = await requestedChange()
    const elsewhere = newClient()
    await logIn(elsewhere, email)
    const cookie = `access_token=${elsewhere.cookies.get("access_token")}`
    const socket = openSocket(casino.url, { cookie, origin: casino.url })
    expect(await socket.isAccepted).toBe(true)
    // Two browsers without a session.
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

  test("publishes one event without the address", async () => {
    const { userId, newKey, currentKey, newEmail } = await requestedChange()
    await agree(newKey)
    await agree(currentKey)
    expect(await kindsOf(userId)).toEqual(["player.emailVerified", "player.emailChanged"])
    const eventQuery = "select from kernel.event where data::text like '%' || $1 || '%'"
    expect(await asOwner(getCasino(), eventQuery, [newEmail])).toEqual([])
  })

  test("voids open password resets", async () => {
    const { email, newKey, currentKey } = await requestedChange()
    await newClient().call(sessions.forgetPassword, { email })
    const { keyCode } = await newClient().call(sessions.forgotPassword, { email })
    const link = (await listMailsTo(getCasino(), email))
      .flatMap(({ links }) => links)
      .find((one) => /nieuw-wachtwoord/.test(one))!
    const newPasswordKey = link.split("/").at(-1)!
    const code = /^(\d{6})$/m.exec(
      (await listMailsTo(getCasino(), email)).find(({ subject }) => subject === mails("resetCode.subject"))!
        .text,
    )![1]!
    await agree(newKey)
    await agree(currentKey)
    const password = Buffer.from(anotherPassword).toString("base64")
    await expect(
      newClient().call(sessions.verifyForgetPassword, { newPasswordKey, password }),
    ).rejects.toMatchObject({ name: "EmailTokenInvalidErrorType" })
    await expect(
      newClient().call(sessions.verifyOtp, { keyCode, otp: code, password }),
    ).rejects.toMatchObject({
      name: "OtpExpiredErrorType",
    })
  })

  test("is refused and ends when another account has taken the address", async () => {
    const { visitor, email, newEmail, newKey, currentKey } = await requestedChange()
    await agree(newKey)
    const other = await unconfirmed()
    await asOwner(getCasino(), "update players.player set email = $1, email_key = $1 where id = $2", [
      newEmail,
      other.userId,
    ])
    await expect(agree(currentKey)).rejects.toMatchObject({ name: "EmailTakenMeanwhileErrorType" })
    expect(await userOf(visitor)).toMatchObject({ email })
    expect(await changeOf(visitor)).toBeNull()
    await expect(agree(currentKey)).rejects.toMatchObject(invalid)
  })

  test("recognises the address in another spelling", async () => {
    const { visitor, newKey, currentKey } = await requestedChange("Written.Otherwise@Example.be")
    await agree(newKey)
    await agree(currentKey)
    expect(await userOf(visitor)).toMatchObject({ email: "Written.Otherwise@Example.be" })
    await logIn(newClient(), "written.otherwise@example.be")
  })
})

describe("an unverified current address is not asked", () => {
  test("only the new address has to agree, and is the first verified one", async () => {
    const { visitor, userId, email } = await unconfirmed()
    const token = await tokenFor(getCasino(), email)
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

  test("is asked again when it is verified before the new one agrees", async () => {
    const { visitor, email } = await unconfirmed()
    const token = await tokenFor(getCasino(), email)
    const newEmail = anEmail()
    await ask(visitor, newEmail)
    await visitor.call(players.verifyEmail, { token })
    const [key] = await keysFor(newEmail)
    await expect(agree(key!)).rejects.toMatchObject(invalid)
    expect(await userOf(visitor)).toMatchObject({ email })
    expect(await changeOf(visitor)).toBeNull()
  })
})

describe("a change that is not completed", () => {
  test("is stopped from the current address: no link works, and the answer names the side", async () => {
    const { visitor, email, newKey, currentKey } = await requestedChange()
    await agree(newKey)
    expect(await stop(currentKey)).toEqual({ message: answers("emailChangeStopped"), isAccountsOwn: true })
    await expect(agree(currentKey)).rejects.toMatchObject(invalid)
    await expect(stop(currentKey)).rejects.toMatchObject(invalid)
    expect(await changeOf(visitor)).toBeNull()
    expect(await userOf(visitor)).toMatchObject({ email })
  })

  test("is stopped from the new address", async () => {
    const { newKey, currentKey } = await requestedChange()
    expect(await stop(newKey)).toMatchObject({ isAccountsOwn: false })
    await expect(agree(currentKey)).rejects.toMatchObject(invalid)
  })

  test("cannot be stopped by a side that has agreed; the player can cancel it", async () => {
    const { visitor, newKey, currentKey } = await requestedChange()
    await agree(currentKey)
    await expect(stop(currentKey)).rejects.toMatchObject(invalid)
    const cancelled = { message: answers("emailChangeCancelled") }
    expect(await visitor.call(sessions.cancelEmailChange, {})).toEqual(cancelled)
    expect(await visitor.call(sessions.cancelEmailChange, {})).toEqual(cancelled)
    expect(await changeOf(visitor)).toBeNull()
    await expect(agree(newKey)).rejects.toMatchObject(invalid)
  })

  test("is replaced by a later request: only the newest links work", async () => {
    const { visitor, email, newKey, currentKey } = await requestedChange()
    const newest = anEmail()
    await ask(visitor, newest)
    for (const key of [newKey, currentKey]) await expect(agree(key)).rejects.toMatchObject(invalid)
    expect(await changeOf(visitor)).toMatchObject({ email: newest, hasNewAgreed: false })
    await agree((await keysFor(newest))[0]!)
    await agree((await keysFor(email))[0]!)
    expect(await userOf(visitor)).toMatchObject({ email: newest })
  })

  test("expires after half an hour", async () => {
    const { visitor, email, newKey, currentKey } = await requestedChange()
    await agree(newKey)
    getCasino().clock.advance(29 * minuteMs)
    expect(await changeOf(visitor)).not.toBeNull()
    getCasino().clock.advance(minuteMs)
    await expect(agree(currentKey)).rejects.toMatchObject(invalid)
    await expect(stop(currentKey)).rejects.toMatchObject(invalid)
    const again = newClient()
    await logIn(again, email)
    expect(await changeOf(again)).toBeNull()
    // An expired change is not open: another may be requested.
    await ask(again, anEmail())
  })

  test("is ended by a change of password", async () => {
    const { visitor, userId, newKey } = await requestedChange()
    await visitor.call(sessions.changePassword, {
      id: userId,
      oldPassword: Buffer.from("korneel fietst naar Oudenaarde").toString("base64"),
      newPassword: Buffer.from(anotherPassword).toString("base64"),
    })
    await expect(agree(newKey)).rejects.toMatchObject(invalid)
    expect(await changeOf(visitor)).toBeNull()
  })
})

test("is deleted a day after it expired", async () => {
  const { visitor } = await player()
  await ask(visitor, anEmail())
  getCasino().clock.advance(25 * 60 * minuteMs)
  await emailChangeJobs(getCasino().platform)["sessions.forgetEmailChanges"]!({})
  expect(await asOwner(getCasino(), "select from sessions.email_change")).toEqual([])
})
