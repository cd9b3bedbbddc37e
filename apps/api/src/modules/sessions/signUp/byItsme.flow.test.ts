import { type ErrorName, me, players, sessions } from "@elite/contract"
import { arm, updateExclusionRegister } from "@elite/testkit/sandboxes"
import { translate } from "@elite/words"
import { sql } from "kysely"
import { beforeEach, describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { isLoggedIn, listMailsTo, newcomer, signUp } from "../../../../testing/people.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { hashToken } from "../../../platform/lib/random.ts"
import {
  atItsme,
  type Back,
  backToSignUp,
  type Holder,
  holderOf,
  logInByItsme,
  signUpByItsme,
  stranger,
  userDetails,
} from "../testing/itsme.ts"

const casino = casinoForFile()
const { itsmeSignUpToken: signUpToken, itsmeSignUpArrival: arrival, getItsmeNewcomer } = sessions
const refusal = (name: ErrorName) => ({ name, status: 400 })
const detailsOf = async (visitor: ReturnType<ReturnType<typeof casino>["visitor"]>) =>
  (await visitor.call(me.getUserDetails, {})).user

// All sign-ups here share one network address.
beforeEach(() => sql`delete from kernel.throttle`.execute(casino().platform.database.db))

describe("signing up with itsme", () => {
  test("requests what an account needs and shows it", async () => {
    const visitor = casino().visitor()
    const eva = stranger("Eva")
    const { authorizationUrl } = await visitor.call(sessions.itsmeSignup, { locale: "fr" })
    const searchParams = new URL(authorizationUrl).searchParams
    expect(searchParams.get("scope")).toBe("openid service:SANDBOX_SHARE")
    expect(Object.keys(JSON.parse(searchParams.get("claims")!).id_token)).toEqual(
      expect.arrayContaining(["email", "phone_number", "address", "gender"]),
    )
    const back = (await atItsme(authorizationUrl, eva)) as Back
    const reply = await visitor.call(arrival, back)
    expect(reply).toMatchObject({
      firstName: eva.givenName,
      lastName: eva.familyName,
      dateOfBirth: eva.birthDate,
      email: eva.email,
      address: "Jekerstraat 39",
      city: "Tongeren",
      known: expect.arrayContaining(["email", "phone", "gender", "nationality", "placeOfBirth"]),
    })
    // The code works once, and the answer is stored.
    expect(await visitor.call(arrival, back)).toEqual(reply)
    expect(await visitor.call(getItsmeNewcomer, back)).toEqual(reply)
  })

  test("opens a verified account without a password, in the person's language, and a session", async () => {
    const visitor = casino().visitor()
    const eva = stranger("Eva")
    const back = await backToSignUp(visitor, eva, "fr")
    const answer = await visitor.call(signUpToken, { ...back, userDetails })
    expect(answer).toEqual({
      success: true,
      userId: expect.any(Number),
      message: translate("fr", "answers")("itsmeSignedUp"),
      languageCode: "fr",
      returnTo: "/fr",
    })
    expect(await detailsOf(visitor)).toMatchObject({
      userId: answer.userId,
      username: "",
      isUsernameSet: false,
      hasPassword: false,
      isItsmeLinked: true,
      kycStatus: "accepted",
      email: eva.email,
      isEmailVerified: false,
      firstName: eva.givenName,
      lastName: eva.familyName,
      dateOfBirth: eva.birthDate,
      gender: "female",
      countryCode: "BE",
      additionalInfo: { languageCode: "fr" },
    })
    const letters = await listMailsTo(casino(), eva.email!)
    expect(letters.map(({ subject }) => subject)).toEqual([translate("fr", "mails")("verification.subject")])
    const elsewhere = casino().visitor()
    await logInByItsme(elsewhere, eva)
    expect(await isLoggedIn(elsewhere)).toBe(true)
  })

  test("marks an address as verified only where itsme has, and asks for a missing one", async () => {
    const [sure, silent] = [casino().visitor(), casino().visitor()]
    await signUpByItsme(sure, { ...stranger("Lies"), emailVerified: "1" })
    expect((await detailsOf(sure)).isEmailVerified).toBe(true)

    const back = await backToSignUp(silent, { ...stranger("Mia"), email: "" })
    const bare = silent.call(signUpToken, { ...back, userDetails })
    await expect(bare).rejects.toMatchObject({ errors: [{ fields: { email: expect.any(String) } }] })
    await silent.call(signUpToken, { ...back, userDetails: { ...userDetails, email: "mia.own@example.be" } })
    expect(await detailsOf(silent)).toMatchObject({ email: "mia.own@example.be", isEmailVerified: false })
  })

  test.each([
    ["name", { firstName: "Somebody" }],
    ["birth date", { dateOfBirth: "01-01-1970" }],
    ["number", { nationalNumber: "85.07.30-033.28" }],
    ["identity", { kycStatus: "accepted" }],
    ["password", { password: "c2VjcmV0" }],
    ["e-mail address", { email: "mallory@example.be" }],
    ["phone", { phone: "+32 499 99 99 99" }],
    ["address", { address: "Elders 1", postalCode: "9000", city: "Gent" }],
    ["gender", { gender: "male" }],
  ])("refuses what itsme has sent in the form: the %s", async (_, written) => {
    const visitor = casino().visitor()
    const back = await backToSignUp(visitor, stranger("Eva"))
    const forged = { ...back, userDetails: { ...userDetails, ...(written as object) } }
    await expect(visitor.call(signUpToken, forged)).rejects.toMatchObject(refusal("BadInputErrorType"))
    expect(await isLoggedIn(visitor)).toBe(false)
    await visitor.call(signUpToken, { ...back, userDetails })
  })

  test("stores the origin only with the consent of the browser", async () => {
    const visitor = casino().visitor()
    const back = await backToSignUp(visitor, stranger("Eva"))
    await visitor.call(signUpToken, { ...back, userDetails, affiliateReqId: "partner-7" })
    const originCount = await sql<{ n: bigint }>`select count(*) n from consent.origin`.execute(
      casino().platform.database.db,
    )
    expect(Number(originCount.rows[0]!.n)).toBe(0)
  })
})

describe("a person who may have no account", () => {
  test("has one account: by number, by name and birth date, by itsme, and of two simultaneous sign-ups", async () => {
    const known = newcomer("Eva")
    await signUp(casino(), known)
    // With another e-mail address, so that the person is recognised.
    const holder: Holder = { ...holderOf(known), email: "eva.second@example.be" }
    await expect(signUpByItsme(casino().visitor(), holder)).rejects.toMatchObject(
      refusal("UserAlreadyExists"),
    )

    const lies = stranger("Lies")
    await signUpByItsme(casino().visitor(), lies)
    const again = casino().visitor()
    const back = await backToSignUp(again, { ...lies, email: "lies.second@example.be" })
    await expect(again.call(arrival, back)).rejects.toMatchObject(refusal("UserAlreadyExists"))

    const mia = stranger("Mia")
    const visitors = [1, 2, 3].map(() => casino().visitor())
    const tried = await Promise.allSettled(visitors.map((visitor) => signUpByItsme(visitor, mia)))
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  })

  test("an address of an account is no way into it, and none beside it", async () => {
    const known = newcomer("Eva")
    await signUp(casino(), known)
    const visitor = casino().visitor()
    const holder: Holder = { ...stranger("Lies"), email: known.email.toUpperCase(), emailVerified: "1" }
    const back = await backToSignUp(visitor, holder)
    const notLinked = refusal("ItsmeEmailNotLinkedErrorType")
    await expect(visitor.call(arrival, back)).rejects.toMatchObject(notLinked)
    await expect(visitor.call(signUpToken, { ...back, userDetails })).rejects.toMatchObject(notLinked)
    expect(await isLoggedIn(visitor)).toBe(false)
  })

  test("is refused when too young, barred, excluded, or without an answer of the register", async () => {
    const visitor = casino().visitor()
    const young = { givenName: "Seppe", familyName: "Claes", birthDate: "2008-02-17", email: "s@example.be" }
    const back = await backToSignUp(visitor, { ...young, nationalNumber: "08021703356" })
    await expect(visitor.call(arrival, back)).rejects.toMatchObject(refusal("UnderAgeErrorType"))

    const marc: Holder = {
      givenName: "Marc",
      familyName: "Janssens",
      birthDate: "1985-07-30",
      nationalNumber: "85073003328",
      email: "marc@example.be",
    }
    await expect(signUpByItsme(casino().visitor(), marc)).rejects.toMatchObject(refusal("UserAlreadyExists"))

    const eva = casino().visitor()
    const evas = await backToSignUp(eva, stranger("Eva"))
    const notary = { ...userDetails, profession: "notary" } as const
    await expect(eva.call(signUpToken, { ...evas, userDetails: notary })).rejects.toMatchObject(
      refusal("ProfessionBarredErrorType"),
    )
    await updateExclusionRegister(casino(), { action: "weather", outage: "1" })
    await expect(eva.call(signUpToken, { ...evas, userDetails })).rejects.toMatchObject(
      refusal("ExclusionRegisterUnavailableErrorType"),
    )
    await updateExclusionRegister(casino(), { action: "weather" })
    expect(await isLoggedIn(eva)).toBe(false)
    // The visit is still open.
    await eva.call(signUpToken, { ...evas, userDetails })
    expect(await isLoggedIn(eva)).toBe(true)
  })

  test("a card that contradicts itself", async () => {
    const holder = { ...stranger("Eva"), birthDate: "1983-05-18" }
    await expect(signUpByItsme(casino().visitor(), holder)).rejects.toMatchObject(
      refusal("ItsmeNotConfirmedErrorType"),
    )
  })
})

describe("an invalid return opens no account", () => {
  const playersEver = async () =>
    Number(
      (await sql<{ n: string }>`select count(*) n from players.player`.execute(casino().platform.database.db))
        .rows[0]!.n,
    )
  type Change = (
    back: Back,
    visitor: ReturnType<ReturnType<typeof casino>["visitor"]>,
  ) => Back | Promise<Back>
  const cases: [what: string, change: Change, name: ErrorName][] = [
    ["a state that nobody was given", (b) => ({ ...b, state: `${b.state}x` }), "CodeExpiredErrorType"],
    [
      "a log-in's",
      async (_, visitor) => {
        const { authorizationUrl } = await visitor.call(sessions.itsmeLogin, {})
        return (await atItsme(authorizationUrl, stranger("Lies"))) as Back
      },
      "CodeExpiredErrorType",
    ],
    [
      "the state with another code, once it was taken up",
      async (b, visitor) => {
        await visitor.call(arrival, b)
        return { ...b, code: `${b.code}0` }
      },
      "CodeExpiredErrorType",
    ],
    [
      "another browser's, once it was taken up",
      async (b, visitor) => {
        await visitor.call(arrival, b)
        visitor.cookies.set("itsme_visit", "a".repeat(43))
        return b
      },
      "ItsmeOtherBrowserErrorType",
    ],
    [
      "one without its cookie",
      (b, visitor) => {
        visitor.cookies.delete("itsme_visit")
        return b
      },
      "ItsmeOtherBrowserErrorType",
    ],
    [
      "one that was used",
      async (b, visitor) => {
        await visitor.call(signUpToken, { ...b, userDetails })
        return b
      },
      "CodeExpiredErrorType",
    ],
  ]
  test.each(cases)("%s", async (_, change, name) => {
    const visitor = casino().visitor()
    const changed = await change(await backToSignUp(visitor, stranger("Eva")), visitor)
    const before = await playersEver()
    const attempt = visitor.call(signUpToken, { ...changed, userDetails })
    await expect(attempt).rejects.toMatchObject(refusal(name))
    expect(await playersEver()).toBe(before)
  })

  test.each(["id_token:not_encrypted", "id_token:signed_by_another", "id_token:other_nonce"])(
    "%s",
    async (flaw) => {
      const visitor = casino().visitor()
      const back = await backToSignUp(visitor, stranger("Eva"))
      await arm(casino(), "itsme", flaw)
      await expect(visitor.call(signUpToken, { ...back, userDetails })).rejects.toMatchObject(
        refusal("ItsmeNotConfirmedErrorType"),
      )
      expect(await isLoggedIn(visitor)).toBe(false)
    },
  )

  test("the stored answer is encrypted and deleted after use or expiry", async () => {
    const visitor = casino().visitor()
    const eva = stranger("Eva")
    const back = await backToSignUp(visitor, eva)
    await visitor.call(arrival, back)
    const read = async () => {
      const visit = sql<{ text: string; answer: Buffer | null }>`
        select v::text as text, answer from sessions.itsme_visit v where state_hash = ${hashToken(back.state)}`
      return (await visit.execute(casino().platform.database.db)).rows[0]!
    }
    const { text: originCount, answer } = await read()
    expect(answer).not.toBeNull()
    for (const text of [eva.nationalNumber, eva.familyName, eva.email!])
      for (const form of [text, Buffer.from(text).toString("hex")]) expect(originCount).not.toContain(form)
    await visitor.call(signUpToken, { ...back, userDetails })
    expect((await read()).answer).toBeNull()

    const late = casino().visitor()
    const lates = await backToSignUp(late, stranger("Lies"))
    await late.call(arrival, lates)
    casino().clock.advance(30 * minuteMs)
    await expect(late.call(signUpToken, { ...lates, userDetails })).rejects.toMatchObject(
      refusal("CodeExpiredErrorType"),
    )
    await expect(late.call(getItsmeNewcomer, lates)).rejects.toMatchObject(refusal("ItsmeExpiredErrorType"))
  })
})

test("whoever signed up is asked for no terms again, and their address is confirmed as everybody's", async () => {
  const visitor = casino().visitor()
  const eva = stranger("Eva")
  await signUpByItsme(visitor, eva)
  expect((await detailsOf(visitor)).termsToAccept).toBeNull()
  const [letter] = await listMailsTo(casino(), eva.email!)
  const token = new URL(letter!.links.find((link) => link.includes("token="))!).searchParams.get("token")!
  await visitor.call(players.verifyEmail, { token })
  expect((await detailsOf(visitor)).isEmailVerified).toBe(true)
})
