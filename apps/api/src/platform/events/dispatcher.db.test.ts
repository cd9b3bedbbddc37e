import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import { storeForTest, type TestStore } from "../../../testing/store.ts"
import { thingHappened } from "../../../testing/thingHappened.ts"
import { listOpenAlarms } from "../alarms/alarms.ts"
import type { Event, Subscriber } from "../db/handlerType.ts"
import { jsonLog } from "../lib/log.ts"
import { startDispatcher } from "./dispatcher.ts"

const log = jsonLog("silent")
const createSubscriber = (listener: string, handle: Subscriber["handle"]): Subscriber => ({
  listener,
  kinds: ["thing.happened"],
  handle,
})
const numbersOf = (events: readonly Event[]) => events.map(({ data }) => data.n as number)
const publish = ({ transact }: TestStore, ...numbers: number[]) =>
  transact(async (tx) => {
    for (const n of numbers) await tx.publish(thingHappened, { playerId: null, n })
  })
function startTestDispatcher({ transact }: TestStore, subscribers: Subscriber[], deadlineMs = 150) {
  const dispatcher = startDispatcher({ transact, subscribers, log, everyMs: 10, deadlineMs })
  onTestFinished(() => dispatcher.stop())
  return dispatcher
}
const listParked = async ({ database }: TestStore) =>
  (
    await sql<{ listener: string; n: number }>`
    select p.listener, (e.data->>'n')::int as n from kernel.parked_event p join kernel.event e on e.id = p.event_id
    order by n`.execute(database.db)
  ).rows.map(({ listener, n }) => `${listener} ${n}`)
const listAlarms = async ({ database }: TestStore) =>
  (await listOpenAlarms(database)).map(({ kind, subject }) => `${kind} ${subject.split("/")[0]}`)

it.each<[string, Subscriber["handle"]]>([
  ["by a statement that is too slow", async (tx) => void (await sql`select pg_sleep(5)`.execute(tx.db))],
  ["by waiting for a promise that never resolves", () => new Promise(() => {})],
])("parks the one event that times out %s, after four tries, and handles the others", async (_, hang) => {
  const store = await storeForTest()
  const handled: number[] = []
  let tries = 0
  const react: Subscriber["handle"] = async (tx, events) => {
    if (numbersOf(events).includes(3)) {
      if (events.length === 1) tries++
      await hang(tx, events)
    }
    await sql`insert into kernel.throttle (bucket, window_start, count) values (${`handled ${events[0]!.id}`}, ${tx.now}, 1)`.execute(
      tx.db,
    )
    tx.afterCommit(() => handled.push(...numbersOf(events)))
  }
  await publish(store, 1, 2, 3, 4, 5)
  startTestDispatcher(store, [createSubscriber("slow", react)])
  await expect.poll(() => handled, { timeout: 12_000 }).toEqual([1, 2, 4, 5])
  expect(tries).toBe(4)
  expect(await listParked(store)).toEqual(["slow 3"])
  expect(await listAlarms(store)).toEqual(["event.parked slow"])
  expect((await sql`select from kernel.event_trouble`.execute(store.database.db)).rows).toEqual([])
})

it("commits nothing that a subscriber writes after its time limit", async () => {
  const store = await storeForTest()
  const results: Promise<unknown>[] = []
  const late: Subscriber["handle"] = async (tx) => {
    const work = (async () => {
      await sleep(600)
      await sql`insert into kernel.throttle (bucket, window_start, count) values ('late', ${tx.now}, 1)`.execute(
        tx.db,
      )
    })()
    results.push(work.catch((error: Error) => error))
    await work
  }
  await publish(store, 1)
  startTestDispatcher(store, [createSubscriber("late", late)])
  await expect.poll(() => listParked(store), { timeout: 12_000 }).toEqual(["late 1"])
  expect(await Promise.all(results)).toEqual(results.map(() => expect.any(Error)))
  expect((await sql`select from kernel.throttle`.execute(store.database.db)).rows).toEqual([])
})

it("delivers to other subscribers while one hangs", async () => {
  const store = await storeForTest()
  const handled: number[] = []
  const dispatcher = startTestDispatcher(store, [
    createSubscriber("hangs", () => new Promise(() => {})),
    createSubscriber("working", async (_tx, events) => void handled.push(...numbersOf(events))),
  ])
  await publish(store, 1)
  dispatcher.wake()
  await expect.poll(() => handled, { timeout: 2_000 }).toEqual([1])
  await publish(store, 2)
  dispatcher.wake()
  await expect.poll(() => handled, { timeout: 2_000 }).toEqual([1, 2])
  expect(await listParked(store)).toEqual([])
})

it("frees the slot of a hanging subscriber before its time limit", async () => {
  const store = await storeForTest()
  const handled: number[] = []
  const hangs = (n: number) => createSubscriber(`hangs ${n}`, () => new Promise(() => {}))
  const working = createSubscriber("working", async (_tx, events) => void handled.push(...numbersOf(events)))
  await publish(store, 1)
  startTestDispatcher(store, [hangs(1), hangs(2), hangs(3), working], 4_000)
  await expect.poll(() => handled, { timeout: 3_500 }).toEqual([1])
})

it("runs two subscribers at a time, and all of them in turn", async () => {
  const store = await storeForTest()
  let [running, maxRunning] = [0, 0]
  const works = (n: number) =>
    createSubscriber(`works ${n}`, async () => {
      maxRunning = Math.max(maxRunning, ++running)
      await sleep(20)
      running--
    })
  const dispatcher = startTestDispatcher(store, [1, 2, 3, 4, 5].map(works), 8_000)
  await publish(store, 1)
  await dispatcher.drain()
  expect([running, maxRunning]).toEqual([0, 2])
})

it("retries a parked event on request, and unparks it only when it succeeds", async () => {
  const store = await storeForTest()
  const handled: number[] = []
  let isFixed = false
  const dispatcher = startTestDispatcher(store, [
    createSubscriber("club", async (tx, events) => {
      if (!isFixed && numbersOf(events).includes(2)) throw new Error("no such level")
      tx.afterCommit(() => handled.push(...numbersOf(events)))
    }),
  ])
  const requestRetry = () =>
    sql`update kernel.parked_event set retry_asked_at = clock_timestamp()`.execute(store.database.db)
  await publish(store, 1, 2, 3)
  await dispatcher.drain()
  expect(handled).toEqual([1, 3])
  await requestRetry()
  await dispatcher.drain()
  expect(await listParked(store)).toEqual(["club 2"])
  expect(await listOpenAlarms(store.database)).toMatchObject([{ kind: "event.parked", count: 2 }])
  isFixed = true
  await requestRetry()
  await dispatcher.drain()
  expect(handled).toEqual([1, 3, 2])
  expect([await listParked(store), await listAlarms(store)]).toEqual([[], []])
})
