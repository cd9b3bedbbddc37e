import type { Client } from "@elite/client/visitor"
import { me, sessions } from "@elite/contract"
import { arm } from "@elite/testkit/sandboxes"
import { sql } from "kysely"
import { beforeEach, describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { isLoggedIn, newcomer, signUpConfirmed } from "../../../../testing/people.ts"
import {
  type Back,
  backToSignUp,
  backToStepUp,
  fromItsme,
  holderOf,
  linkItsme,
  logInByItsme,
  signUpByItsme,
  stranger,
} from "../testing/itsme.ts"

// An OpenID provider that sends only what the standard requires.
const casino = casinoForFile()
beforeEach(() => sql`delete from kernel.throttle`.execute(casino().platform.database.db))
const kycOf = async (visitor: Client) => (await visitor.call(me.getUserDetails, {})).user.kycStatus

async function registered(firstName: string) {
  const person = newcomer(firstName)
  const { visitor } = await signUpConfirmed(casino(), person)
  return { visitor, holder: holderOf(person) }
}

async function goesThrough(scenario: string | undefined) {
  const armed = async () => scenario !== undefined && arm(casino(), "itsme", scenario)
  const { visitor, holder } = await registered("Eva")
  await armed()
  expect((await linkItsme(visitor, holder)).kycStatus).toBe("accepted")
  const elsewhere = casino().visitor()
  await armed()
  await logInByItsme(elsewhere, holder)
  expect(await isLoggedIn(elsewhere)).toBe(true)
  await armed()
  await visitor.call(sessions.itsmeStepUpToken, await backToStepUp(visitor, holder))
  const newVisitor = casino().visitor()
  await armed()
  await signUpByItsme(newVisitor, stranger("Lies"))
  expect(await kycOf(newVisitor)).toBe("accepted")
}

// First, because the discovery document is read once.
test("an issuer that announces the iss parameter must send it in every return", async () => {
  await arm(casino(), "itsme", "discovery:issuer_said")
  await goesThrough(undefined)
  for (const scenario of ["iss:missing", "iss:other"]) {
    await arm(casino(), "itsme", scenario)
    const attempt = logInByItsme(casino().visitor(), stranger("Mia"))
    await expect(attempt).rejects.toMatchObject({ name: "ItsmeNotConfirmedErrorType" })
  }
})

test("checks the authentication time and refuses one a day old", async () => {
  const { authorizationUrl } = await casino().visitor().call(sessions.itsmeLogin, {})
  expect(new URL(authorizationUrl).searchParams.get("max_age")).toBe("600")
  await arm(casino(), "itsme", "id_token:old_authentication")
  const attempt = logInByItsme(casino().visitor(), stranger("Mia"))
  await expect(attempt).rejects.toMatchObject({ name: "ItsmeNotConfirmedErrorType" })
})

test.each(["id_token:no_assurance", "id_token:capital_names", "id_token:birth_date_as_text"])(
  "reads %s to sign up, link, log in and confirm",
  (scenario) => goesThrough(scenario),
)

describe("a person for whom itsme sends too little", () => {
  const scenarios = [
    "id_token:year_of_birth_as_text",
    "id_token:year_of_birth",
    "id_token:no_birth_date",
    "id_token:no_national_number",
    "id_token:empty_national_number",
  ]
  test.each(scenarios)("%s: is sent to the document check", async (scenario) => {
    const { visitor, holder } = await registered("Ada")
    await arm(casino(), "itsme", scenario)
    await expect(linkItsme(visitor, holder)).rejects.toMatchObject({ name: "ItsmeDocumentNeededErrorType" })
    expect([await kycOf(visitor), (await visitor.call(sessions.getItsmeLink, {})).linkedAt]).toEqual([
      "none",
      null,
    ])
    const newVisitor = casino().visitor()
    const back = await backToSignUp(newVisitor, stranger("Bo"))
    await arm(casino(), "itsme", scenario)
    await expect(newVisitor.call(sessions.itsmeSignUpArrival, back)).rejects.toMatchObject({
      name: "ItsmeDocumentNeededErrorType",
    })
  })

  test.each(scenarios)("%s: can still log in and step up", async (scenario) => {
    const { visitor, holder } = await registered("Ina")
    await linkItsme(visitor, holder)
    const elsewhere = casino().visitor()
    await arm(casino(), "itsme", scenario)
    await logInByItsme(elsewhere, holder)
    expect(await isLoggedIn(elsewhere)).toBe(true)
    await arm(casino(), "itsme", scenario)
    await visitor.call(sessions.itsmeStepUpToken, await backToStepUp(visitor, holder))
  })
})

test("accepts a return with or without the iss parameter", async () => {
  const { visitor, holder } = await registered("Jo")
  await linkItsme(visitor, holder)
  const { iss, ...back } = (await fromItsme(casino().visitor(), holder)) as Back & { iss?: string }
  expect([iss, Object.keys(back)]).toEqual([expect.stringMatching(/\/itsme\/v2$/), ["code", "state"]])
})
