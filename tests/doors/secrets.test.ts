import type { Client } from "@elite/client/visitor"
import { me, sessions } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import pg from "pg"
import { afterEach, beforeEach, expect, it } from "vitest"
import { fromItsme, holderOf, linkItsme } from "../../apps/api/src/modules/sessions/testing/itsme.ts"
import { appCode } from "../../apps/api/src/modules/sessions/testing/secondFactor.ts"
import { jsonLog } from "../../apps/api/src/platform/lib/log.ts"
import { casinoForTest, type TestCasino } from "../../apps/api/testing/casino.ts"
import { listMailsTo, logIn, newcomer, signUpVerified, tokenFor } from "../../apps/api/testing/people.ts"

// Somebody goes through every door where a secret is said; then each is looked for wherever something is kept or told.
// A secret is found where it is said to its owner, once, and nowhere else.

/** Every answer of the casino to whoever asked in this process, headers included. */
const answers: string[] = []
const asks = globalThis.fetch
let origin = ""
beforeEach(() => {
  answers.length = 0
  globalThis.fetch = async (...asked: Parameters<typeof fetch>) => {
    const answer = await asks(...asked)
    if (String(asked[0]).startsWith(origin))
      answers.push(`${JSON.stringify([...answer.headers])} ${await answer.clone().text()}`)
    return answer
  }
})
afterEach(() => {
  globalThis.fetch = asks
})

/** A text as it might lie somewhere: plain, in an address, in base64, in hex as the database writes bytes. */
const shapes = (secret: string): string[] => {
  const bytes = Buffer.from(secret)
  const encoded = [bytes.toString("base64"), bytes.toString("base64url"), bytes.toString("hex")]
  // An encoding's last sign may depend on what follows; short texts would be found by chance.
  return [secret, encodeURIComponent(secret), ...encoded.map((text) => text.replace(/=+$/, "").slice(0, -1))]
}
const isIn = (text: string, secret: string): boolean =>
  /^\d{6}$/.test(secret)
    ? new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(text)
    : shapes(secret).some((shape) => text.toLowerCase().includes(shape.toLowerCase()))

/** Everything that the database holds, row by row, as text. */
async function rowsOf({ databaseUrl }: TestCasino): Promise<string[]> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`)
      found.push(...rows.map(({ row }) => `${name} ${row}`))
    }
    return found
  } finally {
    await owner.end()
  }
}

const codeIn = async (casino: TestCasino, email: string): Promise<string> =>
  (await listMailsTo(casino, email)).flatMap(({ text }) => /^(\d{6})$/m.exec(text)?.[1] ?? [])[0]!
const keyIn = async (casino: TestCasino, email: string): Promise<string> =>
  (await listMailsTo(casino, email))
    .flatMap(({ links }) => links)
    .flatMap((link) => /\/(?:nieuw-wachtwoord|reset-password)\/([\w-]{20,})/.exec(link)?.[1] ?? [])[0]!
const sessionOf = ({ cookies }: Client) => cookies.get("access_token")!

it("no secret lies in a log, an answer, an event, a letter or the database, in whatever writing", async () => {
  const logged: string[] = []
  const log = jsonLog("trace", { write: (line: string) => void logged.push(line) })
  const casino = await casinoForTest({ log })
  origin = casino.url
  const [first, wrong, second, third] = [
    "grutto vliegt over Damme",
    "nooit dit paswoord gehad",
    "zeven groene kranen zingen",
    "twee oude molens draaien",
  ] as const
  const person = newcomer("Eva", { password: base64(first) })
  const number = person.nationalNumber!
  const { visitor } = await signUpVerified(casino, person)
  const verification = await tokenFor(casino, person.email)
  const opened = [sessionOf(visitor)]
  await expect(logIn(casino.visitor(), person.email, wrong)).rejects.toThrow()

  await casino.visitor().call(sessions.forgetPassword, { email: person.email })
  const key = await keyIn(casino, person.email)
  const reset = { newPasswordKey: key, password: base64(second) }
  await casino.visitor().call(sessions.verifyForgetPassword, reset)
  const { keyCode } = await casino.visitor().call(sessions.forgotPassword, { email: person.email })
  const otp = await codeIn(casino, person.email)
  await casino.visitor().call(sessions.verifyOtp, { keyCode, otp, password: base64(third) })

  await logIn(visitor, person.email, third)
  opened.push(sessionOf(visitor))
  await linkItsme(visitor, holderOf(person))
  const { code: itsmeCode } = await fromItsme(casino.visitor(), holderOf(person))
  const { secret } = await visitor.call(sessions.generateSecretCode, {})
  const code = appCode(secret, casino.clock.now())
  const { recoveryCodes } = await visitor.call(sessions.firstTimeAuthenticate, { token: code })
  const knocked = casino.visitor()
  const challenge = await logIn(knocked, person.email, third)
  if (!("challengeId" in challenge)) throw new Error("There was no challenge.")
  await knocked.call(sessions.verifyCode, { challengeId: challenge.challengeId, code: recoveryCodes[0]! })
  opened.push(sessionOf(knocked))
  await knocked.call(me.getUserDetails, {})

  const letters = (await listMailsTo(casino, person.email)).map((mail) => JSON.stringify(mail))
  const places = { log: logged, answers, rows: await rowsOf(casino), letters }
  expect(Object.values(places).every((texts) => texts.length > 1)).toBe(true)
  expect(places.rows.some((row) => row.includes(person.email))).toBe(true)
  const found = (name: string, secrets: readonly string[]) =>
    Object.entries(places).flatMap(([place, texts]) =>
      texts.some((text) => secrets.some((each) => isIn(text, each))) ? [`${name} in ${place}`] : [],
    )
  const times = (texts: readonly string[], text: string) => texts.filter((each) => isIn(each, text)).length
  expect([
    ...found("a password", [first, wrong, second, third]),
    ...found("the national number", [number, number.replace(/(..)(..)(..)(...)(..)/, "$1.$2.$3-$4.$5")]),
    ...found("the code of itsme", [itsmeCode]),
    ...found("a code of the app", [code]),
    // Said to their owner: in the answer that made them, and in the letter that carries them.
    ...found("a session", opened),
    ...found("the app's secret", [secret]),
    ...found("a recovery code", recoveryCodes),
    ...found("a link to a new password", [key]),
    ...found("the code of a letter", [otp]),
    ...found("the link that confirms an address", [verification]),
  ]).toEqual([
    "a session in answers",
    "the app's secret in answers",
    "a recovery code in answers",
    "a link to a new password in letters",
    "the code of a letter in letters",
    "the link that confirms an address in letters",
  ])
  expect([secret, ...recoveryCodes].map((each) => times(answers, each))).toEqual([
    1,
    ...recoveryCodes.map(() => 1),
  ])
})
