import { type Client, createClient } from "@elite/client/visitor"
import { me, sessions } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { translate } from "@elite/words"
import type { TestCasino } from "../../../../testing/casino.ts"
import { goodPassword, listMailsTo, newcomer, signUp } from "../../../../testing/people.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { codeAt, stepAt } from "../secondFactor/totp.ts"
import { anAddress } from "./passwords.ts"

function bytesOf(base32: string): Buffer {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
  const bits = [...base32].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("")
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}

/** The code of the app, `later` half minutes from now. */
export const appCode = (secret: string, now: Date, later = 0): string =>
  codeAt(bytesOf(secret), stepAt(now) + later)

const subject = translate("nl", "mails")("loginCode.subject")

/** Calls around the second factor, each from a network address of its own. */
export function secondFactorFixture(casino: () => TestCasino) {
  const newClient = (): Client => createClient(casino().url, anAddress())
  const codeOf = (secret: string, later = 0) => appCode(secret, casino().clock.now(), later)
  /** Advances the clock by half a minute, so that the code is unused. */
  const nextCode = (secret: string) => {
    casino().clock.advance(30_000)
    return codeOf(secret)
  }

  const submitPassword = (by: Client, email: string, password: string = goodPassword) =>
    by.call(sessions.login, {
      email,
      password: base64(password),
      deviceType: "web",
      preferredLanguage: "nl",
    })
  async function challenged(email: string, by = newClient(), password?: string) {
    const answer = await submitPassword(by, email, password)
    if (!("challengeId" in answer)) throw new Error("There was no challenge.")
    return { by, challengeId: answer.challengeId }
  }
  const verify = (by: Client, challengeId: string, code: string) =>
    by.call(sessions.verifyCode, { challengeId, code })
  const mail = (by: Client, challengeId: string) => by.call(sessions.getCode, { challengeId })

  /** Newest first. */
  const mailedTo = async (email: string): Promise<string[]> =>
    (await listMailsTo(casino(), email))
      .filter((letter) => letter.subject === subject)
      .map(({ text }) => /^(\d{6})$/m.exec(text)![1]!)
  const subjectsFor = async (email: string) =>
    (await listMailsTo(casino(), email)).map((each) => each.subject)

  async function player() {
    const eva = newcomer("Eva")
    const { visitor, userId } = await signUp(casino(), eva)
    const client = newClient()
    for (const [name, value] of visitor.cookies) client.cookies.set(name, value)
    return { ...eva, userId, visitor: client }
  }
  async function withFactor() {
    const eva = await player()
    const { secret } = await eva.visitor.call(sessions.generateSecretCode, {})
    const { recoveryCodes } = await eva.visitor.call(sessions.firstTimeAuthenticate, {
      token: codeOf(secret),
    })
    return { ...eva, secret, recoveryCodes }
  }
  const getFactor = (by: Client) => by.call(sessions.getSecondFactor, {})
  const hasFactor = async (by: Client) => (await by.call(me.getUserDetails, {})).user.is2faEnabled
  /** Afterwards a proof of identity is required again. */
  const afterFiveMinutes = () => casino().clock.advance(5 * minuteMs)
  return {
    newClient,
    codeOf,
    nextCode,
    submitPassword,
    challenged,
    verify,
    mail,
    mailedTo,
    subjectsFor,
    player,
    withFactor,
    getFactor,
    hasFactor,
    afterFiveMinutes,
  }
}
