import { randomUUID } from "node:crypto"
import type { Client } from "@elite/client/visitor"
import { sessions } from "@elite/contract"
import { arm } from "@elite/testkit/sandboxes"
import { sql } from "kysely"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { isLoggedIn, newcomer, signUpConfirmed } from "../../../../testing/people.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import {
  type Back,
  backToSignUp,
  fromItsme,
  type Holder,
  holderOf,
  linkItsme,
  logInByItsme,
} from "../testing/itsme.ts"

const casino = casinoForFile()
let eva: { holder: Holder; visitor: Client }
let lies: { holder: Holder; visitor: Client }

async function linked(firstName: string) {
  const person = newcomer(firstName)
  const { visitor } = await signUpConfirmed(casino(), person)
  const holder = holderOf(person)
  await linkItsme(visitor, holder)
  return { holder, visitor }
}
beforeAll(async () => {
  eva = await linked("Eva")
  lies = await linked("Lies")
})

// All visits here share one network address.
beforeEach(() => sql`delete from kernel.throttle`.execute(casino().platform.database.db))

const sessionsEver = async () =>
  (await sql`select id from sessions.session`.execute(casino().platform.database.db)).rows.length

/** Returns the error after checking that no session was opened. */
async function refusal(visitor: Client, attempt: () => Promise<unknown>): Promise<string> {
  const before = await sessionsEver()
  const name = await attempt().then(
    () => "nothing",
    (problem: { name: string }) => problem.name,
  )
  expect([await sessionsEver(), await isLoggedIn(visitor)]).toEqual([before, false])
  return name
}

describe("an invalid token opens no session", () => {
  test.each([
    "id_token:missing",
    "id_token:not_encrypted",
    "id_token:not_signed",
    "id_token:alg_none",
    "id_token:signed_with_secret",
    "id_token:signed_by_another",
    "id_token:unknown_signer",
    "id_token:encrypted_for_another",
    "id_token:unknown_recipient",
    "id_token:weak_wrapping",
    "id_token:other_cipher",
    "id_token:other_issuer",
    "id_token:no_issuer",
    "id_token:other_audience",
    "id_token:two_audiences",
    "id_token:other_party",
    "id_token:other_nonce",
    "id_token:no_nonce",
    "id_token:expired",
    "id_token:no_expiry",
    "id_token:not_yet",
    "id_token:no_issue_time",
    "id_token:no_subject",
    "id_token:empty_subject",
    "id_token:long_subject",
    "id_token:old_authentication",
    "id_token:no_authentication_time",
    "id_token:other_assurance",
    "token:other_type",
    "token:not_json",
    "token:no_access_token",
  ])("%s", async (flaw) => {
    await arm(casino(), "itsme", flaw)
    const visitor = casino().visitor()
    expect(await refusal(visitor, () => logInByItsme(visitor, eva.holder))).toBe("ItsmeNotConfirmedErrorType")
    await logInByItsme(visitor, eva.holder)
    expect(await isLoggedIn(visitor)).toBe(true)
  })
})

describe("an invalid return opens no session", () => {
  type Change = (back: Back, visitor: Client) => Back | Promise<Back>
  const other = () => fromItsme(casino().visitor(), lies.holder)
  const cases: [what: string, change: Change, name: string][] = [
    [
      "a state that nobody was given",
      (b) => ({ ...b, state: `login.${randomUUID()}` }),
      "ItsmeExpiredErrorType",
    ],
    [
      "a state with another name",
      (b) => ({ ...b, state: b.state.replace("login", "kyc") }),
      "ItsmeExpiredErrorType",
    ],
    ["a state with a letter more", (b) => ({ ...b, state: `${b.state}x` }), "ItsmeExpiredErrorType"],
    [
      "the state of another browser",
      async (b) => ({ ...b, state: (await other()).state }),
      "ItsmeOtherBrowserErrorType",
    ],
    ["the whole way back of another browser", () => other(), "ItsmeOtherBrowserErrorType"],
    ["another person's code", async (b) => ({ ...b, code: (await other()).code }), "ItsmeExpiredErrorType"],
    [
      "the code of another visit of one's own",
      async (b, visitor) => ({ ...b, code: (await fromItsme(visitor, eva.holder)).code }),
      "ItsmeExpiredErrorType",
    ],
    ["a code that is none", (b) => ({ ...b, code: randomUUID() }), "ItsmeExpiredErrorType"],
    ["a code with a letter more", (b) => ({ ...b, code: `${b.code}0` }), "ItsmeExpiredErrorType"],
    [
      "no cookie",
      (b, visitor) => {
        visitor.cookies.delete("itsme_visit")
        return b
      },
      "ItsmeOtherBrowserErrorType",
    ],
    [
      "a cookie that is made up",
      (b, visitor) => {
        visitor.cookies.set("itsme_visit", "a".repeat(43))
        return b
      },
      "ItsmeOtherBrowserErrorType",
    ],
    [
      "a way back of one's own, to sign up",
      (_, visitor) => backToSignUp(visitor, eva.holder),
      "ItsmeExpiredErrorType",
    ],
    [
      "a way back of a player who wanted to be known",
      async (_, visitor) => {
        const { authorizationUrl } = await lies.visitor.call(sessions.itsmeKyc, {})
        visitor.cookies.set("itsme_visit", lies.visitor.cookies.get("itsme_visit")!)
        return { code: randomUUID(), state: new URL(authorizationUrl).searchParams.get("state")! }
      },
      "ItsmeExpiredErrorType",
    ],
  ]
  test.each(cases)("%s", async (_, change, name) => {
    const visitor = casino().visitor()
    const changed = await change(await fromItsme(visitor, eva.holder), visitor)
    expect(await refusal(visitor, () => visitor.call(sessions.itsmeLoginToken, changed))).toBe(name)
  })

  test.each([
    ["a code that itsme takes no more", "code:expired", "ItsmeExpiredErrorType"],
    ["a code that itsme never gave", "code:unknown", "ItsmeExpiredErrorType"],
    ["a way back that names another issuer", "iss:other", "ItsmeNotConfirmedErrorType"],
  ])("%s", async (_, scenario, name) => {
    await arm(casino(), "itsme", scenario)
    const visitor = casino().visitor()
    expect(await refusal(visitor, () => logInByItsme(visitor, eva.holder))).toBe(name)
  })

  test("an unavailable itsme logs nobody in; the same return works afterwards", async () => {
    const visitor = casino().visitor()
    const back = await fromItsme(visitor, eva.holder)
    await arm(casino(), "itsme", "http_500")
    const attempt = () => visitor.call(sessions.itsmeLoginToken, back)
    expect(await refusal(visitor, attempt)).toBe("ItsmeServiceNotAvailableErrorType")
    await attempt()
    expect(await isLoggedIn(visitor)).toBe(true)
  })

  test("stored visits and links reveal neither the person nor the state", async () => {
    const visitor = casino().visitor()
    const { state } = await fromItsme(visitor, eva.holder)
    const rows = await sql<{ text: string }>`
      select v::text as text from sessions.itsme_visit v union all select l::text from sessions.itsme_link l
    `.execute(casino().platform.database.db)
    const text = rows.rows.map((row) => row.text).join("\n")
    expect(text).not.toContain(state)
    expect(text).not.toContain(Buffer.from(state).toString("hex"))
    expect(text).not.toContain(visitor.cookies.get("itsme_visit"))
    expect(text).not.toContain(Buffer.from(eva.holder.nationalNumber).toString("hex"))
    expect(text).not.toContain(Buffer.from('"nonce"').toString("hex"))
  })

  test("limits visits of one network address, not counting successful ones", async () => {
    const visitor = casino().visitor()
    for (let times = 0; times < 3; times++) await logInByItsme(visitor, eva.holder)
    const go = () => casino().visitor().call(sessions.itsmeLogin, {})
    for (let times = 0; times < 60; times++) await go()
    await expect(go()).rejects.toMatchObject({ name: "TooManyRequestsErrorType", status: 429 })
    const code = randomUUID()
    const come = () =>
      casino()
        .visitor()
        .call(sessions.itsmeLoginToken, { code, state: `login.${code}` })
    for (let times = 0; times < 60; times++) await expect(come()).rejects.toMatchObject({ status: 400 })
    await expect(come()).rejects.toMatchObject({ name: "TooManyRequestsErrorType" })
  })

  // Last, because the clock does not go back.
  test("after ten minutes", async () => {
    const visitor = casino().visitor()
    const back = await fromItsme(visitor, eva.holder)
    casino().clock.advance(10 * minuteMs)
    const attempt = () => visitor.call(sessions.itsmeLoginToken, back)
    expect(await refusal(visitor, attempt)).toBe("ItsmeExpiredErrorType")
    // Expired for everybody: another browser does not learn that it would be valid in its own.
    const elsewhere = casino().visitor()
    const found = () => elsewhere.call(sessions.itsmeLoginToken, back)
    expect(await refusal(elsewhere, found)).toBe("ItsmeExpiredErrorType")
  })
})
