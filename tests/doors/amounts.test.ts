import { randomUUID } from "node:crypto"
import type { Client } from "@elite/client/visitor"
import { crash, type Endpoint, endpoints, payments } from "@elite/contract"
import fc from "fast-check"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { z } from "zod"
import { type TestCasino, testCasino } from "../../apps/api/testing/casino.ts"
import { hub88, uuid } from "../../apps/api/testing/hub88.ts"
import {
  type SeededPlayer,
  seededGames,
  seedGames,
  seedLogin,
  seedPlayer,
} from "../../apps/api/testing/seeded.ts"

// Every call that takes an amount, and whatever can be written in its place.
let casino: TestCasino
let db: pg.Pool
let player: SeededPlayer
let browser: Client
beforeAll(async () => {
  casino = await testCasino()
  db = new pg.Pool({ connectionString: casino.databaseUrl, max: 2 })
  await seedGames(db)
  player = await seedPlayer(db, 100)
  browser = await loggedIn(player)
})
afterAll(async () => {
  expect(await casino.audit()).toEqual([])
  await db.end()
  await casino.close()
})

async function loggedIn({ playerId }: SeededPlayer): Promise<Client> {
  const visitor = casino.visitor()
  visitor.cookies.set("access_token", (await seedLogin(db, playerId)).cookie)
  return visitor
}

/** A complete input of each call that takes an amount, but for the amount. */
const samples: Record<string, Record<string, unknown>> = {
  [payments.hiPayUrl.path]: { paymentMethod: "bancontact_qr", languageCode: "en" },
  [payments.withdrawAmount.path]: { method: "bnp", iban: "BE68539007547034" },
  [crash.placeCrashBet.path]: {
    betId: randomUUID(),
    roundId: 1,
    panel: "a",
    sessionToken: "a session",
  },
}

/** Whether a schema has a key `amount` anywhere. */
const takesAmount = ({ input }: Endpoint): boolean =>
  /"amount":/.test(JSON.stringify(z.toJSONSchema(input, { io: "input", unrepresentable: "any" })))
const withAmount = endpoints.filter(takesAmount)

/** Everything that money could have left a trace in. */
async function digest(): Promise<string> {
  const { rows } = await db.query<{ digest: string }>(
    `select concat_ws(' ',
       (select concat(count(*), '/', coalesce(sum(amount), 0)) from wallet.movement),
       (select concat(count(*), '/', coalesce(sum(amount), 0)) from wallet.balance),
       (select count(*) from payments.deposit), (select count(*) from payments.withdrawal),
       (select count(*) from limits.deposit_use), (select count(*) from play.transaction),
       (select count(*) from kernel.event), (select count(*) from kernel.idempotency)) as digest`,
  )
  return rows[0]!.digest
}

const written = (path: string, amount: string, more = "") =>
  `${JSON.stringify(samples[path]).slice(0, -1)},"amount":${amount}${more}}`
const post = (path: string, body: string, headers: Record<string, string> = {}, by = browser) =>
  by.fetch(path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } })

const digits = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(..."0123456789"), { minLength, maxLength }).map((list) => list.join(""))
const positive = digits(1, 6).map((text) => String(Number(text) + 1))

/** What is no amount, as it would stand in the body. */
const noAmount = fc.oneof(
  fc.constantFrom(
    ...[
      "NaN",
      "Infinity",
      "-Infinity",
      "null",
      "true",
      "false",
      "[]",
      "{}",
      '""',
      "0",
      "-0",
      "0.0",
      "1e3",
      "1E3",
      "1e-2",
    ],
    ...[
      "1e999",
      "9007199254740993",
      "1000001",
      "1000000.01",
      "0.001",
      "1.100",
      "0x10",
      "+5",
      "05",
      ".5",
      "5.",
      "1_000",
    ],
    ...[
      '"20"',
      '"1e3"',
      "[20]",
      "[[20]]",
      '{"amount":20}',
      '{"valueOf":20}',
      "20,00",
      "٢٠",
      "20n",
      "undefined",
      '"٢٠"',
    ],
  ),
  positive.map((amount) => `-${amount}`),
  positive.map((amount) => `"${amount}"`),
  positive.map((amount) => `[${amount}]`),
  fc.tuple(positive, digits(3, 9)).map((parts) => parts.join(".")),
  fc
    .tuple(positive, fc.constantFrom("e", "E"), fc.integer({ min: -9, max: 9 }))
    .map((parts) => parts.join("")),
  digits(8, 40).map((rest) => `9${rest}`),
  fc.string().map((text) => JSON.stringify(text)),
)

describe("amounts on the wire", () => {
  it("knows a complete input for every call that takes one", () => {
    expect(withAmount.map(({ path }) => path).sort()).toEqual(Object.keys(samples).sort())
  })

  for (const { path, who } of withAmount) {
    it(`${path} refuses what is no amount and changes nothing`, async () => {
      const before = await digest()
      await fc.assert(
        fc.asyncProperty(noAmount, async (amount) => {
          const answer = await post(path, written(path, amount))
          const { errors } = (await answer.json()) as { errors: { name: string }[] }
          expect([answer.status, errors[0]?.name]).toEqual([400, "BadInputErrorType"])
        }),
        { numRuns: 250 },
      )
      expect(await digest()).toBe(before)
    })

    it(`${path} refuses unknown fields, other types of body and foreign pages`, async () => {
      const before = await digest()
      const good = written(path, "20")
      const cases: [number, string, Promise<Response>][] = [
        [400, "BadInputErrorType", post(path, written(path, "20", ',"playerId":1'))],
        [400, "BadInputErrorType", post(path, written(path, "20", ',"amountCents":2000'))],
        [400, "BadInputErrorType", post(path, written(path, "20", ',"__proto__":{"amount":1}'))],
        [400, "BadInputErrorType", post(path, `[${good}]`)],
        [415, "UnsupportedMediaTypeErrorType", post(path, good, { "content-type": "text/plain" })],
        [
          415,
          "UnsupportedMediaTypeErrorType",
          post(path, "amount=20", { "content-type": "application/x-www-form-urlencoded" }),
        ],
        [400, "ForeignOriginErrorType", post(path, good, { origin: "https://evil.example" })],
        [400, "ForeignOriginErrorType", post(path, good, { origin: "null" })],
      ]
      if (who === "player") cases.push([401, "UnauthorizedErrorType", post(path, good, {}, casino.visitor())])
      for (const [status, name, call] of cases) {
        const answer = await call
        const { errors } = (await answer.json()) as { errors: { name: string }[] }
        expect([answer.status, errors[0]?.name]).toEqual([status, name])
      }
      expect(await digest()).toBe(before)
    })
  }

  it("keeps to the cent what it accepts, and the digest sees it", async () => {
    const before = await digest()
    const amounts = [10.01, 19.99, 33.33, 57.07, 79.6]
    for (const amount of amounts)
      await browser.call(payments.hiPayUrl, { amount, paymentMethod: "bancontact_qr", languageCode: "en" })
    const { rows } = await db.query<{ cents: string }>(
      "select amount_cents as cents from payments.deposit where status = 'pending' order by created_at",
    )
    expect(rows.map(({ cents }) => Number(cents))).toEqual([1001, 1999, 3333, 5707, 7960])
    expect(await digest()).not.toBe(before)
  })
})

describe("amounts of the aggregator", () => {
  /** What is no amount of hers: anything but a whole number of cents, in 10⁻⁵ euro, that an int64 holds. */
  const noUnits = fc.oneof(
    noAmount.filter((text) => !/^\d+$/.test(text) && text !== "-0"),
    fc.bigInt({ min: 2n ** 63n, max: 10n ** 40n }).map(String),
    fc.bigInt({ min: -(10n ** 12n), max: -1n }).map(String),
  )
  /** A stake is whole cents; a win with parts of one is booked. */
  const partsOfACent = fc
    .bigInt({ min: 0n, max: 10n ** 12n })
    .filter((units) => units % 1000n !== 0n)
    .map(String)
  for (const [path, unsound] of [
    ["/transaction/bet", fc.oneof(noUnits, partsOfACent)],
    ["/transaction/win", noUnits],
  ] as const) {
    it(`${path} refuses what is no amount and changes nothing`, async () => {
      const hub = hub88(casino.url)
      const common = {
        user: player.user,
        token: player.token,
        round: "amounts",
        game_code: seededGames.slot,
        currency: "EUR",
      }
      const bet = uuid()
      await hub.send("/transaction/bet", { ...common, transaction_uuid: bet, amount: 100_000 })
      const before = await digest()
      await fc.assert(
        fc.asyncProperty(unsound, async (amount) => {
          const fields = {
            ...common,
            request_uuid: uuid(),
            transaction_uuid: uuid(),
            reference_transaction_uuid: bet,
          }
          const { answer } = await hub.post(
            path,
            `${JSON.stringify(fields).slice(0, -1)},"amount":${amount}}`,
          )
          expect(["RS_ERROR_WRONG_TYPES", "RS_ERROR_WRONG_SYNTAX"]).toContain(answer.status)
        }),
        { numRuns: 250 },
      )
      expect(await digest()).toBe(before)
      const sound = { ...common, transaction_uuid: uuid(), reference_transaction_uuid: bet, amount: 1000 }
      expect((await hub.send(path, sound)).status).toBe("RS_OK")
      expect(await digest()).not.toBe(before)
    })
  }
})
