import type { Client } from "@elite/client/visitor"
import { type ErrorName, type InputOf, sessions } from "@elite/contract"
import { nationalNumber } from "@elite/testkit/person"
import { arm, updateExclusionRegister } from "@elite/testkit/sandboxes"
import { expect, onTestFinished, test } from "vitest"
import { newcomer, signUp, signUpConfirmed } from "../../testing/people.ts"
import { seededVisitor } from "../../testing/seeded.ts"
import {
  atItsme,
  type Back,
  backToSignUp,
  backToStepUp,
  fromItsme,
  type Holder,
  holderOf,
  linkItsme,
  signUpByItsme,
  stranger,
  userDetails,
} from "../modules/sessions/testing/itsme.ts"
import { itsmeCalls, reasonsOfTheGate, refusalsForFile } from "./testing/refusals.ts"

/** Every refusal that a call around itsme names in its `errors`, provoked once through the real doors. */
const { casino, own, refuses, unprovoked, hurried } = refusalsForFile()
const { itsmeLogin, itsmeLoginToken, itsmeKyc, itsmeKycTokenVerify } = sessions
const { itsmeSignup, itsmeSignUpArrival, itsmeSignUpToken, getItsmeNewcomer } = sessions
const { itsmeStepUp, itsmeStepUpToken, unlinkItsme } = sessions
const madeUp = { code: "made-up", state: `login.${"s".repeat(43)}` }

async function registered(firstName: string) {
  const person = newcomer(firstName)
  const { visitor, userId } = await signUpConfirmed(casino(), person)
  return { visitor, holder: holderOf(person), playerId: userId, email: person.email }
}
const toBeKnown = async (visitor: Client, holder: ReturnType<typeof holderOf>) =>
  (await atItsme((await visitor.call(itsmeKyc, {})).authorizationUrl, holder)) as Back

test("leaving for itsme, which has not said yet where it is", async () => {
  const { visitor } = await signUp(casino(), newcomer("Ann"))
  await refuses(visitor, itsmeKyc, {}, "EmailNotVerifiedErrorType")
  await arm(casino(), "itsme", "http_500", "http_500", "http_500", "http_500")
  await refuses(casino().visitor(), itsmeLogin, {}, "ItsmeServiceNotAvailableErrorType")
  await refuses(casino().visitor(), itsmeSignup, {}, "ItsmeServiceNotAvailableErrorType")
  const eva = await registered("Eva")
  await refuses(eva.visitor, itsmeKyc, {}, "ItsmeServiceNotAvailableErrorType")
  const link = "insert into sessions.itsme_link (player_id, subject, subject_key, linked_at)"
  await own(`${link} values ($1, '\\x00', '\\x00', now())`, [eva.playerId])
  await refuses(eva.visitor, itsmeStepUp, {}, "ItsmeServiceNotAvailableErrorType")
})

test("coming back to log in", async () => {
  const { visitor: known, holder, playerId } = await registered("Lies")
  const visitor = casino().visitor()
  const comes = async () => fromItsme(visitor, holder)
  const ask = itsmeLoginToken
  await refuses(visitor, ask, await comes(), "ItsmeEmailNotLinkedErrorType")
  await linkItsme(known, holder)
  await refuses(visitor, ask, madeUp, "ItsmeExpiredErrorType")
  await refuses(casino().visitor(), ask, await comes(), "ItsmeOtherBrowserErrorType")
  for (const [scenario, name] of [
    ["id_token:not_encrypted", "ItsmeNotConfirmedErrorType"],
    ["http_500", "ItsmeServiceNotAvailableErrorType"],
  ] as const) {
    const back = await comes()
    await arm(casino(), "itsme", scenario)
    await refuses(visitor, ask, back, name)
  }
  await own("insert into limits.player (player_id) values ($1) on conflict do nothing", [playerId])
  for (const [name, arrange] of reasonsOfTheGate.filter(([name]) => ask.errors.includes(name as never))) {
    const back = await comes()
    await own(arrange, [playerId])
    await refuses(visitor, ask, back, name)
    await own("update limits.player set excluded_until = null where player_id = $1", [playerId])
    await own("update identity.standing set kyc_status = 'accepted', reason = null where player_id = $1", [
      playerId,
    ])
  }
})

test("coming back to be known", async () => {
  const { visitor, holder } = await registered("Mia")
  const ask = itsmeKycTokenVerify
  await refuses(visitor, ask, madeUp, "ItsmeExpiredErrorType")
  const back = await toBeKnown(visitor, holder)
  const cookie = visitor.cookies.get("itsme_visit")!
  visitor.cookies.delete("itsme_visit")
  await refuses(visitor, ask, back, "ItsmeOtherBrowserErrorType")
  visitor.cookies.set("itsme_visit", cookie)
  await arm(casino(), "itsme", "http_500")
  await refuses(visitor, ask, back, "ItsmeServiceNotAvailableErrorType")
  await arm(casino(), "itsme", "id_token:not_encrypted")
  await refuses(visitor, ask, back, "ItsmeNotConfirmedErrorType")
  const foreign = await toBeKnown(visitor, holder)
  await arm(casino(), "itsme", "id_token:no_national_number")
  await refuses(visitor, ask, foreign, "ItsmeDocumentNeededErrorType")
  const somebodyElse = await toBeKnown(visitor, { ...holder, familyName: "Peeters" })
  await refuses(visitor, ask, somebodyElse, "ItsmePersonMismatchErrorType")

  const birthDate = "1980-01-01"
  const jan = {
    givenName: "Jan",
    familyName: "Peeters",
    birthDate,
    nationalNumber: nationalNumber(birthDate, 7),
  }
  const [first, second] = [await seededVisitor(casino()), await seededVisitor(casino())]
  await linkItsme(first.visitor, jan)
  await refuses(second.visitor, ask, await toBeKnown(second.visitor, jan), "ItsmeLinkedElsewhereErrorType")
})

test("coming back to sign up", async () => {
  const { visitor: known, holder } = await registered("Els")
  await linkItsme(known, holder)
  const visitor = casino().visitor()
  const comes = (who: Holder) => backToSignUp(visitor, who)
  const sends = (back: Back, more: Partial<InputOf<typeof itsmeSignUpToken>["userDetails"]> = {}) => ({
    ...back,
    userDetails: { ...userDetails, ...more },
  })
  const [arrive, send] = [itsmeSignUpArrival, itsmeSignUpToken]
  const nobodys = { ...madeUp, state: madeUp.state.replace("login", "signup") }
  await refuses(visitor, arrive, nobodys, "ItsmeExpiredErrorType")
  await refuses(visitor, getItsmeNewcomer, nobodys, "ItsmeExpiredErrorType")
  await refuses(visitor, send, sends(nobodys), "CodeExpiredErrorType")
  const lies = stranger("Lies")
  const back = await comes(lies)
  for (const call of [arrive, getItsmeNewcomer])
    await refuses(casino().visitor(), call, back, "ItsmeOtherBrowserErrorType")
  await refuses(casino().visitor(), send, sends(back), "ItsmeOtherBrowserErrorType")
  await arm(casino(), "itsme", "http_500")
  await refuses(visitor, arrive, back, "ItsmeServiceNotAvailableErrorType")
  await arm(casino(), "itsme", "http_500")
  await refuses(visitor, send, sends(back), "ItsmeServiceNotAvailableErrorType")
  for (const scenario of ["arrive", "send"]) {
    const odd = await comes(stranger("Odd"))
    await arm(casino(), "itsme", "id_token:not_encrypted")
    if (scenario === "arrive") await refuses(visitor, arrive, odd, "ItsmeNotConfirmedErrorType")
    else await refuses(visitor, send, sends(odd), "ItsmeNotConfirmedErrorType")
    const foreign = await comes(stranger("Ugo"))
    await arm(casino(), "itsme", "id_token:no_national_number")
    if (scenario === "arrive") await refuses(visitor, arrive, foreign, "ItsmeDocumentNeededErrorType")
    else await refuses(visitor, send, sends(foreign), "ItsmeDocumentNeededErrorType")
  }
  const young = { ...lies, birthDate: "2010-05-18", nationalNumber: "10051800223" }
  const alike = { ...stranger("Mia"), email: (await registered("Jo")).email }
  const refusals: [Holder, ErrorName][] = [
    [young, "UnderAgeErrorType"],
    [{ ...holder, email: "els.second@example.be" }, "UserAlreadyExists"],
    [alike, "ItsmeEmailNotLinkedErrorType"],
  ]
  for (const [who, name] of refusals) {
    await refuses(visitor, arrive, await comes(who), name)
    await refuses(visitor, send, sends(await comes(who)), name)
  }
  await refuses(visitor, send, sends(back, { profession: "notary" }), "ProfessionBarredErrorType")
  const taken = newcomer("Tom")
  await signUp(casino(), taken)
  const username = { username: taken.username }
  await refuses(visitor, send, sends(back, username), "UsernameAlreadyExistsErrorType")
  const silent = await comes({ ...stranger("Ada"), email: "" })
  await refuses(visitor, send, sends(silent, { email: taken.email }), "EmailAlreadyExistsErrorType")
  await updateExclusionRegister(casino(), { action: "weather", outage: "1" })
  onTestFinished(() => updateExclusionRegister(casino(), { action: "weather" }))
  await refuses(visitor, send, sends(back), "ExclusionRegisterUnavailableErrorType")
  await hurried()
  await refuses(visitor, send, sends(back), "TooManyRequestsErrorType")
})

test("confirming by itsme, and taking it off", async () => {
  const { visitor, holder } = await registered("Ina")
  await refuses(visitor, itsmeStepUp, {}, "ItsmeNotLinkedErrorType")
  await refuses(visitor, unlinkItsme, {}, "ItsmeNotLinkedErrorType")
  await linkItsme(visitor, holder)
  const ask = itsmeStepUpToken
  const nobodys = { ...madeUp, state: madeUp.state.replace("login", "stepUp") }
  await refuses(visitor, ask, nobodys, "ItsmeExpiredErrorType")
  const back = await backToStepUp(visitor, holder)
  const cookie = visitor.cookies.get("itsme_visit")!
  visitor.cookies.delete("itsme_visit")
  await refuses(visitor, ask, back, "ItsmeOtherBrowserErrorType")
  visitor.cookies.set("itsme_visit", cookie)
  await arm(casino(), "itsme", "http_500")
  await refuses(visitor, ask, back, "ItsmeServiceNotAvailableErrorType")
  await arm(casino(), "itsme", "id_token:not_encrypted")
  await refuses(visitor, ask, back, "ItsmeNotConfirmedErrorType")
  await refuses(visitor, ask, await backToStepUp(visitor, stranger("Bo")), "ItsmeNotLinkedErrorType")
  await own("update sessions.session set started_at = started_at - interval '6 minutes', proved_at = null")
  await refuses(visitor, unlinkItsme, {}, "StepUpRequiredErrorType")

  const alone = casino().visitor()
  await signUpByItsme(alone, stranger("Zita"))
  await refuses(alone, unlinkItsme, {}, "PasswordNotSetErrorType")
})

test("every refusal that a call around itsme names has been provoked here", () => {
  expect(unprovoked(itsmeCalls)).toEqual([])
})
