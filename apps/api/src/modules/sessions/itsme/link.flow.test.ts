import type { Client } from "@elite/client/visitor"
import { me, notifications, sessions } from "@elite/contract"
import { nationalNumber } from "@elite/testkit/person"
import { arm } from "@elite/testkit/sandboxes"
import { translate } from "@elite/words"
import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { makeSecrets } from "../../../../../sandbox/src/local/environment.ts"
import { casinoForFile, casinoForTest } from "../../../../testing/casino.ts"
import { isLoggedIn, listMailsTo, newcomer, signUp, signUpConfirmed } from "../../../../testing/people.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { backToSignUp, type Holder, holderOf, linkItsme, logInByItsme } from "../testing/itsme.ts"

const casino = casinoForFile()
const kycOf = async (visitor: Client) => (await visitor.call(me.getUserDetails, {})).user.kycStatus
const linkOf = async (visitor: Client) => (await visitor.call(sessions.getItsmeLink, {})).linkedAt
const mails = translate("nl", "mails")

async function registered(firstName = "Eva") {
  const person = newcomer(firstName)
  const { visitor, userId } = await signUpConfirmed(casino(), person)
  return { person, visitor, userId, holder: holderOf(person) }
}

describe("a player who verifies their identity with itsme", () => {
  test("is verified, can log in with it and is notified", async () => {
    const { person, visitor, holder } = await registered()
    expect([await kycOf(visitor), await linkOf(visitor)]).toEqual(["none", null])
    expect(await linkItsme(visitor, holder)).toEqual({
      kycStatus: "accepted",
      message: translate("en", "answers")("itsmeLinked"),
      language_key: "kyc-success",
      returnTo: "/",
    })
    expect([await kycOf(visitor), await linkOf(visitor)]).toEqual([
      "accepted",
      casino().clock.now().toISOString(),
    ])
    const subjects = (await listMailsTo(casino(), person.email)).map(({ subject }) => subject)
    expect(subjects).toContain(mails("itsmeLinked.subject"))
    expect(subjects).toContain(mails("identityAccepted.subject"))
    const notificationRows = (await visitor.call(notifications.getNotifications, {})).notifications.rows
    expect(notificationRows.map(({ title }) => title)).toContain(
      translate("en", "notificationTexts")("account.itsmeLinked.title"),
    )
    const elsewhere = casino().visitor()
    await logInByItsme(elsewhere, holder)
    expect(await isLoggedIn(elsewhere)).toBe(true)
  })

  test("requests only name, birth date and number", async () => {
    const { visitor } = await registered()
    const { authorizationUrl } = await visitor.call(sessions.itsmeKyc, {})
    const query = new URL(authorizationUrl).searchParams
    expect(query.get("scope")).toBe("openid service:SANDBOX_SHARE")
    expect(Object.keys(JSON.parse(query.get("claims")!).id_token)).toEqual([
      "given_name",
      "family_name",
      "birthdate",
      "http://itsme.services/v2/claim/birthdate_as_string",
      "http://itsme.services/v2/claim/BENationalNumber",
    ])
  })

  test("links again without a second notification; a new itsme account replaces the old one", async () => {
    const { person, visitor, holder } = await registered()
    await linkItsme(visitor, holder)
    await linkItsme(visitor, holder)
    await linkItsme(visitor, { ...holder, renewed: "1" })
    const letters = (await listMailsTo(casino(), person.email)).map(({ subject }) => subject)
    expect(letters.filter((subject) => subject === mails("itsmeLinked.subject"))).toHaveLength(2)
    await expect(logInByItsme(casino().visitor(), holder)).rejects.toMatchObject({
      name: "ItsmeEmailNotLinkedErrorType",
    })
    await logInByItsme(casino().visitor(), { ...holder, renewed: "1" })
  })

  test("must have verified their address", async () => {
    const { visitor } = await signUp(casino(), newcomer("Eva"))
    await expect(visitor.call(sessions.itsmeKyc, {})).rejects.toMatchObject({
      name: "EmailNotVerifiedErrorType",
    })
  })

  test("is refused with another name, number or birth date", async () => {
    const { visitor, holder } = await registered()
    const others: Partial<Holder>[] = [
      { givenName: "Lies Maria J" },
      { familyName: "Peeters" },
      { nationalNumber: nationalNumber("1993-05-18", 801) },
      { birthDate: "1993-05-19" },
      { birthDate: "1990-01-02", nationalNumber: nationalNumber("1990-01-02", 803) },
    ]
    for (const other of others)
      await expect(linkItsme(visitor, { ...holder, ...other })).rejects.toMatchObject({
        name: "ItsmePersonMismatchErrorType",
      })
    expect([await kycOf(visitor), await linkOf(visitor)]).toEqual(["none", null])
  })

  test.each([
    ["00000100265", "1993-05-18"],
    ["00000100463", "1993-05-18"],
  ])("is sent to the document check where the number %s proves no birth date", async (number, birthDate) => {
    const person = newcomer("Zoe", { nationalNumber: number })
    const { visitor } = await signUpConfirmed(casino(), person)
    const holder = { ...holderOf(person), birthDate }
    await expect(linkItsme(visitor, holder)).rejects.toMatchObject({ name: "ItsmeDocumentNeededErrorType" })
    expect([await kycOf(visitor), await linkOf(visitor)]).toEqual(["none", null])
    const elsewhere = casino().visitor()
    const back = await backToSignUp(elsewhere, {
      ...holder,
      nationalNumber: "00000100661",
      email: "zoe.new@example.be",
    })
    await expect(elsewhere.call(sessions.itsmeSignUpArrival, back)).rejects.toMatchObject({
      name: "ItsmeDocumentNeededErrorType",
    })
  })

  test.each([
    ["García López", "GARCIA"],
    ["Janssens", "JANSSENS DE VRIES"],
    ["Muller", "Mueller"],
  ])("is sent to the document check where the account says %s and itsme %s", async (lastName, familyName) => {
    const person = newcomer("Eva", { lastName })
    const { visitor } = await signUpConfirmed(casino(), person)
    await expect(linkItsme(visitor, { ...holderOf(person), familyName })).rejects.toMatchObject({
      name: "ItsmeDocumentNeededErrorType",
    })
    expect([await kycOf(visitor), await linkOf(visitor)]).toEqual(["none", null])
  })

  test.each([
    ["Müller", "MUELLER"],
    ["Ørsted-Ås", "OERSTED AAS"],
    ["Grünstraße", "GRUNSTRASSE"],
  ])("matches where the account says %s and itsme %s", async (lastName, familyName) => {
    const person = newcomer("Eva", { lastName })
    const { visitor } = await signUpConfirmed(casino(), person)
    await linkItsme(visitor, { ...holderOf(person), familyName })
    expect(await kycOf(visitor)).toBe("accepted")
  })

  test("is not verified by an invalid token", async () => {
    const { visitor, holder } = await registered()
    for (const flaw of ["id_token:not_encrypted", "id_token:other_nonce", "id_token:other_assurance"]) {
      await arm(casino(), "itsme", flaw)
      await expect(linkItsme(visitor, holder)).rejects.toMatchObject({ name: "ItsmeNotConfirmedErrorType" })
    }
    expect([await kycOf(visitor), await linkOf(visitor)]).toEqual(["none", null])
  })
})

describe("one itsme account for one player", () => {
  test("refuses the number of another player", async () => {
    const eva = await registered()
    const { visitor } = await seededVisitor(casino(), 0, { firstName: "Eva", lastName: "Claes" })
    await expect(linkItsme(visitor, eva.holder)).rejects.toMatchObject({
      name: "ItsmePersonMismatchErrorType",
    })
  })

  test("refuses a namesake of another age, where the player gave no number", async () => {
    const { visitor } = await seededVisitor(casino())
    await sql`update identity.standing set kyc_status = 'none'`.execute(casino().platform.database.db)
    const birthDate = "1981-01-01"
    const namesake = {
      givenName: "Jan",
      familyName: "Peeters",
      birthDate,
      nationalNumber: nationalNumber(birthDate, 9),
    }
    await expect(linkItsme(visitor, namesake)).rejects.toMatchObject({ name: "ItsmePersonMismatchErrorType" })
    expect([await kycOf(visitor), await linkOf(visitor)]).toEqual(["none", null])
  })

  test("refuses an itsme account that is linked to another player", async () => {
    const holder = {
      givenName: "Jan Frans J",
      familyName: "Peeters",
      birthDate: "1980-01-01",
      nationalNumber: nationalNumber("1980-01-01", 7),
    }
    const [first, second] = [await seededVisitor(casino()), await seededVisitor(casino())]
    await linkItsme(first.visitor, holder)
    await expect(linkItsme(second.visitor, holder)).rejects.toMatchObject({
      name: "ItsmeLinkedElsewhereErrorType",
    })
    expect([await linkOf(first.visitor), await linkOf(second.visitor)]).toEqual([expect.any(String), null])
  })

  test("declines an under-age player and ends their sessions", async () => {
    const birthDate = "2007-05-18"
    const [, , day] = birthDate.split("-")
    const nine = `0705${day}001`
    const number = nine + String(97 - (Number(`2${nine}`) % 97)).padStart(2, "0")
    const { visitor, playerId } = await seededVisitor(casino(), 0, { firstName: "Seppe", lastName: "Claes" })
    await sql`update identity.standing set kyc_status = 'none' where player_id = ${playerId}`.execute(
      casino().platform.database.db,
    )
    const young = { givenName: "Seppe", familyName: "Claes", birthDate, nationalNumber: number }
    expect(await linkItsme(visitor, young)).toMatchObject({ kycStatus: "declined", language_key: "kyc-fail" })
    await casino().drain()
    expect(await isLoggedIn(visitor)).toBe(false)
    await expect(logInByItsme(casino().visitor(), young)).rejects.toMatchObject({
      name: "ItsmeEmailNotLinkedErrorType",
    })
  })
})

test("keys: their public halves, the coming and the going together; what is encrypted for either is read", async () => {
  const [signing, recipient] = casino().config.itsme.keys
  const before = JSON.parse(makeSecrets().itsmeKeys).keys[1]
  const rotating = { keys: [{ ...signing, kid: "sig-2" }, recipient, { ...before, kid: "enc-0" }, signing] }
  const other = await casinoForTest({ env: { ITSME_KEYS: JSON.stringify(rotating) } })
  const answer = await fetch(`${other.url}/.well-known/itsme-jwks.json`)
  expect(answer.headers.get("cache-control")).toBe("public, max-age=1800")
  const published = ((await answer.json()) as { keys: Record<string, string>[] }).keys
  expect(published.map(({ kid, use }) => `${use} ${kid}`)).toEqual([
    "sig sig-2",
    "enc enc-1",
    "enc enc-0",
    "sig sig-1",
  ])
  for (const key of published) expect(Object.keys(key)).toEqual(["kty", "kid", "use", "alg", "n", "e"])
  const person = newcomer("Eva")
  const { visitor } = await signUpConfirmed(other, person)
  await linkItsme(visitor, holderOf(person))
  await arm(other, "itsme", "recipient:last")
  await logInByItsme(other.visitor(), holderOf(person))
})
