import { sessions } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { translate } from "@elite/words"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { goodPassword, isLoggedIn, listMailsTo } from "../../../../testing/people.ts"
import { anEmail, emailChangeFixture } from "../testing/emailChange.ts"
import { anotherPassword } from "../testing/passwords.ts"
import { secondFactorFixture } from "../testing/secondFactor.ts"

const house = casinoForFile({ env: { TRUST_PROXY: "1" } })
const {
  challenged,
  codeOf,
  knocks,
  mail,
  mailedTo,
  nextCode,
  somewhere,
  standing,
  subjectsFor,
  verify,
  withFactor,
} = secondFactorFixture(house)
const minuteMs = 60_000
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0")
const wrong = { name: "SecondFactorCodeInvalidErrorType" }
const over = { name: "LoginChallengeExpiredErrorType" }
const tooMany = { name: "TooManyRequestsErrorType" }

describe("a log-in with a second factor", () => {
  test("opens no session by the password, and one by the code, once", async () => {
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

  test("ends the session that the browser came with, and tells of a new device", async () => {
    const { email, visitor, secret } = await withFactor()
    const planted = somewhere()
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

  test("takes each half minute's code once, of the present one and the two beside it", async () => {
    const { email, secret } = await withFactor()
    house().clock.advance(5 * minuteMs)
    const [one, two] = [await challenged(email), await challenged(email)]
    await expect(verify(one.by, one.challengeId, codeOf(secret, -2))).rejects.toMatchObject(wrong)
    await expect(verify(one.by, one.challengeId, codeOf(secret, 2))).rejects.toMatchObject(wrong)
    await verify(one.by, one.challengeId, codeOf(secret))
    for (const used of [0, -1])
      await expect(verify(two.by, two.challengeId, codeOf(secret, used))).rejects.toMatchObject(wrong)
    await verify(two.by, two.challengeId, codeOf(secret, 1))
  })

  test("of one code said in two browsers at once lets one in", async () => {
    const { email, secret, recoveryCodes } = await withFactor()
    for (const code of [nextCode(secret), recoveryCodes[0]!]) {
      const both = [await challenged(email), await challenged(email)]
      const answers = await Promise.allSettled(both.map((each) => verify(each.by, each.challengeId, code)))
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    }
  })

  test("takes a recovery code, once, however it is written, and says so by letter", async () => {
    const { email, recoveryCodes } = await withFactor()
    const [code] = recoveryCodes
    const first = await challenged(email)
    await verify(first.by, first.challengeId, ` ${code!.toLowerCase().replace("-", " ")} `)
    expect(await standing(first.by)).toMatchObject({ recoveryCodesLeft: 9 })
    expect(await subjectsFor(email)).toContain(translate("nl", "mails")("secondFactor.used.subject"))
    const second = await challenged(email)
    await expect(verify(second.by, second.challengeId, code!)).rejects.toMatchObject(wrong)
  })

  test("is of one browser: what the page knows is of no use in another", async () => {
    const [eva, lies] = [await withFactor(), await withFactor()]
    const mine = await challenged(eva.email)
    const other = await challenged(lies.email)
    for (const by of [somewhere(), other.by]) {
      await expect(verify(by, mine.challengeId, nextCode(eva.secret))).rejects.toMatchObject(over)
      await expect(mail(by, mine.challengeId)).rejects.toMatchObject(over)
    }
    // The code of one player is none for the other.
    await expect(verify(other.by, other.challengeId, codeOf(eva.secret))).rejects.toMatchObject(wrong)
    await verify(mine.by, mine.challengeId, codeOf(eva.secret))
  })

  test("takes five tries and ten minutes, and then not even the right code", async () => {
    const { email, secret } = await withFactor()
    const tired = await challenged(email)
    for (let i = 0; i < 5; i++)
      await expect(verify(tired.by, tired.challengeId, codeOf(secret, 2))).rejects.toMatchObject(wrong)
    await expect(verify(tired.by, tired.challengeId, nextCode(secret))).rejects.toMatchObject(over)
    const late = await challenged(email)
    house().clock.advance(10 * minuteMs)
    await expect(verify(late.by, late.challengeId, codeOf(secret))).rejects.toMatchObject(over)
  })

  test("of 200 guesses at once looks at five", async () => {
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

  test("takes twenty wrong codes of an account in a day, and at home goes on", async () => {
    const { email, secret } = await withFactor()
    for (let i = 0; i < 4; i++) {
      const { by, challengeId } = await challenged(email)
      for (let tries = 0; tries < 5; tries++)
        await expect(verify(by, challengeId, codeOf(secret, 2))).rejects.toMatchObject(wrong)
    }
    const { by, challengeId } = await challenged(email)
    await expect(verify(by, challengeId, nextCode(secret))).rejects.toMatchObject(tooMany)
    // Where the account was opened.
    const atHome = await challenged(email, house().visitor())
    await verify(atHome.by, atHome.challengeId, codeOf(secret))
  })

  test("is void once the password is another one", async () => {
    const { email, userId, visitor, secret } = await withFactor()
    const { by, challengeId } = await challenged(email)
    const change = { id: userId, oldPassword: base64(goodPassword), newPassword: base64(anotherPassword) }
    await visitor.call(sessions.changePassword, change)
    await expect(verify(by, challengeId, nextCode(secret))).rejects.toMatchObject(over)
  })

  test("is void once the address is another one: what was mailed lies in the old mailbox", async () => {
    const { email, visitor, secret } = await withFactor()
    const { agree, keysFor } = emailChangeFixture(house)
    const { by, challengeId } = await challenged(email)
    const newEmail = anEmail()
    await visitor.call(sessions.updateEmail, { email: newEmail, password: base64(goodPassword) })
    await agree((await keysFor(newEmail))[0]!)
    await expect(verify(by, challengeId, nextCode(secret))).rejects.toMatchObject(over)
  })

  /** The same browser at another network address. */
  function somewhereWith({ cookies }: ReturnType<typeof somewhere>) {
    const by = somewhere()
    for (const [name, value] of cookies) by.cookies.set(name, value)
    return by
  }
})

describe("a code by e-mail", () => {
  test("opens the session too; the letter says what to do for whoever did not ask", async () => {
    const { email } = await withFactor()
    const { by, challengeId } = await challenged(email)
    expect(await mail(by, challengeId)).toEqual({ sentTo: `e•••@example.be` })
    const [code] = await mailedTo(email)
    await expect(verify(by, challengeId, otherThan(code!))).rejects.toMatchObject(wrong)
    await verify(by, challengeId, code!)
    expect(await isLoggedIn(by)).toBe(true)
    const [letter] = await listMailsTo(house(), email)
    expect(letter!.subject).not.toContain(code)
    const second = await challenged(email)
    await expect(verify(second.by, second.challengeId, code!)).rejects.toMatchObject(wrong)
    await expect(mail(by, challengeId)).rejects.toMatchObject(over)
  })

  test("comes every three minutes, five times an hour, and gives no more tries", async () => {
    const { email, secret } = await withFactor()
    const { by, challengeId } = await challenged(email)
    await mail(by, challengeId)
    const [first] = await mailedTo(email)
    house().clock.advance(3 * minuteMs - 1)
    await expect(mail(by, challengeId)).rejects.toMatchObject(tooMany)
    house().clock.advance(1)
    for (let tries = 0; tries < 4; tries++)
      await expect(verify(by, challengeId, codeOf(secret, 2))).rejects.toMatchObject(wrong)
    await mail(by, challengeId)
    const [second] = await mailedTo(email)
    // The first one is none any more, and was the fifth try.
    if (first !== second) await expect(verify(by, challengeId, first!)).rejects.toMatchObject(wrong)
    await expect(verify(by, challengeId, second!)).rejects.toMatchObject(first === second ? wrong : over)
    for (let letters = 2; letters < 5; letters++) {
      const next = await challenged(email)
      await mail(next.by, next.challengeId)
    }
    const last = await challenged(email)
    await expect(mail(last.by, last.challengeId)).rejects.toMatchObject(tooMany)
  })

  test("is no second proof beside a password that came by e-mail", async () => {
    const { email, secret } = await withFactor()
    const before = await challenged(email)
    await somewhere().call(sessions.forgetPassword, { email })
    const key = (await listMailsTo(house(), email))
      .flatMap(({ links }) => links)
      .find((link) => link.includes("/nieuw-wachtwoord/"))!
      .split("/")
      .at(-1)!
    const answer = await somewhere().call(sessions.verifyForgetPassword, {
      newPasswordKey: key,
      password: base64(anotherPassword),
    })
    expect(answer).not.toHaveProperty("userId")
    await expect(verify(before.by, before.challengeId, nextCode(secret))).rejects.toMatchObject(over)
    const { by, challengeId } = await challenged(email, somewhere(), anotherPassword)
    await expect(mail(by, challengeId)).rejects.toMatchObject({ name: "MailedCodeNotEnoughErrorType" })
    await verify(by, challengeId, codeOf(secret))
    // The app was shown: from here on the two are two again.
    const next = await challenged(email, somewhere(), anotherPassword)
    await mail(next.by, next.challengeId)
    expect(await mailedTo(email)).toHaveLength(1)
  })
})

test("without one a log-in is what it was", async () => {
  const { email, visitor } = await withFactor()
  await visitor.call(sessions.turnSecondFactorOff, {})
  const by = somewhere()
  expect(await knocks(by, email)).toMatchObject({ language_key: "login" })
  expect(await isLoggedIn(by)).toBe(true)
})
