import { sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import { thingHappened } from "../../../testing/happened.ts"
import { storeForTest, type TestStore } from "../../../testing/store.ts"
import type { Subscriber } from "../db/handlerType.ts"
import type { Tx } from "../db/transaction.ts"
import { jsonLog } from "../lib/log.ts"
import { listPendingSubscribers, moveCursors, openCursor } from "./cursors.ts"
import { startDispatcher } from "./dispatcher.ts"
import { type LogTailCache, logTailCache } from "./logTailCache.ts"
import { findPendingWork } from "./poller.ts"

const hearing = (listener: string, ...kinds: string[]): Subscriber => ({
  listener,
  kinds,
  handle: async () => {},
})
const subscribers = [
  hearing("deaf", "other.happened"),
  hearing("hears", "other.happened", "thing.happened"),
  hearing("deafer", "never.happened"),
]
const announce = ({ transact }: TestStore, n: number) =>
  transact((tx) => tx.publish(thingHappened, { playerId: null, n }))
const hears = new Map(subscribers.map(({ listener, kinds }) => [listener, new Set(kinds)]))
/** Looks ahead, as a process does all the time; answers who was found to have something to read. */
const look = async ({ transact, end }: TestStore & { end: LogTailCache }) => {
  const { found } = await transact((tx) => findPendingWork(tx, hears, end))
  return found.map(({ listener }) => listener).toSorted()
}
/** How many events each listener has before its cursor. */
const before = async ({ database }: TestStore) => {
  const { rows } = await sql<{ listener: string; n: bigint }>`
    select listener, (select count(*) from kernel.event e where (e.xid, e.id) > (c.xid, c.id)) as n
    from kernel.cursor c order by listener`.execute(database.db)
  return Object.fromEntries(rows.map(({ listener, n }) => [listener, Number(n)]))
}
/** Three cursors that stand at an event that can be read, and the log followed to there. */
async function withCursors(): Promise<TestStore & { end: LogTailCache }> {
  const store = { ...(await storeForTest()), end: logTailCache(subscribers.flatMap(({ kinds }) => kinds)) }
  await announce(store, 0)
  const isReadable = async () =>
    (await listPendingSubscribers(store.database, ["deaf"])).map((one) => one.isReadable)
  await expect.poll(isReadable).toEqual([true])
  await store.transact(async (tx) => {
    for (const reaction of subscribers) await openCursor(tx, reaction)
    await sql`update kernel.cursor set (xid, id) = (select xid, id from kernel.event)`.execute(tx.db)
    await store.end.follow(tx)
  })
  return store
}

it("leads past what only others hear in one go, and nobody past what they hear", async () => {
  const store = await withCursors()
  await announce(store, 1)
  await announce(store, 2)
  await expect.poll(() => look(store)).toEqual(["hears"])
  await expect
    .poll(async () => (await look(store)) && before(store))
    .toEqual({ deaf: 0, deafer: 0, hears: 2 })
})

it("finds nobody, and leads nobody past it, while a running transaction may still come before", async () => {
  const store = await withCursors()
  const { done, gate } = gated()
  const late = store.transact(async (tx) => {
    await sql`insert into kernel.event (at, kind, data) values (${tx.now}, 'other.happened', '{"n": 1}')`.execute(
      tx.db,
    )
    await gate
  })
  await expect.poll(() => isWriting(store)).toBe(true)
  await announce(store, 2)
  expect([await look(store), await before(store)]).toEqual([[], { deaf: 1, deafer: 1, hears: 1 }])
  done()
  await late
  await expect.poll(() => look(store)).toEqual(["deaf", "hears"])
  await expect
    .poll(async () => (await look(store)) && before(store))
    .toEqual({ deaf: 2, deafer: 0, hears: 2 })
})

it("leaves a cursor alone that somebody is reading at", async () => {
  const store = await withCursors()
  await announce(store, 1)
  const { done, gate } = gated()
  let isHeld = false
  const reading = store.transact(async (tx) => {
    await sql`select from kernel.cursor where listener = 'deaf' for update`.execute(tx.db)
    isHeld = true
    await gate
  })
  await expect.poll(() => isHeld).toBe(true)
  await expect
    .poll(async () => (await look(store)) && before(store))
    .toEqual({ deaf: 1, deafer: 0, hears: 1 })
  done()
  await reading
  expect(await before(store)).toEqual({ deaf: 1, deafer: 0, hears: 1 })
})

it("moves no cursor that another process has moved meanwhile to before or behind the way that was looked at", async () => {
  const store = await withCursors()
  for (const n of [1, 2, 3]) await announce(store, n)
  const { rows } = await sql<{ xid: string; id: bigint }>`
    select xid::text, id from kernel.event order by event.xid, event.id`.execute(store.database.db)
  const [at, second, third, last] = rows.map(({ xid, id }) => ({ xid: BigInt(xid), id }))
  await sql`update kernel.cursor set xid = ${String(third!.xid)}::xid8, id = ${third!.id} where listener = 'deafer'`.execute(
    store.database.db,
  )
  const passing = [
    { listener: "deaf", from: second!, until: last! },
    { listener: "deafer", from: at!, until: second! },
    { listener: "hears", from: at!, until: third! },
  ]
  await store.transact((tx) => moveCursors(tx, passing))
  expect(await before(store)).toEqual({ deaf: 3, deafer: 1, hears: 1 })
})

it("lets whoever has more before them than is kept of the log read on by themselves", async () => {
  const store = await withCursors()
  await sql`insert into kernel.event (at, kind, data) select ${new Date()}, 'thing.happened', '{}' from generate_series(1, 2500)`.execute(
    store.database.db,
  )
  await expect.poll(() => look(store)).toEqual(["deaf", "deafer", "hears"])
  expect(await before(store)).toEqual({ deaf: 2500, deafer: 2500, hears: 2500 })
  const made = startDispatcher({ transact: store.transact, subscribers, log: jsonLog("silent") })
  onTestFinished(() => made.stop())
  await made.drain()
  expect(await before(store)).toEqual({ deaf: 0, deafer: 0, hears: 0 })
})

it("is drained only once what a running transaction kept from being read was read", async () => {
  const store = await withCursors()
  const write = (tx: Tx, kind: string) =>
    sql`insert into kernel.event (at, kind, data) values (${tx.now}, ${kind}, '{}')`.execute(tx.db)
  await store.transact((tx) => write(tx, "nobody.heard"))
  const { done, gate } = gated()
  const late = store.transact(async (tx) => {
    await write(tx, "nobody.heard")
    await gate
  })
  await expect.poll(() => isWriting(store)).toBe(true)
  await announce(store, 1)
  let heard = 0
  const hears: Subscriber = {
    ...hearing("hears", "thing.happened"),
    handle: async (_, events) => {
      heard += events.length
    },
  }
  const { transact } = store
  const made = startDispatcher({ transact, subscribers: [hears], log: jsonLog("silent"), everyMs: 60_000 })
  onTestFinished(() => made.stop())
  const drained = made.drain()
  await expect.poll(async () => (await before(store)).hears).toBe(1)
  done()
  await late
  await drained
  expect(heard).toBe(1)
})

it("sees who has something before them without going through the log", async () => {
  const store = await storeForTest()
  const behind = (tx: Pick<Tx, "db">) => listPendingSubscribers(tx, ["ahead", "behind", "new"])
  expect(await store.transact(behind)).toEqual([])
  await sql`insert into kernel.event (at, kind, data) select ${new Date()}, 'thing.happened', '{}' from generate_series(1, 20000)`.execute(
    store.database.db,
  )
  await sql`insert into kernel.cursor (listener, xid, id)
            select l.column1, e.* from (values ('ahead', 0), ('behind', 1)) l, lateral (
              select xid, id - l.column2 from kernel.event order by event.xid desc, event.id desc limit 1) e`.execute(
    store.database.db,
  )
  const { found, read } = await store.transact(async (tx) => {
    const found = await behind(tx)
    const { rows } = await sql<{ read: bigint }>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint as read from pg_stat_xact_user_tables
      where relid = 'kernel.event'::regclass`.execute(tx.db)
    return { found, read: Number(rows[0]?.read ?? 0) }
  })
  expect(found.map(({ listener }) => listener)).toEqual(["behind", "new"])
  expect(read).toBeLessThanOrEqual(10)
})

function gated(): { done: () => void; gate: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { done: resolve, gate: promise }
}

/** Whether a transaction that has written something is still running in this database. */
async function isWriting({ owner }: TestStore): Promise<boolean> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from pg_stat_activity where datname = current_database() and backend_xid is not null
      and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(owner.db)
  return rows[0]!.count > 0n
}
