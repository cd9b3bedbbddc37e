import { sessions } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { translate } from "@elite/words"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { goodPassword, isLoggedIn, listMailsTo } from "../../../../testing/people.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { anEmail, emailChangeFixture } from "../testing/emailChange.ts"
import { anotherPassword } from "../testing/passwords.ts"
import { secondFactorFixture } from "../testing/secondFactor.ts"

const casino = casinoForFile({ env: { TRUST_PROXY: "1" } })
const {
  challenged,
  codeOf,
  submitPassword,
  mail,
  mailedTo,
  nextCode,
  newClient,
  getFactor,
  subjectsFor,
  verify,
  withFactor,
} = secondFactorFixture(casino)
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0")
const wrong = { name: "SecondFactorCodeInvalidErrorType" }
const over = { name: "LoginChallengeExpiredErrorType" }
const tooMany = { name: "TooManyRequestsErrorType" }

describe("a log-in with a second factor", () => {
  test("opens a session by password and code, once", async () => {
    const { email, userId, secret } = await withFactor()
    const { by, challengeId } = await challenged(email)
    expect(by.cookies.has("access_token")).toBe(false)
    expect(await isLoggedIn(by)).toBe(false)
    const code = nextCode(secret)
    expect(await verify(by, challengeId, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      userId,
      message: translate("nl", "answers")("loggedIn"),
      language_key: "login",
    })
    expect(await isLoggedIn(by)).toBe(true)
    expect(by.cookies.has("login_challenge")).toBe(false)
    await expect(verify(by, challengeId, nextCode(secret))).rejects.toMatchObject(over)
  })

  test("ends the previous session of the browser and notifies of a new device", async () => {
    const { email, visitor, secret } = await withFactor()
    const planted = newClient()
    for (const [name, value] of visitor.cookies) planted.cookies.set(name, value)
    const { by, challengeId } = await challenged(email, planted)
    await verify(by, challengeId, nextCode(secret))
    expect([await isLoggedIn(by), await isLoggedIn(visitor)]).toEqual([true, false])
    const { challengeId: next, by: phone } = await challenged(email)
    await phone.fetch(sessions.verifyCode.path, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "Firefox/1 (Android)" },
      body: JSON.stringify({ challengeId: next, code: nextCode(secret) }),
    })
    expect(await subjectsFor(email)).toContain(translate("nl", "mails")("newDevice.subject"))
  })

  test("accepts each code once, of the present half minute and its neighbours", async () => {
    const { email, secret } = await withFactor()
    casino().clock.advance(5 * minuteMs)
    const [one, two] = [await challenged(email), await challenged(email)]
    await expect(verify(one.by, one.challengeId, codeOf(secret, -2))).rejects.toMatchObject(wrong)
    await expect(verify(one.by, one.challengeId, codeOf(secret, 2))).rejects.toMatchObject(wrong)
    await verify(one.by, one.challengeId, codeOf(secret))
    for (const used of [0, -1])
      await expect(verify(two.by, two.challengeId, codeOf(secret, used))).rejects.toMatchObject(wrong)
    await verify(two.by, two.challengeId, codeOf(secret, 1))
  })

  test("of two browsers with the same code one logs in", async () => {
    const { email, secret, recoveryCodes } = await withFactor()
    for (const code of [nextCode(secret), recoveryCodes[0]!]) {
      const both = [await challenged(email), await challenged(email)]
      const answers = await Promise.allSettled(both.map((each) => verify(each.by, each.challengeId, code)))
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    }
  })

  test("accepts a recovery code once in any spelling and e-mails the player", async () => {
    const { email, recoveryCodes } = await withFactor()
    const [code] = recoveryCodes
    const first = await challenged(email)
    await verify(first.by, first.challengeId, ` ${code!.toLowerCase().replace("-", " ")} `)
    expect(await getFactor(first.by)).toMatchObject({ recoveryCodesLeft: 9 })
    expect(await subjectsFor(email)).toContain(translate("nl", "mails")("secondFactor.used.subject"))
    const second = await challenged(email)
    await expect(verify(second.by, second.challengeId, code!)).rejects.toMatchObject(wrong)
  })

  test("is bound to its browser", async () => {
    const [eva, lies] = [await withFactor(), await withFactor()]
    const mine = await challenged(eva.email)
    const other = await challenged(lies.email)
    for (const by of [newClient(), other.by]) {
      await expect(verify(by, mine.challengeId, nextCode(eva.secret))).rejects.toMatchObject(over)
      await expect(mail(by, mine.challengeId)).rejects.toMatchObject(over)
    }
    // The code of one player is invalid for the other.
    await expect(verify(other.by, other.challengeId, codeOf(eva.secret))).rejects.toMatchObject(wrong)
    await verify(mine.by, mine.challengeId, codeOf(eva.secret))
  })

  test("refuses even the right code after five tries or ten minutes", async () => {
    const { email, secret } = await withFactor()
    const tired = await challenged(email)
    for (let i = 0; i < 5; i++)
      await expect(verify(tired.by, tired.challengeId, codeOf(secret, 2))).rejects.toMatchObject(wrong)
    await expect(verify(tired.by, tired.challengeId, nextCode(secret))).rejects.toMatchObject(over)
    const late = await challenged(email)
    casino().clock.advance(10 * minuteMs)
    await expect(verify(late.by, late.challengeId, codeOf(secret))).rejects.toMatchObject(over)
  })

  test("compares five of 200 simultaneous guesses", async () => {
    const { email, secret } = await withFactor()
    const { by, challengeId } = await challenged(email)
    const right = nextCode(secret)
    const guesses = await Promise.allSettled(
      Array.from({ length: 200 }, (_, i) => {
        const guess = String(i).padStart(6, "0")
        return somewhereWith(by).call(sessions.verifyCode, {
          challengeId,
          code: guess === right ? otherThan(right) : guess,
        })
      }),
    )
    const names = guesses.map((guess) => (guess.status === "rejected" ? guess.reason.name : "right"))
    expect(names.filter((name) => name === wrong.name)).toHaveLength(5)
    expect(names.filter((name) => name === over.name)).toHaveLength(195)
    await expect(verify(by, challengeId, right)).rejects.toMatchObject(over)
  })

  test("accepts twenty wrong codes of an account a day, not counting a known network address", async () => {
    const { email, secret } = await withFactor()
    for (let i = 0; i < 4; i++) {
      const { by, challengeId } = await challenged(email)
      for (let tries = 0; tries < 5; tries++)
        await expect(verify(by, challengeId, codeOf(secret, 2))).rejects.toMatchObject(wrong)
    }
    const { by, challengeId } = await challenged(email)
    await expect(verify(by, challengeId, nextCode(secret))).rejects.toMatchObject(tooMany)
    // The network address of the sign-up.
    const atHome = await challenged(email, casino().visitor())
    await verify(atHome.by, atHome.challengeId, codeOf(secret))
  })

  test("is void once the password has changed", async () => {
    const { email, userId, visitor, secret } = await withFactor()
    const { by, challengeId } = await challenged(email)
    const change = { id: userId, oldPassword: base64(goodPassword), newPassword: base64(anotherPassword) }
    await visitor.call(sessions.changePassword, change)
    await expect(verify(by, challengeId, nextCode(secret))).rejects.toMatchObject(over)
  })

  test("is void once the address has changed: the code is in the old mailbox", async () => {
    const { email, visitor, secret } = await withFactor()
    const { agree, keysFor } = emailChangeFixture(casino)
    const { by, challengeId } = await challenged(email)
    const newEmail = anEmail()
    await visitor.call(sessions.updateEmail, { email: newEmail, password: base64(goodPassword) })
    await agree((await keysFor(newEmail))[0]!)
    await expect(verify(by, challengeId, nextCode(secret))).rejects.toMatchObject(over)
  })

  function somewhereWith({ cookies }: ReturnType<typeof newClient>) {
    const by = newClient()
    for (const [name, value] of cookies) by.cookies.set(name, value)
    return by
  }
})

describe("a code by e-mail", () => {
  test("opens the session too; the e-mail says what to do if it was not requested", async () => {
    const { email } = await withFactor()
    const { by, challengeId } = await challenged(email)
    expect(await mail(by, challengeId)).toEqual({ sentTo: `e•••@example.be` })
    const [code] = await mailedTo(email)
    await expect(verify(by, challengeId, otherThan(code!))).rejects.toMatchObject(wrong)
    await verify(by, challengeId, code!)
    expect(await isLoggedIn(by)).toBe(true)
    const [letter] = await listMailsTo(casino(), email)
    expect(letter!.subject).not.toContain(code)
    const second = await challenged(email)
    await expect(verify(second.by, second.challengeId, code!)).rejects.toMatchObject(wrong)
    await expect(mail(by, challengeId)).rejects.toMatchObject(over)
  })

  test("is sent every three minutes, five times an hour, without new tries", async () => {
    const { email, secret } = await withFactor()
    const { by, challengeId } = await challenged(email)
    await mail(by, challengeId)
    const [first] = await mailedTo(email)
    casino().clock.advance(3 * minuteMs - 1)
    await expect(mail(by, challengeId)).rejects.toMatchObject(tooMany)
    casino().clock.advance(1)
    for (let tries = 0; tries < 4; tries++)
      await expect(verify(by, challengeId, codeOf(secret, 2))).rejects.toMatchObject(wrong)
    await mail(by, challengeId)
    const [second] = await mailedTo(email)
    // The first code is invalid, and it was the fifth try.
    if (first !== second) await expect(verify(by, challengeId, first!)).rejects.toMatchObject(wrong)
    await expect(verify(by, challengeId, second!)).rejects.toMatchObject(first === second ? wrong : over)
    for (let letters = 2; letters < 5; letters++) {
      const next = await challenged(email)
      await mail(next.by, next.challengeId)
    }
    const last = await challenged(email)
    await expect(mail(last.by, last.challengeId)).rejects.toMatchObject(tooMany)
  })

  test("is refused after a password reset by e-mail", async () => {
    const { email, secret } = await withFactor()
    const before = await challenged(email)
    await newClient().call(sessions.forgetPassword, { email })
    const key = (await listMailsTo(casino(), email))
      .flatMap(({ links }) => links)
      .find((link) => link.includes("/nieuw-wachtwoord/"))!
      .split("/")
      .at(-1)!
    const answer = await newClient().call(sessions.verifyForgetPassword, {
      newPasswordKey: key,
      password: base64(anotherPassword),
    })
    expect(answer).not.toHaveProperty("userId")
    await expect(verify(before.by, before.challengeId, nextCode(secret))).rejects.toMatchObject(over)
    const { by, challengeId } = await challenged(email, newClient(), anotherPassword)
    await expect(mail(by, challengeId)).rejects.toMatchObject({ name: "MailedCodeNotEnoughErrorType" })
    await verify(by, challengeId, codeOf(secret))
    // The app was used: e-mailed codes count again.
    const next = await challenged(email, newClient(), anotherPassword)
    await mail(next.by, next.challengeId)
    expect(await mailedTo(email)).toHaveLength(1)
  })
})

test("without one a log-in is what it was", async () => {
  const { email, visitor } = await withFactor()
  await visitor.call(sessions.turnSecondFactorOff, {})
  const by = newClient()
  expect(await submitPassword(by, email)).toMatchObject({ language_key: "login" })
  expect(await isLoggedIn(by)).toBe(true)
})
