import type { Client } from "@elite/client/visitor"
import { sessions } from "@elite/contract"
import { expect, test } from "vitest"
import { nationalNumber } from "../../../../product/person.ts"
import { confirmed, newcomer, signUp } from "../../testing/people.ts"
import { arm } from "../../testing/sandboxes.ts"
import { seededVisitor } from "../../testing/seeded.ts"
import { atItsme, type Back, fromItsme, holderOf, linkItsme } from "../modules/sessions/testing/itsme.ts"
import { itsmeCalls, reasonsOfTheGate, refusalsForFile } from "./testing/refusals.ts"

/** Every refusal that a call around itsme names in its `errors`, provoked once through the real doors. */
const { casino, own, refuses, unprovoked } = refusalsForFile()
const { itsmeLogin, itsmeLoginToken, itsmeKyc, itsmeKycTokenVerify } = sessions
const madeUp = { code: "made-up", state: `login.${"s".repeat(43)}` }

async function registered(firstName: string) {
  const person = newcomer(firstName)
  const { visitor, userId } = await confirmed(casino(), person)
  return { visitor, holder: holderOf(person), playerId: userId }
}
const toBeKnown = async (visitor: Client, holder: ReturnType<typeof holderOf>) =>
  (await atItsme((await visitor.call(itsmeKyc, {})).authorizationUrl, holder)) as Back

test("leaving for itsme, which has not said yet where it is", async () => {
  const { visitor } = await signUp(casino(), newcomer("Ann"))
  await refuses(visitor, itsmeKyc, {}, "EmailNotVerifiedErrorType")
  await arm(casino(), "itsme", "http_500", "http_500")
  await refuses(casino().visitor(), itsmeLogin, {}, "ItsmeServiceNotAvailableErrorType")
  const eva = await registered("Eva")
  await refuses(eva.visitor, itsmeKyc, {}, "ItsmeServiceNotAvailableErrorType")
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

test("every refusal that a call around itsme names has been provoked here", () => {
  expect(unprovoked(itsmeCalls)).toEqual([])
})
