import { dossiers, type ErrorName, me, players, sessions } from "@elite/contract"
import { expect, onTestFinished, test } from "vitest"
import { base64 } from "../../../../product/person.ts"
import {
  confirmed,
  goodPassword,
  logIn,
  mailsTo,
  type Newcomer,
  newcomer,
  signUp,
  tokenFor,
  verified,
} from "../../testing/people.ts"
import { asFile, bomb } from "../../testing/pictures.ts"
import { epis } from "../../testing/sandboxes.ts"
import { seededVisitor } from "../../testing/seeded.ts"
import { appCode } from "../modules/sessions/testing/factor.ts"
import { signUpByItsme, stranger } from "../modules/sessions/testing/itsme.ts"
import { accountCalls, reasonsOfTheGate, refusalsForFile } from "./testing/refusals.ts"

/** Every refusal that a call about an account names in its `errors`, provoked once through the real doors. */
const { casino, own, refuses, unprovoked, hurried, unhurried } = refusalsForFile()
const password = base64(goodPassword)

test.each(reasonsOfTheGate.filter(([name]) => sessions.login.errors.includes(name as never)))(
  "the gate at the log-in: %s",
  async (name, arrange) => {
    const { email, ...person } = newcomer("Jan")
    const { userId: playerId } = await verified(casino(), { email, ...person })
    await own("insert into limits.player (player_id) values ($1) on conflict do nothing", [playerId])
    await own(arrange, [playerId])
    const knock = { email, password, deviceType: "web", preferredLanguage: "nl" } as const
    await refuses(casino().visitor(), sessions.login, knock, name)
  },
)

test("registration", async () => {
  const known = newcomer("Eva")
  await signUp(casino(), known)
  const barred = newcomer("Eva", { lastName: "Barred" })
  await epis(casino(), {
    action: "add",
    lastName: "Barred",
    firstName: "Eva",
    birthDate: "1993-05-18",
    nationalNumber: barred.nationalNumber!,
  })
  const cases: [ErrorName, Newcomer][] = [
    ["UnderAgeErrorType", newcomer("Eva", { dateOfBirth: "11-21-2015" })],
    ["ProfessionBarredErrorType", newcomer("Eva", { profession: "notary" })],
    ["NationalNumberInvalidErrorType", newcomer("Eva", { nationalNumber: "93051822362" })],
    ["WeakPasswordErrorType", newcomer("Eva", { password: base64("Password123!") })],
    ["EmailAlreadyExistsErrorType", newcomer("Eva", { email: known.email })],
    ["UsernameAlreadyExistsErrorType", newcomer("Eva", { username: known.username })],
    ["UserAlreadyExists", newcomer("Eva", { nationalNumber: known.nationalNumber! })],
    // Whoever the register excludes hears what somebody known hears.
    ["UserAlreadyExists", barred],
  ]
  for (const [name, person] of cases) {
    await unhurried()
    await refuses(casino().visitor(), players.signUp, person, name)
  }
  await hurried()
  await refuses(casino().visitor(), players.signUp, newcomer("Eva"), "TooManyRequestsErrorType")
  await unhurried()
  const ask = players.checkUniqueConstraints
  await refuses(casino().visitor(), ask, { email: known.email }, "EmailAlreadyExistsErrorType")
  await refuses(casino().visitor(), ask, { username: known.username }, "UsernameAlreadyExistsErrorType")
  await hurried()
  await refuses(casino().visitor(), ask, { username: "free" }, "TooManyRequestsErrorType")
})

test("nobody registers while the register does not answer", async () => {
  await epis(casino(), { action: "weather", outage: "1" })
  onTestFinished(() => epis(casino(), { action: "weather" }))
  await refuses(casino().visitor(), players.signUp, newcomer("Eva"), "ExclusionRegisterUnavailableErrorType")
})

test("the address and the log-in", async () => {
  const eva = newcomer("Eva")
  const { visitor } = await signUp(casino(), eva)
  await refuses(visitor, players.verifyEmail, { token: "x".repeat(43) }, "EmailTokenInvalidErrorType")
  const token = await tokenFor(casino(), eva.email)
  await own("update players.email_token set expires_at = now() - interval '1 day'")
  await refuses(visitor, players.verifyEmail, { token }, "CodeExpiredErrorType")
  await visitor.call(players.refreshEmailToken, {})
  await hurried()
  await refuses(visitor, players.refreshEmailToken, {}, "TooManyRequestsErrorType")
  await unhurried()
  const known = await seededVisitor(casino())
  await refuses(known.visitor, players.refreshEmailToken, {}, "EmailAlreadyVerifiedErrorType")

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
    const links = (await mailsTo(casino(), eva.email)).flatMap((mail) => mail.links)
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
  const codeNow = async () => /^(\d{6})$/m.exec((await mailsTo(casino(), eva.email))[0]!.text)![1]!
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
  const { visitor } = await confirmed(casino(), eva)
  const other = await signUp(casino(), lies)
  await refuses(visitor, players.acceptTerms, { version: "2020-01" }, "TermsChangedErrorType")
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
    (await mailsTo(casino(), to))
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

test("whoever has no password yet, and a name that is chosen once", async () => {
  const visitor = casino().visitor()
  const lies = stranger("Lies")
  const { userId: id } = await signUpByItsme(visitor, lies)
  const [password, other] = [base64(goodPassword), "eva.elsewhere@example.be"]
  const none = "PasswordNotSetErrorType"
  await refuses(visitor, sessions.stepUp, { password }, none)
  await refuses(visitor, sessions.updateEmail, { email: other, password }, none)
  for (const call of [sessions.changePassword, sessions.changePasswordByPost])
    await refuses(visitor, call, { id, oldPassword: password, newPassword: password }, none)

  const set = me.setUsernamePassword
  const known = newcomer("Eva")
  await signUp(casino(), known)
  await refuses(visitor, set, { username: known.username }, "UsernameAlreadyExistsErrorType")
  await refuses(visitor, set, { username: "Lies_9", password: base64("short") }, "WeakPasswordErrorType")
  await hurried()
  await refuses(visitor, set, { username: "Lies_9" }, "TooManyRequestsErrorType")
  await unhurried()
  await visitor.call(set, { username: "Lies_9" })
  await refuses(visitor, set, { username: "Lies_8" }, "UsernameFixedErrorType")
  await own("update sessions.session set started_at = started_at - interval '6 minutes'")
  await refuses(visitor, set, { username: "Lies_9", password }, "StepUpRequiredErrorType")
})

/** Somebody with a second factor, and how to begin a log-in of theirs. */
async function withFactor() {
  const eva = newcomer("Eva")
  const { userId: playerId } = await verified(casino(), eva)
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
  const { visitor } = await confirmed(casino(), eva)
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

test("a picture", async () => {
  const { visitor } = await seededVisitor(casino())
  const upload = players.uploadProfilePhoto
  await refuses(visitor, upload, { file: asFile("<svg/>") }, "PhotoUnreadableErrorType")
  await refuses(visitor, upload, { file: asFile(await bomb()) }, "PhotoTooLargeErrorType")
})

test("a copy of one's data", async () => {
  const { visitor } = await seededVisitor(casino())
  await visitor.call(dossiers.askForDossier, {})
  await refuses(visitor, dossiers.askForDossier, {}, "DossierTooSoonErrorType")
  await longAgo()
  await refuses(visitor, dossiers.askForDossier, {}, "StepUpRequiredErrorType")
})

test("every refusal that a call about an account names has been provoked here", () => {
  expect(unprovoked(accountCalls)).toEqual([])
})
