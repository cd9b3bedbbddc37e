import { payments, sessions } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { translate } from "@elite/words"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { goodPassword, isLoggedIn } from "../../../../testing/people.ts"
import { dayMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { pause } from "../../limits/index.ts"
import { anotherPassword } from "../testing/passwords.ts"
import { secondFactorFixture } from "../testing/secondFactor.ts"

const casino = casinoForFile({ env: { TRUST_PROXY: "1" } })
const { afterFiveMinutes, nextCode, player, newClient, withFactor } = secondFactorFixture(casino)
const { stepUp } = sessions
const stale = { name: "StepUpRequiredErrorType", status: 400 }
const password = base64(goodPassword)
const withdrawal = { amount: 20, method: "bnp", iban: "BE68539007547034" } as const
/** The next refusal after a recent proof: the address is not verified. */
const notVerified = { name: "EmailNotVerifiedErrorType" }

type Player = Awaited<ReturnType<typeof player>>
const withdraw = ({ visitor }: Player, more = {}) => visitor.call(payments.withdrawAmount, withdrawal, more)

test("a login counts for five minutes; afterwards a withdrawal needs a step-up by password", async () => {
  const eva = await player()
  casino().clock.advance(5 * minuteMs - 1)
  await expect(withdraw(eva)).rejects.toMatchObject(notVerified)
  casino().clock.advance(1)
  await expect(withdraw(eva)).rejects.toMatchObject(stale)
  const before = eva.visitor.cookies.get("access_token")!
  expect(await eva.visitor.call(stepUp, { password }, { language: "nl" })).toEqual({
    message: translate("nl", "answers")("steppedUp"),
  })
  await expect(withdraw(eva)).rejects.toMatchObject(notVerified)
  // The session continues under another token.
  expect(eva.visitor.cookies.get("access_token")).not.toBe(before)
  const thief = newClient()
  thief.cookies.set("access_token", before)
  expect([await isLoggedIn(eva.visitor), await isLoggedIn(thief)]).toEqual([true, false])
  afterFiveMinutes()
  await expect(withdraw(eva)).rejects.toMatchObject(stale)
})

test("accepts a code of the app or a recovery code, once", async () => {
  const eva = await withFactor()
  afterFiveMinutes()
  const code = nextCode(eva.secret)
  await eva.visitor.call(stepUp, { code })
  await expect(withdraw(eva)).rejects.toMatchObject(notVerified)
  afterFiveMinutes()
  const again = { name: "SecondFactorCodeInvalidErrorType" }
  await expect(eva.visitor.call(stepUp, { code })).rejects.toMatchObject(again)
  await expect(withdraw(eva)).rejects.toMatchObject(stale)
  await eva.visitor.call(stepUp, { code: eva.recoveryCodes[0]! })
  await expect(withdraw(eva)).rejects.toMatchObject(notVerified)
})

test("counts for its own session only", async () => {
  const eva = await player()
  const elsewhere = newClient()
  const login = { email: eva.email, password, deviceType: "web", preferredLanguage: "nl" } as const
  await elsewhere.call(sessions.login, login)
  afterFiveMinutes()
  await eva.visitor.call(stepUp, { password })
  await expect(withdraw({ ...eva, visitor: elsewhere })).rejects.toMatchObject(stale)
})

test("refuses a wrong password and blocks after five", async () => {
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
  await expect(newClient().call(stepUp, { password })).rejects.toMatchObject({ status: 401 })
})

test("changes of password or address count as a proof", async () => {
  const eva = await player()
  afterFiveMinutes()
  await eva.visitor.call(sessions.updateEmail, { email: "eva.proves@example.be", password })
  await expect(withdraw(eva)).rejects.toMatchObject(notVerified)
  afterFiveMinutes()
  const newPassword = base64(anotherPassword)
  await eva.visitor.call(sessions.changePassword, { id: eva.userId, oldPassword: password, newPassword })
  await expect(withdraw(eva)).rejects.toMatchObject(notVerified)
})

test("a player on a break may step up, because they may withdraw", async () => {
  const eva = await player()
  const until = new Date(casino().clock.now().getTime() + dayMs)
  await casino().platform.transact((tx) => pause(tx, BigInt(eva.userId), { as: "break", until }))
  await casino().drain()
  const login = { email: eva.email, password, deviceType: "web", preferredLanguage: "nl" } as const
  await eva.visitor.call(sessions.login, login)
  afterFiveMinutes()
  await expect(withdraw(eva)).rejects.toMatchObject(stale)
  await eva.visitor.call(stepUp, { password })
  await expect(withdraw(eva)).rejects.toMatchObject(notVerified)
})
