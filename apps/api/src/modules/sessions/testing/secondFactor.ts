import { type Client, createClient } from "@elite/client/visitor"
import { me, sessions } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { translate } from "@elite/words"
import type { TestCasino } from "../../../../testing/casino.ts"
import { goodPassword, listMailsTo, newcomer, signUp } from "../../../../testing/people.ts"
import { codeAt, stepAt } from "../secondFactor/totp.ts"
import { anAddress } from "./passwords.ts"

/** The bytes of a base32 text, as an app reads them. */
function bytesOf(base32: string): Buffer {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
  const bits = [...base32].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("")
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}

/** What an app that was told a secret shows so many half minutes from now. */
export const appCode = (secret: string, now: Date, later = 0): string =>
  codeAt(bytesOf(secret), stepAt(now) + later)

const subject = translate("nl", "mails")("loginCode.subject")

/** What people with a second factor do, in a casino behind a proxy. */
export function secondFactorFixture(house: () => TestCasino) {
  const somewhere = (): Client => createClient(house().url, anAddress())
  const codeOf = (secret: string, later = 0) => appCode(secret, house().clock.now(), later)
  /** A code that was not shown before: half a minute later. */
  const nextCode = (secret: string) => {
    house().clock.advance(30_000)
    return codeOf(secret)
  }

  /** Says the password and answers what comes of it. */
  const knocks = (by: Client, email: string, password: string = goodPassword) =>
    by.call(sessions.login, {
      email,
      password: base64(password),
      deviceType: "web",
      preferredLanguage: "nl",
    })
  /** Says the password of somebody with a second factor; the challenge that this browser gets. */
  async function challenged(email: string, by = somewhere(), password?: string) {
    const answer = await knocks(by, email, password)
    if (!("challengeId" in answer)) throw new Error("There was no challenge.")
    return { by, challengeId: answer.challengeId }
  }
  const verify = (by: Client, challengeId: string, code: string) =>
    by.call(sessions.verifyCode, { challengeId, code })
  const mail = (by: Client, challengeId: string) => by.call(sessions.getCode, { challengeId })

  /** The digits that were mailed, newest first. */
  const mailedTo = async (email: string): Promise<string[]> =>
    (await listMailsTo(house(), email))
      .filter((letter) => letter.subject === subject)
      .map(({ text }) => /^(\d{6})$/m.exec(text)![1]!)
  const subjectsFor = async (email: string) => (await listMailsTo(house(), email)).map((each) => each.subject)

  /** A player, logged in at a place of their own. */
  async function player() {
    const eva = newcomer("Eva")
    const { visitor, userId } = await signUp(house(), eva)
    const placed = somewhere()
    for (const [name, value] of visitor.cookies) placed.cookies.set(name, value)
    return { ...eva, userId, visitor: placed }
  }
  /** A player whose second factor has just come to hold. */
  async function withFactor() {
    const eva = await player()
    const { secret } = await eva.visitor.call(sessions.generateSecretCode, {})
    const { recoveryCodes } = await eva.visitor.call(sessions.firstTimeAuthenticate, {
      token: codeOf(secret),
    })
    return { ...eva, secret, recoveryCodes }
  }
  const standing = (by: Client) => by.call(sessions.getSecondFactor, {})
  const hasFactor = async (by: Client) => (await by.call(me.getUserDetails, {})).user.is2faEnabled
  /** Time passes, until who is logged in has to show again who they are. */
  const afterFiveMinutes = () => house().clock.advance(5 * 60_000)
  return {
    somewhere,
    codeOf,
    nextCode,
    knocks,
    challenged,
    verify,
    mail,
    mailedTo,
    subjectsFor,
    player,
    withFactor,
    standing,
    hasFactor,
    afterFiveMinutes,
  }
}
