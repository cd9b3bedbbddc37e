import { sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import { storeForTest, type TestStore } from "../../../testing/store.ts"
import { thingHappened } from "../../../testing/thingHappened.ts"
import type { Subscriber } from "../db/handlerType.ts"
import type { Tx } from "../db/transaction.ts"
import { jsonLog } from "../lib/log.ts"
import { listPendingSubscribers, moveCursors, openCursor } from "./cursors.ts"
import { startDispatcher } from "./dispatcher.ts"
import { type LogTailCache, logTailCache } from "./logTailCache.ts"
import { findPendingWork } from "./poller.ts"

const createSubscriber = (listener: string, ...kinds: string[]): Subscriber => ({
  listener,
  kinds,
  handle: async () => {},
})
const subscribers = [
  createSubscriber("ignoring", "other.happened"),
  createSubscriber("interested", "other.happened", "thing.happened"),
  createSubscriber("ignoringAll", "never.happened"),
]
const publish = ({ transact }: TestStore, n: number) =>
  transact((tx) => tx.publish(thingHappened, { playerId: null, n }))
const kindsByListener = new Map(subscribers.map(({ listener, kinds }) => [listener, new Set(kinds)]))
/** Polls once, as a dispatcher does; answers the subscribers with pending work. */
const poll = async ({ transact, tail }: TestStore & { tail: LogTailCache }) => {
  const { pending } = await transact((tx) => findPendingWork(tx, kindsByListener, tail))
  return pending.map(({ listener }) => listener).toSorted()
}
/** The number of events after each cursor. */
const countUnread = async ({ database }: TestStore) => {
  const { rows } = await sql<{ listener: string; n: bigint }>`
    select listener, (select count(*) from kernel.event e where (e.xid, e.id) > (c.xid, c.id)) as n
    from kernel.cursor c order by listener`.execute(database.db)
  return Object.fromEntries(rows.map(({ listener, n }) => [listener, Number(n)]))
}
/** Three cursors at the last event, which is readable and known to the cache. */
async function storeWithCursors(): Promise<TestStore & { tail: LogTailCache }> {
  const store = { ...(await storeForTest()), tail: logTailCache(subscribers.flatMap(({ kinds }) => kinds)) }
  await publish(store, 0)
  const isReadable = async () =>
    (await listPendingSubscribers(store.database, ["ignoring"])).map(({ isReadable }) => isReadable)
  await expect.poll(isReadable).toEqual([true])
  await store.transact(async (tx) => {
    for (const subscriber of subscribers) await openCursor(tx, subscriber)
    await sql`update kernel.cursor set (xid, id) = (select xid, id from kernel.event)`.execute(tx.db)
    await store.tail.refresh(tx)
  })
  return store
}

it("moves cursors past events of other kinds at once, and none past an event of its own kinds", async () => {
  const store = await storeWithCursors()
  await publish(store, 1)
  await publish(store, 2)
  await expect.poll(() => poll(store)).toEqual(["interested"])
  await expect
    .poll(async () => (await poll(store)) && countUnread(store))
    .toEqual({ ignoring: 0, ignoringAll: 0, interested: 2 })
})

it("finds no work and moves no cursor while a running transaction may still write an earlier event", async () => {
  const store = await storeWithCursors()
  const { open, gate } = createGate()
  const late = store.transact(async (tx) => {
    await sql`insert into kernel.event (at, kind, data) values (${tx.now}, 'other.happened', '{"n": 1}')`.execute(
      tx.db,
    )
    await gate
  })
  await expect.poll(() => isWriting(store)).toBe(true)
  await publish(store, 2)
  expect([await poll(store), await countUnread(store)]).toEqual([
    [],
    { ignoring: 1, ignoringAll: 1, interested: 1 },
  ])
  open()
  await late
  await expect.poll(() => poll(store)).toEqual(["ignoring", "interested"])
  await expect
    .poll(async () => (await poll(store)) && countUnread(store))
    .toEqual({ ignoring: 2, ignoringAll: 0, interested: 2 })
})

it("leaves a cursor alone while it is locked by a reader", async () => {
  const store = await storeWithCursors()
  await publish(store, 1)
  const { open, gate } = createGate()
  let isLocked = false
  const reader = store.transact(async (tx) => {
    await sql`select from kernel.cursor where listener = 'ignoring' for update`.execute(tx.db)
    isLocked = true
    await gate
  })
  await expect.poll(() => isLocked).toBe(true)
  await expect
    .poll(async () => (await poll(store)) && countUnread(store))
    .toEqual({ ignoring: 1, ignoringAll: 0, interested: 1 })
  open()
  await reader
  expect(await countUnread(store)).toEqual({ ignoring: 1, ignoringAll: 0, interested: 1 })
})

it("leaves a cursor alone that another process has moved out of the range of the move", async () => {
  const store = await storeWithCursors()
  for (const n of [1, 2, 3]) await publish(store, n)
  const { rows } = await sql<{ xid: string; id: bigint }>`
    select xid::text, id from kernel.event order by event.xid, event.id`.execute(store.database.db)
  const [first, second, third, last] = rows.map(({ xid, id }) => ({ xid: BigInt(xid), id }))
  await sql`update kernel.cursor set xid = ${String(third!.xid)}::xid8, id = ${third!.id} where listener = 'ignoringAll'`.execute(
    store.database.db,
  )
  const moves = [
    { listener: "ignoring", from: second!, until: last! },
    { listener: "ignoringAll", from: first!, until: second! },
    { listener: "interested", from: first!, until: third! },
  ]
  await store.transact((tx) => moveCursors(tx, moves))
  expect(await countUnread(store)).toEqual({ ignoring: 3, ignoringAll: 1, interested: 1 })
})

it("finds every subscriber that is further behind than the cache reaches", async () => {
  const store = await storeWithCursors()
  await sql`insert into kernel.event (at, kind, data) select ${new Date()}, 'thing.happened', '{}' from generate_series(1, 2500)`.execute(
    store.database.db,
  )
  await expect.poll(() => poll(store)).toEqual(["ignoring", "ignoringAll", "interested"])
  expect(await countUnread(store)).toEqual({ ignoring: 2500, ignoringAll: 2500, interested: 2500 })
  const dispatcher = startDispatcher({ transact: store.transact, subscribers, log: jsonLog("silent") })
  onTestFinished(() => dispatcher.stop())
  await dispatcher.drain()
  expect(await countUnread(store)).toEqual({ ignoring: 0, ignoringAll: 0, interested: 0 })
})

it("drains only after events that a running transaction held back were read", async () => {
  const store = await storeWithCursors()
  const write = (tx: Tx, kind: string) =>
    sql`insert into kernel.event (at, kind, data) values (${tx.now}, ${kind}, '{}')`.execute(tx.db)
  await store.transact((tx) => write(tx, "unknown.happened"))
  const { open, gate } = createGate()
  const late = store.transact(async (tx) => {
    await write(tx, "unknown.happened")
    await gate
  })
  await expect.poll(() => isWriting(store)).toBe(true)
  await publish(store, 1)
  let handledCount = 0
  const interested: Subscriber = {
    ...createSubscriber("interested", "thing.happened"),
    handle: async (_, events) => {
      handledCount += events.length
    },
  }
  const { transact } = store
  const dispatcher = startDispatcher({
    transact,
    subscribers: [interested],
    log: jsonLog("silent"),
    everyMs: 60_000,
  })
  onTestFinished(() => dispatcher.stop())
  const drained = dispatcher.drain()
  await expect.poll(async () => (await countUnread(store)).interested).toBe(1)
  open()
  await late
  await drained
  expect(handledCount).toBe(1)
})

it("finds the subscribers that are behind without scanning the log", async () => {
  const store = await storeForTest()
  const listPending = (tx: Pick<Tx, "db">) => listPendingSubscribers(tx, ["ahead", "behind", "new"])
  expect(await store.transact(listPending)).toEqual([])
  await sql`insert into kernel.event (at, kind, data) select ${new Date()}, 'thing.happened', '{}' from generate_series(1, 20000)`.execute(
    store.database.db,
  )
  await sql`insert into kernel.cursor (listener, xid, id)
            select l.column1, e.* from (values ('ahead', 0), ('behind', 1)) l, lateral (
              select xid, id - l.column2 from kernel.event order by event.xid desc, event.id desc limit 1) e`.execute(
    store.database.db,
  )
  const { pending, rowsRead } = await store.transact(async (tx) => {
    const pending = await listPending(tx)
    const { rows } = await sql<{ rows_read: bigint }>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint as rows_read from pg_stat_xact_user_tables
      where relid = 'kernel.event'::regclass`.execute(tx.db)
    return { pending, rowsRead: Number(rows[0]?.rows_read ?? 0) }
  })
  expect(pending.map(({ listener }) => listener)).toEqual(["behind", "new"])
  expect(rowsRead).toBeLessThanOrEqual(10)
})

function createGate(): { open: () => void; gate: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: resolve, gate: promise }
}

/** Whether a transaction with a write is running in this database. */
async function isWriting({ owner }: TestStore): Promise<boolean> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from pg_stat_activity where datname = current_database() and backend_xid is not null
      and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(owner.db)
  return rows[0]!.count > 0n
}
