import { type ErrorName, languages, players } from "@elite/contract"
import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { base64, nationalNumber } from "../../../../../product/person.ts"
import { casinoForTest, type TestCasino } from "../../../testing/casino.ts"
import { type Newcomer, newcomer, signUp } from "../../../testing/people.ts"
import { epis } from "../../../testing/sandboxes.ts"

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
      ["NationalNumberInvalidErrorType", { nationalNumber: nationalNumber("1993-05-19", 2) }],
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
