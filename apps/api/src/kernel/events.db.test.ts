import { sql } from "kysely"
import { beforeEach, describe, expect, it } from "vitest"
import { testDatabase } from "../../testing/casino.ts"
import { standingClock } from "./clock.ts"
import { type Database, openDatabase } from "./database.ts"
import { type Event, type Listening, listen, type Reaction } from "./events.ts"
import { jsonLog } from "./log.ts"
import { type Transact, transactions } from "./transaction.ts"

const log = jsonLog("silent")
let database: Database
let transact: Transact
let listeners: Listening[]

beforeEach(async () => {
  const { url, drop } = await testDatabase()
  database = openDatabase({ url, log })
  const clock = standingClock(new Date("2026-11-20T12:00:00Z"))
  transact = transactions({ database, clock, tell: () => {}, onEvents: () => {} })
  listeners = []
  return async () => {
    for (const listener of listeners) await listener.stop()
    await database.close()
    await drop()
  }
})

const announce = (n: number, kind = "thing.happened") => transact((tx) => tx.announce({ kind, data: { n } }))
const heard = (events: readonly Event[]) => events.map(({ data }) => data.n as number)

function listening(react: Reaction["react"], kinds = ["thing.happened"]) {
  const made = listen({ transact, reactions: [{ listener: "test", kinds, react }], log, everyMs: 5 })
  listeners.push(made)
  return made
}

describe("listeners of the event log", () => {
  it("hear each event once and in order, and only the kinds they asked for", async () => {
    const all: number[] = []
    for (let n = 0; n < 20; n++) await announce(n, n % 2 === 0 ? "thing.happened" : "else.happened")
    await listening(async (_tx, events) => void all.push(...heard(events))).drain()
    expect(all).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18])
  })

  it("hear nothing of what was rolled back", async () => {
    const all: number[] = []
    await transact(async (tx) => {
      await tx.announce({ kind: "thing.happened", data: { n: 1 } })
      throw new Error("no")
    }).catch(() => {})
    await announce(2)
    await listening(async (_tx, events) => void all.push(...heard(events))).drain()
    expect(all).toEqual([2])
  })

  it("miss nothing that commits late: a transaction that began first and ended last", async () => {
    const all: number[] = []
    const made = listening(async (_tx, events) => void all.push(...heard(events)))
    const announced = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const late = transact(async (tx) => {
      await tx.announce({ kind: "thing.happened", data: { n: 1 } })
      announced.resolve()
      await released.promise
    })
    await announced.promise
    await announce(2)
    await new Promise((soon) => setTimeout(soon, 60))
    expect(all).toEqual([])
    released.resolve()
    await late
    await made.drain()
    expect(all).toEqual([1, 2])
  })

  it("share a listener between two processes without doing anything twice", async () => {
    const react: Reaction["react"] = async (tx, events) => {
      for (const { id } of events) {
        await sql`insert into kernel.throttle (bucket, window_start, count) values (${`effect ${id}`}, ${tx.now}, 1)
          on conflict (bucket) do update set count = kernel.throttle.count + 1`.execute(tx.db)
      }
    }
    const [one, two] = [listening(react), listening(react)]
    for (let n = 0; n < 30; n++) await announce(n)
    await Promise.all([one.drain(), two.drain()])
    const { rows } = await sql<{ effects: number; most: number }>`
      select count(*)::integer as effects, max(count) as most from kernel.throttle`.execute(database.db)
    expect(rows).toEqual([{ effects: 30, most: 1 }])
  })

  it("park an event they cannot digest and go on", async () => {
    const all: number[] = []
    for (let n = 0; n < 5; n++) await announce(n)
    await listening(async (_tx, events) => {
      if (events.some(({ data }) => data.n === 3)) throw new Error("indigestible")
      all.push(...heard(events))
    }).drain()
    expect(all).toEqual([0, 1, 2, 4])
    const { rows } = await sql<{ problem: string }>`select problem from kernel.parked_event`.execute(
      database.db,
    )
    expect(rows).toEqual([{ problem: "Error: indigestible" }])
  })

  it("undo their effects with their cursor when they fail half way", async () => {
    await announce(1)
    let attempts = 0
    await listening(async (tx) => {
      await sql`insert into kernel.throttle (bucket, window_start, count) values (${`effect ${++attempts}`}, ${tx.now}, 1)`.execute(
        tx.db,
      )
      if (attempts === 1) throw new Error("half way")
    }).drain()
    const { rows } = await sql<{ bucket: string }>`select bucket from kernel.throttle`.execute(database.db)
    expect(rows).toEqual([{ bucket: "effect 2" }])
  })
})
