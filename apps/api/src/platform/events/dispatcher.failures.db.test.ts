import { sql } from "kysely"
import { beforeEach, describe, expect, it } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { thingHappened } from "../../../testing/thingHappened.ts"
import { type Database, openDatabase } from "../db/database.ts"
import type { Event, Subscriber } from "../db/handlerType.ts"
import { createTransact, type Transact } from "../db/transaction.ts"
import { manualClock } from "../lib/clock.ts"
import { jsonLog } from "../lib/log.ts"
import { type Dispatcher, startDispatcher } from "./dispatcher.ts"

const log = jsonLog("silent")
let database: Database
let transact: Transact
let dispatcher: Dispatcher | undefined

beforeEach(async () => {
  const { applicationUrl: url, drop } = await testDatabase()
  database = openDatabase({ url, log })
  const clock = manualClock(new Date("2026-11-20T12:00:00Z"))
  transact = createTransact({ database, clock, tell: () => {}, onEvents: () => {} })
  return async () => {
    await dispatcher?.stop()
    await database.close()
    await drop()
  }
})

const publish = (n: number) => transact((tx) => tx.publish(thingHappened, { playerId: null, n }))
const createSubscriber = (listener: string, handle: Subscriber["handle"]): Subscriber => ({
  listener,
  kinds: ["thing.happened"],
  handle,
})
const numbersOf = (events: readonly Event[]) => events.map(({ data }) => data.n as number)
const listParked = async () =>
  (await sql<{ listener: string }>`select listener from kernel.parked_event`.execute(database.db)).rows

describe("a failure of the database", () => {
  it("parks no event, and retries after a lock timeout until the lock is free", async () => {
    const handled: number[] = []
    for (let n = 0; n < 3; n++) await publish(n)
    const locked = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const holder = transact(async (tx) => {
      await sql`insert into kernel.throttle (bucket, window_start, count) values ('held', ${tx.now}, 1)`.execute(
        tx.db,
      )
      locked.resolve()
      await mayCommit.promise
    })
    await locked.promise
    let refusals = 0
    const handle: Subscriber["handle"] = async (tx, events) => {
      await sql`set local lock_timeout = 30`.execute(tx.db)
      try {
        await sql`insert into kernel.throttle (bucket, window_start, count) values ('held', ${tx.now}, 1)
          on conflict (bucket) do update set count = kernel.throttle.count + 1`.execute(tx.db)
      } catch (error) {
        if (++refusals === 4) mayCommit.resolve()
        throw error
      }
      handled.push(...numbersOf(events))
    }
    dispatcher = startDispatcher({
      transact,
      subscribers: [createSubscriber("test", handle)],
      log,
      everyMs: 5,
    })
    await holder
    await dispatcher.drain()
    expect(await listParked()).toEqual([])
    expect(handled).toEqual([0, 1, 2])
  })

  it("for one subscriber does not block the others", async () => {
    const handled: number[] = []
    const failing: Subscriber["handle"] = async () => {
      throw Object.assign(new Error("the disk is full"), { code: "53100" })
    }
    const subscribers = [
      createSubscriber("failing", failing),
      createSubscriber("working", async (_tx, events) => void handled.push(...numbersOf(events))),
    ]
    await publish(1)
    dispatcher = startDispatcher({ transact, subscribers, log, everyMs: 5 })
    await expect.poll(() => handled).toEqual([1])
    expect(await listParked()).toEqual([])
  })
})

describe("an event whose error text PostgreSQL cannot store", () => {
  it.each([
    ["NUL", "a\0b"],
    ["half a character", `${"a".repeat(292)}😀`],
  ])("is parked anyway: %s", async (_, problem) => {
    const handled: number[] = []
    const handle: Subscriber["handle"] = async (_tx, events) => {
      if (numbersOf(events).includes(1)) throw new Error(problem)
      handled.push(...numbersOf(events))
    }
    for (const n of [1, 2]) await publish(n)
    dispatcher = startDispatcher({
      transact,
      subscribers: [createSubscriber("test", handle)],
      log,
      everyMs: 5,
    })
    await expect.poll(listParked).toEqual([{ listener: "test" }])
    await expect.poll(() => handled).toEqual([2])
  })
})
