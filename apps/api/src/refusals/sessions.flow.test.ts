import { sessions } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { expect, test } from "vitest"
import {
  goodPassword,
  listMailsTo,
  logIn,
  newcomer,
  signUp,
  signUpConfirmed,
  signUpVerified,
} from "../../testing/people.ts"
import { seededVisitor } from "../../testing/seeded.ts"
import { signUpByItsme, stranger } from "../modules/sessions/testing/itsme.ts"
import { appCode } from "../modules/sessions/testing/secondFactor.ts"
import { reasonsOfTheGate, refusalsForFile, sessionCalls } from "./testing/refusals.ts"

/** Every refusal that a call about logging in names in its `errors`, provoked once through the real doors. */
const { casino, own, arrange, refuses, unprovoked, hurried, unhurried } = refusalsForFile()
const password = base64(goodPassword)

test.each(reasonsOfTheGate.filter(([name]) => sessions.login.errors.includes(name as never)))(
  "the gate at the log-in: %s",
  async (name, reason) => {
    const { email, ...person } = newcomer("Jan")
    const { userId: playerId } = await signUpVerified(casino(), { email, ...person })
    await arrange(playerId, reason)
    const knock = { email, password, deviceType: "web", preferredLanguage: "nl" } as const
    await refuses(casino().visitor(), sessions.login, knock, name)
  },
)

test("a log-in", async () => {
  const eva = newcomer("Eva")
  await signUp(casino(), eva)
  const knock = { email: eva.email, deviceType: "web", preferredLanguage: "nl" } as const
  const wrong = { ...knock, password: base64("wrong") }
  await refuses(casino().visitor(), sessions.login, wrong, "EmailNotFound")
  await hurried()
  await refuses(
    casino().visitor(),
    sessions.login,
    { ...wrong, password: base64(goodPassword) },
    "TooManyRequestsErrorType",
  )
  await unhurried()
  await logIn(casino().visitor(), eva.email)
})

test("a forgotten password by link", async () => {
  const eva = newcomer("Eva")
  await signUp(casino(), eva)
  const ask = { email: eva.email }
  const keyNow = async () => {
    await casino().visitor().call(sessions.forgetPassword, ask)
    const links = (await listMailsTo(casino(), eva.email)).flatMap((mail) => mail.links)
    return links
      .find((link) => link.includes("/nieuw-wachtwoord/"))!
      .split("/")
      .at(-1)!
  }
  const password = base64("zeven groene kranen zingen zacht")
  const by = (newPasswordKey: string) => ({ newPasswordKey, password })
  const set = sessions.verifyForgetPassword
  const late = await keyNow()
  await own("update sessions.reset_link set expires_at = now() - interval '1 day'")
  await refuses(casino().visitor(), set, by(late), "CodeExpiredErrorType")
  const key = await keyNow()
  await refuses(casino().visitor(), set, by(late), "EmailTokenInvalidErrorType")
  await refuses(casino().visitor(), set, { ...by(key), password: base64("short") }, "WeakPasswordErrorType")
  await hurried()
  await refuses(casino().visitor(), set, by(key), "TooManyRequestsErrorType")
  await refuses(casino().visitor(), sessions.forgetPassword, ask, "TooManyRequestsErrorType")
  await unhurried()
  await casino().visitor().call(set, by(key))
})

test("a forgotten password by code, and one that is changed", async () => {
  const eva = newcomer("Eva")
  const { visitor, userId } = await signUp(casino(), eva)
  const ask = { email: eva.email }
  const asks = () => casino().visitor().call(sessions.forgotPassword, ask)
  const codeNow = async () => /^(\d{6})$/m.exec((await listMailsTo(casino(), eva.email))[0]!.text)![1]!
  const password = base64("zeven groene kranen zingen zacht")
  const set = sessions.verifyOtp
  const { keyCode } = await asks()
  const otp = await codeNow()
  const other = otp === "000000" ? "000001" : "000000"
  await refuses(casino().visitor(), set, { keyCode, otp: other, password }, "OtpInvalidErrorType")
  await refuses(casino().visitor(), set, { keyCode, otp, password: base64("short") }, "WeakPasswordErrorType")
  await refuses(casino().visitor(), set, { keyCode }, "TooManyRequestsErrorType")
  await casino().visitor().call(set, { keyCode, otp, password })
  await refuses(casino().visitor(), set, { keyCode, otp, password }, "OtpExpiredErrorType")
  await hurried()
  await refuses(casino().visitor(), sessions.forgotPassword, ask, "TooManyRequestsErrorType")
  await unhurried()

  await logIn(visitor, eva.email, "zeven groene kranen zingen zacht")
  const change = { id: userId, oldPassword: password, newPassword: base64(goodPassword) }
  for (const call of [sessions.changePassword, sessions.changePasswordByPost]) {
    await refuses(visitor, call, { ...change, id: 999_999 }, "NotFoundErrorType")
    await refuses(visitor, call, { ...change, oldPassword: base64("wrong") }, "OldPasswordInvalidErrorType")
    await refuses(visitor, call, { ...change, newPassword: base64("short") }, "WeakPasswordErrorType")
    await hurried()
    await refuses(visitor, call, change, "TooManyRequestsErrorType")
    await unhurried()
  }
})

test("another address", async () => {
  const [eva, lies] = [newcomer("Eva"), newcomer("Eva")]
  const { visitor } = await signUpConfirmed(casino(), eva)
  const other = await signUp(casino(), lies)
  const email = "eva.elsewhere@example.be"
  const ask = sessions.updateEmail
  await refuses(visitor, ask, { email, password: base64("wrong") }, "OldPasswordInvalidErrorType")
  await refuses(visitor, ask, { email: eva.email, password }, "EmailUnchangedErrorType")
  await refuses(visitor, ask, { email: lies.email, password }, "EmailAlreadyExistsErrorType")
  await hurried()
  await refuses(visitor, ask, { email, password }, "TooManyRequestsErrorType")
  await unhurried()
  await visitor.call(ask, { email, password })
  const keyFor = async (to: string) =>
    (await listMailsTo(casino(), to))
      .flatMap(({ links }) => links)
      .find((link) => link.includes("/e-mailadres-wijzigen/"))!
      .split("/")
      .at(-1)!
  const { agreeToEmailChange: agree, stopEmailChange: stop } = sessions
  const nobodys = { changeKey: "x".repeat(43) }
  for (const call of [agree, stop]) {
    await refuses(casino().visitor(), call, nobodys, "EmailChangeLinkInvalidErrorType")
    await hurried()
    await refuses(casino().visitor(), call, nobodys, "TooManyRequestsErrorType")
    await unhurried()
  }
  await casino()
    .visitor()
    .call(agree, { changeKey: await keyFor(email) })
  const taken = "update players.player set email = $1, email_key = $1 where id = $2"
  await own(taken, [email, other.userId])
  const last = { changeKey: await keyFor(eva.email) }
  await refuses(casino().visitor(), agree, last, "EmailTakenMeanwhileErrorType")
})

test("whoever has no password yet", async () => {
  const visitor = casino().visitor()
  const { userId: id } = await signUpByItsme(visitor, stranger("Lies"))
  const [password, other] = [base64(goodPassword), "eva.elsewhere@example.be"]
  const none = "PasswordNotSetErrorType"
  await refuses(visitor, sessions.stepUp, { password }, none)
  await refuses(visitor, sessions.updateEmail, { email: other, password }, none)
  for (const call of [sessions.changePassword, sessions.changePasswordByPost])
    await refuses(visitor, call, { id, oldPassword: password, newPassword: password }, none)
})

/** Somebody with a second factor, and how to begin a log-in of theirs. */
async function withFactor() {
  const eva = newcomer("Eva")
  const { userId: playerId } = await signUpVerified(casino(), eva)
  const visitor = casino().visitor()
  await logIn(visitor, eva.email)
  const { secret } = await visitor.call(sessions.generateSecretCode, {})
  const code = (later = 0) => appCode(secret, casino().clock.now(), later)
  await visitor.call(sessions.firstTimeAuthenticate, { token: code() })
  const knock = async (by = casino().visitor()) => {
    const answer = await logIn(by, eva.email)
    if (!("challengeId" in answer)) throw new Error("There was no challenge.")
    return { by, challengeId: answer.challengeId }
  }
  return { ...eva, playerId, visitor, code, knock }
}
const longAgo = () => own("update sessions.session set started_at = started_at - interval '5 minutes'")

test("a second factor that is set up and changed, and a step up", async () => {
  const eva = newcomer("Eva")
  const { visitor } = await signUpConfirmed(casino(), eva)
  const { generateSecretCode: begin, firstTimeAuthenticate: confirm, stepUp } = sessions
  const changes = [sessions.renewRecoveryCodes, sessions.turnSecondFactorOff]
  const token = "123456"
  await refuses(visitor, confirm, { token }, "SecondFactorSetUpOverErrorType")
  await refuses(visitor, stepUp, { code: token }, "SecondFactorOffErrorType")
  await refuses(visitor, stepUp, { password: base64("wrong") }, "OldPasswordInvalidErrorType")
  for (const call of changes) await refuses(visitor, call, {}, "SecondFactorOffErrorType")
  const { secret } = await visitor.call(begin, {})
  await refuses(visitor, confirm, { token: "7K3QM-X9TPA" }, "SecondFactorCodeInvalidErrorType")
  await hurried()
  await refuses(visitor, confirm, { token }, "TooManyRequestsErrorType")
  await refuses(visitor, stepUp, { password }, "TooManyRequestsErrorType")
  await unhurried()
  await visitor.call(confirm, { token: appCode(secret, casino().clock.now()) })
  await refuses(visitor, confirm, { token }, "SecondFactorOnErrorType")
  await refuses(visitor, begin, {}, "SecondFactorOnErrorType")
  await refuses(visitor, stepUp, { code: "7K3QM-X9TPA" }, "SecondFactorCodeInvalidErrorType")
  await longAgo()
  for (const call of [begin, ...changes]) await refuses(visitor, call, {}, "StepUpRequiredErrorType")
})

test("a log-in with a second factor", async () => {
  const { visitor, email, code, knock } = await withFactor()
  const { by, challengeId } = await knock()
  const { getCode, verifyCode } = sessions
  const guess = { challengeId, code: "7K3QM-X9TPA" }
  await refuses(visitor, verifyCode, guess, "LoginChallengeExpiredErrorType")
  await refuses(visitor, getCode, { challengeId }, "LoginChallengeExpiredErrorType")
  await refuses(by, verifyCode, guess, "SecondFactorCodeInvalidErrorType")
  await by.call(getCode, { challengeId })
  await refuses(by, getCode, { challengeId }, "TooManyRequestsErrorType")
  await hurried()
  await refuses(by, verifyCode, guess, "TooManyRequestsErrorType")
  await unhurried()
  await own("update sessions.factor set mailed_password_at = now()")
  await refuses(by, getCode, { challengeId }, "MailedCodeNotEnoughErrorType")
  await by.call(verifyCode, { challengeId, code: code(1) })
  await logIn(casino().visitor(), email)
})

test.each(reasonsOfTheGate.filter(([name]) => sessions.verifyCode.errors.includes(name as never)))(
  "the gate after the second factor: %s",
  async (name, arrange) => {
    const { playerId, code, knock } = await withFactor()
    const { by, challengeId } = await knock()
    await own("insert into limits.player (player_id) values ($1) on conflict do nothing", [playerId])
    await own(arrange, [playerId])
    await refuses(by, sessions.verifyCode, { challengeId, code: code(1) }, name)
  },
)

test("a session that is nobody's", async () => {
  const { visitor } = await seededVisitor(casino())
  await refuses(visitor, sessions.endDevice, { sessionId: 999_999_999 }, "NotFoundErrorType")
})

test("every refusal that a call about logging in names has been provoked here", () => {
  expect(unprovoked(sessionCalls)).toEqual([])
})
