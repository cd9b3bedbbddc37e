import { type ErrorName, languages, me, players } from "@elite/contract"
import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { casinoForTest, type TestCasino } from "../../../testing/casino.ts"
import {
  base64,
  confirmed,
  epis,
  mailsTo,
  type Newcomer,
  newcomer,
  numberFor,
  signUp,
  tokenFor,
} from "../../../testing/people.ts"

const refusal = (name: ErrorName, more: object = {}) => ({ name, ...more })
const tryToSignUp = (casino: TestCasino, person: Newcomer) => casino.visitor().call(players.signUp, person)
const checks = async (casino: TestCasino) =>
  (
    await sql<{ player_id: bigint | null; purpose: string; outcome: string; reference: string | null }>`
      select player_id, purpose, outcome, reference from players.register_check order by id`.execute(
      casino.kernel.database.db,
    )
  ).rows

describe("who is refused at registration", () => {
  test("each for the reason that is theirs, before the register hears of them", async () => {
    const casino = await casinoForTest({ now: new Date("2026-11-20T12:00:00Z") })
    const cases: [ErrorName, Partial<Newcomer>][] = [
      ["UnderAgeErrorType", { dateOfBirth: "11-21-2005", nationalNumber: "05.11.21-002.38" }],
      ["ProfessionBarredErrorType", { profession: "notary" }],
      ["NationalNumberInvalidErrorType", { nationalNumber: "93051822362" }],
      ["NationalNumberInvalidErrorType", { nationalNumber: numberFor("930519", 2) }],
      ["NationalNumberInvalidErrorType", { gender: "male" }],
      ["WeakPasswordErrorType", { password: base64("Password123!") }],
      ["BadInputErrorType", { nationalNumber: undefined }],
      ["BadInputErrorType", { address: undefined }],
      ["BadInputErrorType", { countryCode: "US" }],
      ["BadInputErrorType", { nationality: "ZZ" }],
      ["BadInputErrorType", { dateOfBirth: "02-30-1993" }],
    ]
    for (const [name, changes] of cases) {
      const person = Object.fromEntries(
        Object.entries({ ...newcomer("Eva"), ...changes }).filter(([, value]) => value !== undefined),
      ) as Newcomer
      await expect(tryToSignUp(casino, person), `${name} ${JSON.stringify(changes)}`).rejects.toMatchObject(
        refusal(name),
      )
    }
    expect(await checks(casino)).toEqual([])
  })

  test("unknown fields change nothing: nobody makes themselves verified", async () => {
    const casino = await casinoForTest({ sandbox: false })
    for (const extra of [
      { kycStatus: "accepted" },
      { emailVerifiedAt: "2020-01-01" },
      { status: "open" },
      { userId: 1 },
    ])
      await expect(tryToSignUp(casino, { ...newcomer("Eva"), ...extra })).rejects.toMatchObject(
        refusal("BadInputErrorType"),
      )
  })

  test("fields at fault are named in the visitor's language", async () => {
    const casino = await casinoForTest({ sandbox: false })
    const { address: _, ...person } = newcomer("Eva")
    const call = casino.visitor().call(players.signUp, person, { language: "fr" })
    await expect(call).rejects.toMatchObject({
      errors: [{ fields: { address: "Veuillez remplir ce champ." } }],
    })
  })

  test("one account per address, per name and per person", async () => {
    const casino = await casinoForTest()
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    const other = () => newcomer("Lies")
    await expect(tryToSignUp(casino, { ...other(), email: eva.email.toUpperCase() })).rejects.toMatchObject(
      refusal("EmailAlreadyExistsErrorType"),
    )
    await expect(
      tryToSignUp(casino, { ...other(), username: eva.username.toUpperCase() }),
    ).rejects.toMatchObject(refusal("UsernameAlreadyExistsErrorType"))
    const sameNumber = { ...other(), nationalNumber: ` ${eva.nationalNumber} ` }
    await expect(tryToSignUp(casino, sameNumber)).rejects.toMatchObject(refusal("UserAlreadyExists"))
    const { nationalNumber: _, ...foreigner } = {
      ...other(),
      firstName: "ÉVA",
      lastName: "claes",
      nationality: "FR",
    }
    await expect(tryToSignUp(casino, foreigner)).rejects.toMatchObject(refusal("UserAlreadyExists"))
  })

  test.each(["with a national number", "without one"])(
    "twins at the same moment make one account, %s",
    async (kind) => {
      const casino = await casinoForTest()
      const { nationalNumber, ...eva } = newcomer("Eva")
      const person =
        kind === "without one" ? { ...eva, nationality: "FR" } : { ...eva, nationalNumber: nationalNumber! }
      const twins = Array.from({ length: 5 }, (_, i) => ({
        ...person,
        email: `twin${i}@example.be`,
        username: `twin_${i}`,
      }))
      const answers = await Promise.allSettled(twins.map((twin) => tryToSignUp(casino, twin)))
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
      for (const answer of answers)
        if (answer.status === "rejected") expect(answer.reason).toMatchObject(refusal("UserAlreadyExists"))
    },
  )

  test("whoever the register excludes, and everybody while it is away; every answer is logged", async () => {
    const casino = await casinoForTest()
    const excluded = newcomer("Marc", {
      lastName: "Janssens",
      dateOfBirth: "07-30-1985",
      nationalNumber: "85.07.30-033.28",
      gender: "male",
    })
    // Said as to anybody whose details cannot be accepted: a sign-up tells nobody who is excluded.
    await expect(tryToSignUp(casino, excluded)).rejects.toMatchObject(refusal("UserAlreadyExists"))
    await epis(casino, { action: "weather", outage: "1" })
    await expect(tryToSignUp(casino, newcomer("Eva"))).rejects.toMatchObject(
      refusal("ExclusionRegisterUnavailableErrorType"),
    )
    await epis(casino, { action: "weather" })
    const { userId } = await signUp(casino, newcomer("Eva"))
    expect(await checks(casino)).toEqual([
      { player_id: null, purpose: "registration", outcome: "excluded", reference: expect.any(String) },
      { player_id: null, purpose: "registration", outcome: "unavailable", reference: null },
      {
        player_id: BigInt(userId),
        purpose: "registration",
        outcome: "allowed",
        reference: expect.any(String),
      },
    ])
  })

  test.each(languages)("an exclusion looks like an account that is there already (%s)", async (language) => {
    const casino = await casinoForTest()
    const known = newcomer("Eva")
    await signUp(casino, known)
    const marc = {
      lastName: "Janssens",
      dateOfBirth: "07-30-1985",
      nationalNumber: "85.07.30-033.28",
    } as const
    const excluded = newcomer("Marc", { ...marc, gender: "male" })
    const twin = { ...newcomer("Lies"), nationalNumber: known.nationalNumber! }
    const answers = []
    for (const person of [excluded, twin]) {
      const answer = await casino.visitor().fetch(players.signUp.path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-language": language },
        body: JSON.stringify(person),
      })
      const headers = [...answer.headers].filter(([name]) => !/^(date|content-security-policy)$/.test(name))
      answers.push({ status: answer.status, headers, body: await answer.json() })
    }
    expect(answers[0]).toEqual(answers[1])
    const [{ description }] = answers[0]!.body.errors
    expect(answers[0]!.status).toBe(400)
    expect(description).toContain("support@casino.test")
    expect(description).toMatch(/https:\/\//)
    // Neither is told by how long it takes: the register is asked about both, and no password is hashed for either.
    expect((await checks(casino)).slice(1).map(({ outcome }) => outcome)).toEqual(["excluded", "allowed"])
  })

  test("an address that tries too often waits", async () => {
    const casino = await casinoForTest({ sandbox: false })
    const bad = { ...newcomer("Eva"), dateOfBirth: "02-30-1993" }
    for (let i = 0; i < 30; i++)
      await expect(tryToSignUp(casino, bad)).rejects.toMatchObject(refusal("BadInputErrorType"))
    await expect(tryToSignUp(casino, bad)).rejects.toMatchObject(
      refusal("TooManyRequestsErrorType", { status: 429 }),
    )
    casino.clock.advance(10 * 60_000)
    await expect(tryToSignUp(casino, bad)).rejects.toMatchObject(refusal("BadInputErrorType"))
  })
})

test("nothing that was typed in secret can be read in the database", async () => {
  const casino = await casinoForTest()
  const eva = newcomer("Eva")
  await signUp(casino, eva)
  await casino.drain()
  const { rows } = await sql<{ dump: string }>`
    select coalesce(string_agg(t::text, ' '), '') as dump from (
      select row_to_json(p)::text from players.player p union all select row_to_json(e)::text from players.email_token e
      union all select row_to_json(s)::text from sessions.session s union all select row_to_json(k)::text from kernel.event k
    ) as all_rows(t)`.execute(casino.kernel.database.db)
  const dump = rows[0]!.dump
  expect(dump).toContain(eva.email)
  const number = eva.nationalNumber!
  const hex = Buffer.from(number).toString("hex")
  for (const secret of [eva.password, Buffer.from(eva.password, "base64").toString(), number, hex])
    expect(dump).not.toContain(secret)
})

describe("the address", () => {
  test("is confirmed by the newest link, once, within a day", async () => {
    const casino = await casinoForTest()
    const eva = newcomer("Eva")
    const { visitor } = await signUp(casino, eva)
    const first = await tokenFor(casino, eva.email)
    await visitor.call(players.refreshEmailToken, {})
    const second = await tokenFor(casino, eva.email)
    expect(second).not.toBe(first)
    await expect(visitor.call(players.verifyEmail, { token: first })).rejects.toMatchObject(
      refusal("EmailTokenInvalidErrorType"),
    )
    casino.clock.advance(24 * 3_600_000)
    await expect(visitor.call(players.verifyEmail, { token: second })).rejects.toMatchObject(
      refusal("CodeExpiredErrorType"),
    )
    await casino.visitor().call(players.refreshEmailToken, { email: eva.email.toUpperCase() })
    const third = await tokenFor(casino, eva.email)
    await casino.visitor().call(players.verifyEmail, { token: third })
    await expect(visitor.call(players.verifyEmail, { token: third })).rejects.toMatchObject(
      refusal("EmailTokenInvalidErrorType"),
    )
    const subjects = (await mailsTo(casino, eva.email)).map(({ subject }) => subject)
    expect(subjects[0]).toBe("Uw e-mailadres is bevestigd")
  })

  test("two clicks at once confirm it once", async () => {
    const casino = await casinoForTest()
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    const token = await tokenFor(casino, eva.email)
    const clicks = await Promise.allSettled(
      [1, 2, 3].map(() => casino.visitor().call(players.verifyEmail, { token })),
    )
    expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const mails = await mailsTo(casino, eva.email)
    expect(mails.filter(({ subject }) => subject === "Uw e-mailadres is bevestigd")).toHaveLength(1)
  })

  test("asked for by strangers, the answer does not say whether it is known", async () => {
    const casino = await casinoForTest()
    const eva = newcomer("Eva")
    await signUp(casino, eva)
    const ask = (email: string) => casino.visitor().call(players.refreshEmailToken, { email })
    expect(await ask(eva.email)).toEqual(await ask("nobody@example.be"))
    expect(await mailsTo(casino, "nobody@example.be")).toEqual([])
    expect(await mailsTo(casino, eva.email)).toHaveLength(2)
    await expect(casino.visitor().call(players.refreshEmailToken, {})).rejects.toMatchObject(
      refusal("BadInputErrorType"),
    )
  })

  test("once confirmed gets no more links", async () => {
    const casino = await casinoForTest()
    const eva = newcomer("Eva")
    const { visitor } = await confirmed(casino, eva)
    await expect(visitor.call(players.refreshEmailToken, {})).rejects.toMatchObject(
      refusal("EmailAlreadyVerifiedErrorType"),
    )
    const before = (await mailsTo(casino, eva.email)).length
    await casino.visitor().call(players.refreshEmailToken, { email: eva.email })
    expect(await mailsTo(casino, eva.email)).toHaveLength(before)
  })

  test("can be asked for five times an hour", async () => {
    const casino = await casinoForTest()
    const { visitor } = await signUp(casino, newcomer("Eva"))
    for (let i = 0; i < 5; i++) await visitor.call(players.refreshEmailToken, {})
    await expect(visitor.call(players.refreshEmailToken, {})).rejects.toMatchObject(
      refusal("TooManyRequestsErrorType"),
    )
  })
})

test("whether a name is free is told ten times in ten minutes", async () => {
  const casino = await casinoForTest()
  const eva = newcomer("Eva")
  await signUp(casino, eva)
  const visitor = casino.visitor()
  expect(await visitor.call(players.checkUniqueConstraints, { username: "nobody_here" })).toEqual({
    isUnique: true,
  })
  await expect(
    visitor.call(players.checkUniqueConstraints, { email: eva.email.toUpperCase() }),
  ).rejects.toMatchObject(refusal("EmailAlreadyExistsErrorType"))
  await expect(
    visitor.call(players.checkUniqueConstraints, { username: eva.username }),
  ).rejects.toMatchObject(refusal("UsernameAlreadyExistsErrorType"))
  for (let i = 0; i < 7; i++) await visitor.call(players.checkUniqueConstraints, { username: `free_${i}` })
  await expect(visitor.call(players.checkUniqueConstraints, { username: "free" })).rejects.toMatchObject({
    name: "TooManyRequestsErrorType",
    status: 429,
  })
})

test("details and language are changed, and nothing that is not offered", async () => {
  const casino = await casinoForTest()
  const { visitor } = await signUp(casino, newcomer("Eva"))
  const walletSettings = { hideZeroCurrency: true, displayFiatCurrency: false, selectedFiat: "EUR" }
  await visitor.call(players.updateUserDetails, {
    city: "Brugge",
    phone: "+32 470 12 34 56",
    newsLetter: true,
    walletSettings,
  })
  await visitor.call(players.userLanguage, { languageCode: "fr" })
  const { user } = await visitor.call(me.getUserDetails, {})
  expect(user).toMatchObject({
    city: "Brugge",
    phone: "+32 470 12 34 56",
    newsLetter: true,
    address: "Veldstraat 1",
  })
  expect(user.additionalInfo).toEqual({ languageCode: "fr", walletSettings })
  for (const extra of [
    { emailVerifiedAt: "2020-01-01" },
    { firstName: "Other" },
    { status: "closed" },
    { email: "x@y.be" },
  ])
    await expect(visitor.call(players.updateUserDetails, { ...extra } as object)).rejects.toMatchObject(
      refusal("BadInputErrorType"),
    )
  await expect(casino.visitor().call(players.updateUserDetails, { city: "Gent" })).rejects.toMatchObject({
    status: 401,
  })
})
