import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import { thingHappened } from "../../../testing/happened.ts"
import { storeForTest, type TestStore } from "../../../testing/store.ts"
import { listOpenAlarms } from "../alarms/alarms.ts"
import type { Event, Subscriber } from "../db/handlerType.ts"
import { jsonLog } from "../lib/log.ts"
import { startDispatcher } from "./dispatcher.ts"

const log = jsonLog("silent")
const reaction = (listener: string, react: Subscriber["handle"]): Subscriber => ({
  listener,
  kinds: ["thing.happened"],
  handle: react,
})
const heard = (events: readonly Event[]) => events.map(({ data }) => data.n as number)
const announce = ({ transact }: TestStore, ...numbers: number[]) =>
  transact(async (tx) => {
    for (const n of numbers) await tx.publish(thingHappened, { playerId: null, n })
  })
function listening({ transact }: TestStore, subscribers: Subscriber[], deadlineMs = 150) {
  const made = startDispatcher({ transact, subscribers, log, everyMs: 10, deadlineMs })
  onTestFinished(() => made.stop())
  return made
}
const parked = async ({ database }: TestStore) =>
  (
    await sql<{ listener: string; n: number }>`
    select p.listener, (e.data->>'n')::int as n from kernel.parked_event p join kernel.event e on e.id = p.event_id
    order by n`.execute(database.db)
  ).rows.map(({ listener, n }) => `${listener} ${n}`)
const alarms = async ({ database }: TestStore) =>
  (await listOpenAlarms(database)).map(({ kind, subject }) => `${kind} ${subject.split("/")[0]}`)

it.each<[string, Subscriber["handle"]]>([
  ["by a statement that is too slow", async (tx) => void (await sql`select pg_sleep(5)`.execute(tx.db))],
  ["by waiting for what never comes", () => new Promise(() => {})],
])("parks the one event that runs out of time %s, after four tries; the rest goes on", async (_, hang) => {
  const store = await storeForTest()
  const all: number[] = []
  let tries = 0
  const react: Subscriber["handle"] = async (tx, events) => {
    if (heard(events).includes(3)) {
      if (events.length === 1) tries++
      await hang(tx, events)
    }
    await sql`insert into kernel.throttle (bucket, window_start, count) values (${`heard ${events[0]!.id}`}, ${tx.now}, 1)`.execute(
      tx.db,
    )
    tx.afterCommit(() => all.push(...heard(events)))
  }
  await announce(store, 1, 2, 3, 4, 5)
  listening(store, [reaction("slow", react)])
  await expect.poll(() => all, { timeout: 12_000 }).toEqual([1, 2, 4, 5])
  expect(tries).toBe(4)
  expect(await parked(store)).toEqual(["slow 3"])
  expect(await alarms(store)).toEqual(["event.parked slow"])
  expect((await sql`select from kernel.event_trouble`.execute(store.database.db)).rows).toEqual([])
})

it("keeps nothing of what a hanging reaction does after its time", async () => {
  const store = await storeForTest()
  const ends: Promise<unknown>[] = []
  const late: Subscriber["handle"] = async (tx) => {
    const work = (async () => {
      await sleep(600)
      await sql`insert into kernel.throttle (bucket, window_start, count) values ('late', ${tx.now}, 1)`.execute(
        tx.db,
      )
    })()
    ends.push(work.catch((error: Error) => error))
    await work
  }
  await announce(store, 1)
  listening(store, [reaction("late", late)])
  await expect.poll(() => parked(store), { timeout: 12_000 }).toEqual(["late 1"])
  expect(await Promise.all(ends)).toEqual(ends.map(() => expect.any(Error)))
  expect((await sql`select from kernel.throttle`.execute(store.database.db)).rows).toEqual([])
})

it("gives each listener a loop of its own: who hangs keeps no other from its events", async () => {
  const store = await storeForTest()
  const all: number[] = []
  const made = listening(store, [
    reaction("hangs", () => new Promise(() => {})),
    reaction("hears", async (_tx, events) => void all.push(...heard(events))),
  ])
  await announce(store, 1)
  made.wake()
  await expect.poll(() => all, { timeout: 2_000 }).toEqual([1])
  await announce(store, 2)
  made.wake()
  await expect.poll(() => all, { timeout: 2_000 }).toEqual([1, 2])
  expect(await parked(store)).toEqual([])
})

it("lends a turn for a while only: the next does not wait until whoever hangs has run out of time", async () => {
  const store = await storeForTest()
  const all: number[] = []
  const hangs = (n: number) => reaction(`hangs ${n}`, () => new Promise(() => {}))
  const hears = reaction("hears", async (_tx, events) => void all.push(...heard(events)))
  await announce(store, 1)
  listening(store, [hangs(1), hangs(2), hangs(3), hears], 4_000)
  await expect.poll(() => all, { timeout: 3_500 }).toEqual([1])
})

it("lets two listeners work at once, and each has its turn", async () => {
  const store = await storeForTest()
  let [working, most] = [0, 0]
  const works = (n: number) =>
    reaction(`works ${n}`, async () => {
      most = Math.max(most, ++working)
      await sleep(20)
      working--
    })
  const made = listening(store, [1, 2, 3, 4, 5].map(works), 8_000)
  await announce(store, 1)
  await made.drain()
  expect([working, most]).toEqual([0, 2])
})

it("tries a parked event again when a person asks, and only then takes it from the list", async () => {
  const store = await storeForTest()
  const all: number[] = []
  let isMended = false
  const made = listening(store, [
    reaction("club", async (tx, events) => {
      if (!isMended && heard(events).includes(2)) throw new Error("no such level")
      tx.afterCommit(() => all.push(...heard(events)))
    }),
  ])
  const askAgain = () =>
    sql`update kernel.parked_event set retry_asked_at = clock_timestamp()`.execute(store.database.db)
  await announce(store, 1, 2, 3)
  await made.drain()
  expect(all).toEqual([1, 3])
  await askAgain()
  await made.drain()
  expect(await parked(store)).toEqual(["club 2"])
  expect(await listOpenAlarms(store.database)).toMatchObject([{ kind: "event.parked", count: 2 }])
  isMended = true
  await askAgain()
  await made.drain()
  expect(all).toEqual([1, 3, 2])
  expect([await parked(store), await alarms(store)]).toEqual([[], []])
})
