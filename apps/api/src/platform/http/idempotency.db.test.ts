import { sql } from "kysely"
import { beforeEach, describe, expect, it } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { type Database, openDatabase } from "../db/database.ts"
import { createTransact, type Transact } from "../db/transaction.ts"
import { minuteMs } from "../lib/calendar.ts"
import { manualClock } from "../lib/clock.ts"
import { jsonLog } from "../lib/log.ts"
import { countAttempt } from "./attemptLimit.ts"
import { withIdempotencyKey } from "./idempotency.ts"
import { recordMessage } from "./webhookInbox.ts"

const log = jsonLog("silent")
const clock = manualClock(new Date("2026-11-20T12:00:00Z"))
let database: Database
let transact: Transact

beforeEach(async () => {
  const { applicationUrl: url, drop } = await testDatabase()
  database = openDatabase({ url, log })
  transact = createTransact({ database, clock, tell: () => {}, onEvents: () => {} })
  return async () => {
    await database.close()
    await drop()
  }
})

describe("an idempotency key", () => {
  const call = (key: string | undefined, input: unknown, work: () => Promise<number>) =>
    transact((tx) => withIdempotencyKey(tx, { owner: "player 7", key, name: "pay", input }, work))

  it("runs the work once for concurrent calls and answers all of them alike", async () => {
    let runs = 0
    const calls = Array.from({ length: 12 }, () => call("key-12345678", { amount: 5 }, async () => ++runs))
    expect(await Promise.all(calls)).toEqual(Array(12).fill(1))
  })
  it("is refused with another input", async () => {
    await call("key-12345678", { amount: 5 }, async () => 1)
    await expect(call("key-12345678", { amount: 6 }, async () => 2)).rejects.toThrow(
      "IdempotencyKeyReusedErrorType",
    )
  })
  it("can be used again after the work failed", async () => {
    await expect(call("key-12345678", {}, () => Promise.reject(new Error("refused")))).rejects.toThrow(
      "refused",
    )
    expect(await call("key-12345678", {}, async () => 3)).toBe(3)
  })
  it("is separate for each owner", async () => {
    await call("key-12345678", {}, async () => 1)
    const other = transact((tx) =>
      withIdempotencyKey(
        tx,
        { owner: "player 8", key: "key-12345678", name: "pay", input: {} },
        async () => 2,
      ),
    )
    expect(await other).toBe(2)
  })
})

describe("the inbox", () => {
  it("records one of several concurrent messages with the same key", async () => {
    const message = {
      provider: "bank",
      externalKey: "event 1",
      genuine: true,
      headers: {},
      body: Buffer.from("{}"),
    }
    const recorded = await Promise.all(
      Array.from({ length: 10 }, () => transact((tx) => recordMessage(tx, message))),
    )
    expect(recorded.filter(Boolean)).toHaveLength(1)
  })
})

describe("counting attempts", () => {
  const attempt = () => countAttempt(transact, { bucket: "login:someone", limit: 5, windowMs: minuteMs })
  it("allows exactly the limit of concurrent attempts, and more after the window", async () => {
    const results = await Promise.allSettled(Array.from({ length: 40 }, attempt))
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5)
    clock.advance(59_999)
    await expect(attempt()).rejects.toThrow("TooManyRequestsErrorType")
    clock.advance(1)
    await attempt()
  })
})

describe("the application's role", () => {
  it.each([
    "update wallet.movement set amount = 1",
    "delete from wallet.movement",
    "insert into wallet.movement (id, kind, asset, from_account, to_account, amount, at) values ('x', 'deposit', 'EUR', 'psp:hipay', 'player:1:cash', 1, '2026-01-01')",
    "update wallet.balance set amount = 1000000",
    "delete from kernel.event",
    "update play.transaction set moved = 0",
    "truncate wallet.movement",
    "create table public.mine (id int)",
  ])("is denied: %s", async (statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject({ code: "42501" })
  })
})
