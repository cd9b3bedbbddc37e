import { dossiers, type ErrorName, me, players } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { makeDecompressionBomb, toFile } from "@elite/testkit/pictures"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import { expect, onTestFinished, test } from "vitest"
import { goodPassword, type Newcomer, newcomer, signUp, tokenFor } from "../../testing/people.ts"
import { seededVisitor } from "../../testing/seeded.ts"
import { signUpByItsme, stranger } from "../modules/sessions/testing/itsme.ts"
import { accountCalls, refusalsForFile } from "./testing/refusals.ts"

/** Every refusal that a call about an account names in its `errors`, provoked once through the real doors. */
const { casino, own, refuses, unprovoked, hurried, unhurried } = refusalsForFile()

test("registration", async () => {
  const known = newcomer("Eva")
  await signUp(casino(), known)
  const barred = newcomer("Eva", { lastName: "Barred" })
  await updateExclusionRegister(casino(), {
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
  await updateExclusionRegister(casino(), { action: "weather", outage: "1" })
  onTestFinished(() => updateExclusionRegister(casino(), { action: "weather" }))
  await refuses(casino().visitor(), players.signUp, newcomer("Eva"), "ExclusionRegisterUnavailableErrorType")
})

test("an address that is confirmed", async () => {
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
  await refuses(known.visitor, players.acceptTerms, { version: "2020-01" }, "TermsChangedErrorType")
})

test("a name that is chosen once", async () => {
  const visitor = casino().visitor()
  await signUpByItsme(visitor, stranger("Lies"))
  const password = base64(goodPassword)
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

test("a picture", async () => {
  const { visitor } = await seededVisitor(casino())
  const upload = players.uploadProfilePhoto
  await refuses(visitor, upload, { file: toFile("<svg/>") }, "PhotoUnreadableErrorType")
  await refuses(visitor, upload, { file: toFile(await makeDecompressionBomb()) }, "PhotoTooLargeErrorType")
})

test("a copy of one's data", async () => {
  const { visitor } = await seededVisitor(casino())
  await visitor.call(dossiers.askForDossier, {})
  await refuses(visitor, dossiers.askForDossier, {}, "DossierTooSoonErrorType")
  await own("update sessions.session set started_at = started_at - interval '5 minutes'")
  await refuses(visitor, dossiers.askForDossier, {}, "StepUpRequiredErrorType")
})

test("every refusal that a call about an account names has been provoked here", () => {
  expect(unprovoked(accountCalls)).toEqual([])
})
