import { sql } from "kysely"
import { beforeEach, describe, expect, it } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { thingHappened } from "../../../testing/happened.ts"
import { type Database, openDatabase } from "../db/database.ts"
import type { Event, Subscriber } from "../db/handlerType.ts"
import { createTransact, type Transact } from "../db/transaction.ts"
import { manualClock } from "../lib/clock.ts"
import { jsonLog } from "../lib/log.ts"
import { type Dispatcher, startDispatcher } from "./dispatcher.ts"

const log = jsonLog("silent")
let database: Database
let transact: Transact
let listening: Dispatcher | undefined

beforeEach(async () => {
  const { applicationUrl: url, drop } = await testDatabase()
  database = openDatabase({ url, log })
  const clock = manualClock(new Date("2026-11-20T12:00:00Z"))
  transact = createTransact({ database, clock, tell: () => {}, onEvents: () => {} })
  return async () => {
    await listening?.stop()
    await database.close()
    await drop()
  }
})

const announce = (n: number) => transact((tx) => tx.publish(thingHappened, { playerId: null, n }))
const reaction = (listener: string, react: Subscriber["handle"]): Subscriber => ({
  listener,
  kinds: ["thing.happened"],
  handle: react,
})
const heard = (events: readonly Event[]) => events.map(({ data }) => data.n as number)
const parked = async () =>
  (await sql<{ listener: string }>`select listener from kernel.parked_event`.execute(database.db)).rows

describe("trouble of the database", () => {
  it("parks no event: a lock that could not be had in time is tried again until it can", async () => {
    const all: number[] = []
    for (let n = 0; n < 3; n++) await announce(n)
    const held = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    const holder = transact(async (tx) => {
      await sql`insert into kernel.throttle (bucket, window_start, count) values ('held', ${tx.now}, 1)`.execute(
        tx.db,
      )
      held.resolve()
      await free.promise
    })
    await held.promise
    let refusals = 0
    const react: Subscriber["handle"] = async (tx, events) => {
      await sql`set local lock_timeout = 30`.execute(tx.db)
      try {
        await sql`insert into kernel.throttle (bucket, window_start, count) values ('held', ${tx.now}, 1)
          on conflict (bucket) do update set count = kernel.throttle.count + 1`.execute(tx.db)
      } catch (error) {
        if (++refusals === 4) free.resolve()
        throw error
      }
      all.push(...heard(events))
    }
    listening = startDispatcher({ transact, subscribers: [reaction("test", react)], log, everyMs: 5 })
    await holder
    await listening.drain()
    expect(await parked()).toEqual([])
    expect(all).toEqual([0, 1, 2])
  })

  it("of one listener keeps no other from its events", async () => {
    const all: number[] = []
    const away: Subscriber["handle"] = async () => {
      throw Object.assign(new Error("the disk is full"), { code: "53100" })
    }
    const subscribers = [
      reaction("away", away),
      reaction("there", async (_tx, events) => void all.push(...heard(events))),
    ]
    await announce(1)
    listening = startDispatcher({ transact, subscribers, log, everyMs: 5 })
    await expect.poll(() => all).toEqual([1])
    expect(await parked()).toEqual([])
  })
})

describe("an event whose trouble cannot be written as it is", () => {
  it.each([
    ["NUL", "a\0b"],
    ["half a character", `${"a".repeat(292)}😀`],
  ])("is parked all the same: %s", async (_, problem) => {
    const all: number[] = []
    const reacts: Subscriber["handle"] = async (_tx, events) => {
      if (heard(events).includes(1)) throw new Error(problem)
      all.push(...heard(events))
    }
    for (const n of [1, 2]) await announce(n)
    listening = startDispatcher({ transact, subscribers: [reaction("test", reacts)], log, everyMs: 5 })
    await expect.poll(parked).toEqual([{ listener: "test" }])
    await expect.poll(() => all).toEqual([2])
  })
})
