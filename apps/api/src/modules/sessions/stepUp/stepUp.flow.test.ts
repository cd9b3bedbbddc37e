import { payments, sessions } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { translate } from "@elite/words"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { goodPassword, isLoggedIn } from "../../../../testing/people.ts"
import { pause } from "../../limits/index.ts"
import { anotherPassword } from "../testing/passwords.ts"
import { secondFactorFixture } from "../testing/secondFactor.ts"

const house = casinoForFile({ env: { TRUST_PROXY: "1" } })
const { afterFiveMinutes, nextCode, player, somewhere, withFactor } = secondFactorFixture(house)
const { stepUp } = sessions
const stale = { name: "StepUpRequiredErrorType", status: 400 }
const password = base64(goodPassword)
const wish = { amount: 20, method: "bnp", iban: "BE68539007547034" } as const
/** What whoever has just shown who they are hears: their address is not confirmed yet. */
const heard = { name: "EmailNotVerifiedErrorType" }

type Player = Awaited<ReturnType<typeof player>>
const withdraw = ({ visitor }: Player, more = {}) => visitor.call(payments.withdrawAmount, wish, more)

test("the log-in counts for five minutes; from then on a withdrawal asks, and the password opens it", async () => {
  const eva = await player()
  house().clock.advance(5 * 60_000 - 1)
  await expect(withdraw(eva)).rejects.toMatchObject(heard)
  house().clock.advance(1)
  await expect(withdraw(eva)).rejects.toMatchObject(stale)
  const before = eva.visitor.cookies.get("access_token")!
  expect(await eva.visitor.call(stepUp, { password }, { language: "nl" })).toEqual({
    message: translate("nl", "answers")("steppedUp"),
  })
  await expect(withdraw(eva)).rejects.toMatchObject(heard)
  // The session goes on under another token.
  expect(eva.visitor.cookies.get("access_token")).not.toBe(before)
  const thief = somewhere()
  thief.cookies.set("access_token", before)
  expect([await isLoggedIn(eva.visitor), await isLoggedIn(thief)]).toEqual([true, false])
  afterFiveMinutes()
  await expect(withdraw(eva)).rejects.toMatchObject(stale)
})

test("a code of the app opens it too, once, and a recovery code", async () => {
  const eva = await withFactor()
  afterFiveMinutes()
  const code = nextCode(eva.secret)
  await eva.visitor.call(stepUp, { code })
  await expect(withdraw(eva)).rejects.toMatchObject(heard)
  afterFiveMinutes()
  const again = { name: "SecondFactorCodeInvalidErrorType" }
  await expect(eva.visitor.call(stepUp, { code })).rejects.toMatchObject(again)
  await expect(withdraw(eva)).rejects.toMatchObject(stale)
  await eva.visitor.call(stepUp, { code: eva.recoveryCodes[0]! })
  await expect(withdraw(eva)).rejects.toMatchObject(heard)
})

test("of one session: another one of the same player is as old as it was", async () => {
  const eva = await player()
  const elsewhere = somewhere()
  const login = { email: eva.email, password, deviceType: "web", preferredLanguage: "nl" } as const
  await elsewhere.call(sessions.login, login)
  afterFiveMinutes()
  await eva.visitor.call(stepUp, { password })
  await expect(withdraw({ ...eva, visitor: elsewhere })).rejects.toMatchObject(stale)
})

test("a wrong word opens nothing, and five make it wait", async () => {
  const eva = await player()
  afterFiveMinutes()
  await expect(eva.visitor.call(stepUp, { code: "123456" })).rejects.toMatchObject({
    name: "SecondFactorOffErrorType",
  })
  for (let i = 0; i < 5; i++)
    await expect(eva.visitor.call(stepUp, { password: base64(`wrong ${i}`) })).rejects.toMatchObject({
      name: "OldPasswordInvalidErrorType",
    })
  await expect(eva.visitor.call(stepUp, { password })).rejects.toMatchObject({
    name: "TooManyRequestsErrorType",
  })
  await expect(withdraw(eva)).rejects.toMatchObject(stale)
  await expect(somewhere().call(stepUp, { password })).rejects.toMatchObject({ status: 401 })
})

test("what asks for the password itself counts: another password, another address", async () => {
  const eva = await player()
  afterFiveMinutes()
  await eva.visitor.call(sessions.updateEmail, { email: "eva.proves@example.be", password })
  await expect(withdraw(eva)).rejects.toMatchObject(heard)
  afterFiveMinutes()
  const newPassword = base64(anotherPassword)
  await eva.visitor.call(sessions.changePassword, { id: eva.userId, oldPassword: password, newPassword })
  await expect(withdraw(eva)).rejects.toMatchObject(heard)
})

test("somebody on a break may step up, for they may withdraw", async () => {
  const eva = await player()
  const until = new Date(house().clock.now().getTime() + 24 * 60 * 60_000)
  await house().platform.transact((tx) => pause(tx, BigInt(eva.userId), { as: "break", until }))
  await house().drain()
  const login = { email: eva.email, password, deviceType: "web", preferredLanguage: "nl" } as const
  await eva.visitor.call(sessions.login, login)
  afterFiveMinutes()
  await expect(withdraw(eva)).rejects.toMatchObject(stale)
  await eva.visitor.call(stepUp, { password })
  await expect(withdraw(eva)).rejects.toMatchObject(heard)
})
