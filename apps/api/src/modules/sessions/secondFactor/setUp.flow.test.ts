import { sessions } from "@elite/contract"
import { translate } from "@elite/words"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { isLoggedIn } from "../../../../testing/people.ts"
import { runOperatorCommand } from "../../../operatorCli.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { secondFactorFixture } from "../testing/secondFactor.ts"

const casino = casinoForFile({ env: { TRUST_PROXY: "1" } })
const {
  afterFiveMinutes,
  challenged,
  codeOf,
  hasFactor,
  submitPassword,
  nextCode,
  player,
  newClient,
  getFactor,
  subjectsFor,
  verify,
  withFactor,
} = secondFactorFixture(casino)
const begin = sessions.generateSecretCode
const confirm = sessions.firstTimeAuthenticate
const mailText = translate("nl", "mails")

const wrong = { name: "SecondFactorCodeInvalidErrorType" }
const stale = { name: "StepUpRequiredErrorType" }
const over = { name: "SecondFactorSetUpOverErrorType" }
const isOn = { name: "SecondFactorOnErrorType" }
const isOff = { name: "SecondFactorOffErrorType" }

describe("a second factor", () => {
  test("is on from the first right code", async () => {
    const { email, visitor } = await player()
    const { secret, otpauthUrl, qrCode } = await visitor.call(begin, {})
    expect(new URL(otpauthUrl).searchParams.get("secret")).toBe(secret)
    const svg = Buffer.from(qrCode.replace("data:image/svg+xml;base64,", ""), "base64").toString()
    expect(svg).toMatch(/^<svg [^>]*viewBox/)
    expect(await getFactor(visitor)).toEqual({ since: null, recoveryCodesLeft: 0 })
    expect(await submitPassword(newClient(), email)).toHaveProperty("userId")
    await expect(visitor.call(confirm, { token: codeOf(secret, 2) })).rejects.toMatchObject(wrong)
    expect(await hasFactor(visitor)).toBe(false)

    const { recoveryCodes } = await visitor.call(confirm, { token: codeOf(secret) })
    expect(new Set(recoveryCodes).size).toBe(10)
    const since = casino().clock.now().toISOString()
    expect(await getFactor(visitor)).toEqual({ since, recoveryCodesLeft: 10 })
    expect(await hasFactor(visitor)).toBe(true)
    expect(await subjectsFor(email)).toContain(mailText("secondFactor.on.subject"))
    await challenged(email)
    // The code that confirmed the set-up is used.
    const { by, challengeId } = await challenged(email)
    await expect(verify(by, challengeId, codeOf(secret))).rejects.toMatchObject(wrong)
  })

  test("can be restarted and confirmed once within half an hour", async () => {
    const { visitor } = await player()
    await expect(visitor.call(confirm, { token: "123456" })).rejects.toMatchObject(over)
    const first = await visitor.call(begin, {})
    const { secret } = await visitor.call(begin, {})
    await expect(visitor.call(confirm, { token: codeOf(first.secret) })).rejects.toMatchObject(wrong)
    await expect(visitor.call(confirm, { token: "7K3QM-X9TPA" })).rejects.toMatchObject(wrong)
    casino().clock.advance(29 * minuteMs)
    expect(await isLoggedIn(visitor)).toBe(true)
    casino().clock.advance(minuteMs)
    await expect(visitor.call(confirm, { token: codeOf(secret) })).rejects.toMatchObject(over)
    await expect(visitor.call(begin, {})).rejects.toMatchObject(stale)
  })

  test("that is on can be neither restarted nor switched on again", async () => {
    const { visitor } = await player()
    const { secret } = await visitor.call(begin, {})
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => visitor.call(confirm, { token: codeOf(secret) })),
    )
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    await expect(visitor.call(begin, {})).rejects.toMatchObject(isOn)
    await expect(visitor.call(confirm, { token: nextCode(secret) })).rejects.toMatchObject(isOn)
  })

  test("is changed only after a recent proof of identity", async () => {
    const { visitor } = await withFactor()
    afterFiveMinutes()
    for (const call of [begin, sessions.renewRecoveryCodes, sessions.turnSecondFactorOff])
      await expect(visitor.call(call, {})).rejects.toMatchObject(stale)
    expect(await getFactor(visitor)).toMatchObject({ recoveryCodesLeft: 10 })
  })

  test("is switched off with its codes and pending logins", async () => {
    const { email, visitor, secret, recoveryCodes } = await withFactor()
    const waiting = await challenged(email)
    expect(await visitor.call(sessions.turnSecondFactorOff, {}, { language: "fr" })).toEqual({
      message: translate("fr", "answers")("secondFactorOff"),
    })
    for (const code of [nextCode(secret), recoveryCodes[0]!])
      await expect(verify(waiting.by, waiting.challengeId, code)).rejects.toMatchObject({
        name: "LoginChallengeExpiredErrorType",
      })
    expect(await getFactor(visitor)).toEqual({ since: null, recoveryCodesLeft: 0 })
    expect(await submitPassword(newClient(), email)).toHaveProperty("userId")
    expect(await subjectsFor(email)).toContain(mailText("secondFactor.off.subject"))
    for (const call of [sessions.renewRecoveryCodes, sessions.turnSecondFactorOff])
      await expect(visitor.call(call, {})).rejects.toMatchObject(isOff)
  })

  test("is switched off by an operator, whose name is recorded", async () => {
    const { email, userId, visitor } = await withFactor()
    const says = async () => {
      const run = runOperatorCommand(["second-factor-off", String(userId)], "Mia")
      return typeof run === "function" ? run(casino().databaseUrl) : run
    }
    expect(await says()).toMatchObject({ code: 0 })
    expect(await says()).toMatchObject({ code: 1 })
    expect(await getFactor(visitor)).toMatchObject({ since: null })
    expect(await submitPassword(newClient(), email)).toHaveProperty("userId")
    expect(await subjectsFor(email)).toContain(mailText("secondFactor.off.subject"))
    const [row] = await asOwner<{ data: object }>(
      casino(),
      "select data from kernel.event where kind = 'session.secondFactorChanged' order by id desc limit 1",
    )
    expect(row!.data).toEqual({ change: "off", by: "mia" })
  })

  test("gets new recovery codes that replace the old ones", async () => {
    const { email, visitor, recoveryCodes: old } = await withFactor()
    const { recoveryCodes } = await visitor.call(sessions.renewRecoveryCodes, {})
    expect(recoveryCodes.filter((code) => old.includes(code))).toEqual([])
    expect(await getFactor(visitor)).toMatchObject({ recoveryCodesLeft: 10 })
    expect(await subjectsFor(email)).toContain(mailText("secondFactor.renewed.subject"))
    const { by, challengeId } = await challenged(email)
    await expect(verify(by, challengeId, old[0]!)).rejects.toMatchObject(wrong)
    await verify(by, challengeId, recoveryCodes[0]!)
    expect(await isLoggedIn(by)).toBe(true)
  })

  test("accepts twenty wrong codes a day", async () => {
    const { visitor } = await player()
    const { secret } = await visitor.call(begin, {})
    for (let i = 0; i < 20; i++)
      await expect(visitor.call(confirm, { token: codeOf(secret, 2) })).rejects.toMatchObject(wrong)
    await expect(visitor.call(confirm, { token: codeOf(secret) })).rejects.toMatchObject({
      name: "TooManyRequestsErrorType",
    })
  })
})
