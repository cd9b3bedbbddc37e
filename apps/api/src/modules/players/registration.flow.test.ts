import { createClient } from "@elite/client/visitor"
import { type ErrorName, languages, players } from "@elite/contract"
import { base64, nationalNumber } from "@elite/testkit/person"
import { updateExclusionRegister } from "@elite/testkit/sandboxes"
import { sql } from "kysely"
import { describe, expect, onTestFinished, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { type Newcomer, newcomer, signUp } from "../../../testing/people.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import { anAddress } from "../sessions/testing/passwords.ts"

type Refusals = { errors: [{ description: string }] }

// One day under age.
const getCasino = casinoForFile({ now: new Date("2026-11-20T12:00:00Z"), env: { TRUST_PROXY: "1" } })
const refusal = (name: ErrorName, more: object = {}) => ({ name, ...more })
const tryToSignUp = (person: Newcomer, address = anAddress()) =>
  createClient(getCasino().url, address).call(players.signUp, person)
const checks = async () =>
  (
    await sql<{ player_id: bigint | null; purpose: string; outcome: string; reference: string | null }>`
      select player_id, purpose, outcome, reference from players.register_check order by id`.execute(
      getCasino().platform.database.db,
    )
  ).rows
/** The queries to the register during a call. */
async function checksDuring(act: () => Promise<void>) {
  const before = (await checks()).length
  await act()
  return (await checks()).slice(before)
}

describe("a refused registration", () => {
  test("names the reason before the register is asked", async () => {
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
    const queries = await checksDuring(async () => {
      for (const [name, changes] of cases) {
        const person = Object.fromEntries(
          Object.entries({ ...newcomer("Eva"), ...changes }).filter(([, value]) => value !== undefined),
        ) as Newcomer
        await expect(tryToSignUp(person), `${name} ${JSON.stringify(changes)}`).rejects.toMatchObject(
          refusal(name),
        )
      }
    })
    expect(queries).toEqual([])
  })

  test("demands the fields that the setting requires", async () => {
    const { registrationFields } = await createClient(getCasino().url).call(players.getRegistrationFields, {})
    expect(registrationFields).toMatchObject({ email: 2, gender: 1, phone: 1, termsAccepted: 2 })
    expect(Object.keys(registrationFields).sort()).toEqual([...players.registrationFieldNames].sort())
    const required = (["placeOfBirth", "city", "postalCode"] as const).filter(
      (name) => registrationFields[name] === 2,
    )
    expect(required).toHaveLength(3)
    for (const name of required) {
      const { [name]: _, ...without } = newcomer("Eva")
      await expect(tryToSignUp(without as Newcomer), name).rejects.toMatchObject(refusal("BadInputErrorType"))
    }
  })

  test("ignores unknown fields such as a verified flag", async () => {
    for (const extra of [
      { kycStatus: "accepted" },
      { emailVerifiedAt: "2020-01-01" },
      { status: "open" },
      { userId: 1 },
    ])
      await expect(tryToSignUp({ ...newcomer("Eva"), ...extra })).rejects.toMatchObject(
        refusal("BadInputErrorType"),
      )
  })

  test("names invalid fields in the visitor's language", async () => {
    const { address: _, ...person } = newcomer("Eva")
    const call = getCasino().visitor().call(players.signUp, person, { language: "fr" })
    await expect(call).rejects.toMatchObject({
      errors: [{ fields: { address: "Veuillez remplir ce champ." } }],
    })
  })

  test("one account per address, per name and per person", async () => {
    // Without a number a person is found by their unique name.
    const renee = newcomer("Renee")
    await signUp(getCasino(), renee)
    const other = () => newcomer("Lies")
    await expect(tryToSignUp({ ...other(), email: renee.email.toUpperCase() })).rejects.toMatchObject(
      refusal("EmailAlreadyExistsErrorType"),
    )
    await expect(tryToSignUp({ ...other(), username: renee.username.toUpperCase() })).rejects.toMatchObject(
      refusal("UsernameAlreadyExistsErrorType"),
    )
    const sameNumber = { ...other(), nationalNumber: ` ${renee.nationalNumber} ` }
    await expect(tryToSignUp(sameNumber)).rejects.toMatchObject(refusal("UserAlreadyExists"))
    const { nationalNumber: _, ...foreigner } = {
      ...other(),
      firstName: "RENÉE",
      lastName: "claes",
      nationality: "FR",
    }
    await expect(tryToSignUp(foreigner)).rejects.toMatchObject(refusal("UserAlreadyExists"))
  })

  test.each([
    [
      { firstName: "Jean Pierre", lastName: "Dumortier" },
      { firstName: "Jean-Pierre", lastName: "Dumortier" },
    ],
    [
      { firstName: "Jürgen", lastName: "Brückner" },
      { firstName: "Juergen", lastName: "BRUECKNER" },
    ],
    [
      { firstName: "Søren", lastName: "Ågård" },
      { firstName: "Soeren", lastName: "Aagaard" },
    ],
    [
      { firstName: "Ayşe", lastName: "Kılıç-Öz" },
      { firstName: "AYSE", lastName: "Kilic Oez" },
    ],
    [
      { firstName: "Begoña", lastName: "D’Angelo" },
      { firstName: "Begona", lastName: "Dangelo" },
    ],
  ])("a second account is found: %j is %j", async (names, again) => {
    await signUp(getCasino(), newcomer("Eva", names))
    const { nationalNumber: _, ...second } = newcomer("Eva", { ...again, nationality: "FR" })
    await expect(tryToSignUp(second)).rejects.toMatchObject(refusal("UserAlreadyExists"))
  })

  test.each(["with a national number", "without one"])(
    "two simultaneous registrations create one account, %s",
    async (kind) => {
      // Without a number a person is found by their unique name.
      const { nationalNumber, ...noor } = newcomer("Noor")
      const { email, username } = noor
      const person =
        kind === "without one"
          ? { ...noor, lastName: "Martin", nationality: "FR" }
          : { ...noor, nationalNumber: nationalNumber! }
      const twins = Array.from({ length: 5 }, (_, i) => ({
        ...person,
        email: `${i}${email}`,
        username: `${username}_${i}`,
      }))
      const answers = await Promise.allSettled(twins.map((twin) => tryToSignUp(twin)))
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
      for (const answer of answers)
        if (answer.status === "rejected") expect(answer.reason).toMatchObject(refusal("UserAlreadyExists"))
    },
  )

  test("refuses persons excluded by the register, and everybody while it is unavailable; logs every answer", async () => {
    const casino = getCasino()
    const excluded = newcomer("Marc", {
      lastName: "Janssens",
      dateOfBirth: "07-30-1985",
      nationalNumber: "85.07.30-033.28",
      gender: "male",
    })
    // The same answer as for an existing account: a sign-up reveals no exclusion.
    let player: bigint | undefined
    const queries = await checksDuring(async () => {
      await expect(tryToSignUp(excluded)).rejects.toMatchObject(refusal("UserAlreadyExists"))
      await updateExclusionRegister(casino, { action: "weather", outage: "1" })
      onTestFinished(() => updateExclusionRegister(casino, { action: "weather" }))
      await expect(tryToSignUp(newcomer("Eva"))).rejects.toMatchObject(
        refusal("ExclusionRegisterUnavailableErrorType"),
      )
      await updateExclusionRegister(casino, { action: "weather" })
      player = BigInt((await signUp(casino, newcomer("Eva"))).userId)
    })
    expect(queries).toEqual([
      { player_id: null, purpose: "registration", outcome: "excluded", reference: expect.any(String) },
      { player_id: null, purpose: "registration", outcome: "unavailable", reference: null },
      {
        player_id: player,
        purpose: "registration",
        outcome: "allowed",
        reference: expect.any(String),
      },
    ])
  })

  test.each(languages)("an exclusion looks like an existing account (%s)", async (language) => {
    const casino = getCasino()
    const known = newcomer("Eva")
    await signUp(casino, known)
    const marc = {
      lastName: "Janssens",
      dateOfBirth: "07-30-1985",
      nationalNumber: "85.07.30-033.28",
    } as const
    const excluded = newcomer("Marc", { ...marc, gender: "male" })
    const twin = { ...newcomer("Lies"), nationalNumber: known.nationalNumber! }
    const answers: { status: number; headers: [string, string][]; body: Refusals }[] = []
    const queries = await checksDuring(async () => {
      for (const person of [excluded, twin]) {
        const answer = await casino.visitor().fetch(players.signUp.path, {
          method: "POST",
          headers: { "content-type": "application/json", "x-language": language },
          body: JSON.stringify(person),
        })
        const headers = [...answer.headers].filter(([name]) => !/^(date|content-security-policy)$/.test(name))
        answers.push({ status: answer.status, headers, body: (await answer.json()) as Refusals })
      }
    })
    expect(answers[0]).toEqual(answers[1])
    const [{ description }] = answers[0]!.body.errors
    expect(answers[0]!.status).toBe(400)
    expect(description).toContain("support@casino.test")
    expect(description).toMatch(/https:\/\//)
    // Timing reveals neither: the register is asked in both cases, and no password is hashed.
    expect(queries.map(({ outcome }) => outcome)).toEqual(["excluded", "allowed"])
  })

  test("limits the attempts of one network address", async () => {
    const bad = { ...newcomer("Eva"), dateOfBirth: "02-30-1993" }
    const address = anAddress()
    for (let i = 0; i < 30; i++)
      await expect(tryToSignUp(bad, address)).rejects.toMatchObject(refusal("BadInputErrorType"))
    await expect(tryToSignUp(bad, address)).rejects.toMatchObject(
      refusal("TooManyRequestsErrorType", { status: 429 }),
    )
    getCasino().clock.advance(10 * minuteMs)
    await expect(tryToSignUp(bad, address)).rejects.toMatchObject(refusal("BadInputErrorType"))
  })
})

test("passwords are not readable in the database", async () => {
  const casino = getCasino()
  const eva = newcomer("Eva")
  await signUp(casino, eva)
  await casino.drain()
  const { rows } = await sql<{ dump: string }>`
    select coalesce(string_agg(t::text, ' '), '') as dump from (
      select row_to_json(p)::text from players.player p union all select row_to_json(e)::text from players.email_token e
      union all select row_to_json(s)::text from sessions.session s union all select row_to_json(k)::text from kernel.event k
    ) as all_rows(t)`.execute(casino.platform.database.db)
  const dump = rows[0]!.dump
  expect(dump).toContain(eva.email)
  const number = eva.nationalNumber!
  const hex = Buffer.from(number).toString("hex")
  for (const secret of [eva.password, Buffer.from(eva.password, "base64").toString(), number, hex])
    expect(dump).not.toContain(secret)
})

test("answers ten checks of a free name in ten minutes", async () => {
  const casino = getCasino()
  const eva = newcomer("Eva")
  await signUp(casino, eva)
  const visitor = createClient(casino.url, anAddress())
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
