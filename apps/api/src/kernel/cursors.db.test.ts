import { sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import { thingHappened } from "../../testing/happened.ts"
import { storeForTest, type TestStore } from "../../testing/store.ts"
import { openCursor, passOver, waitingFor } from "./cursors.ts"
import type { Reaction } from "./events.ts"
import { listen } from "./listening.ts"
import { jsonLog } from "./log.ts"
import type { Tx } from "./transaction.ts"

const hearing = (listener: string, ...kinds: string[]): Reaction => ({
  listener,
  kinds,
  react: async () => {},
})
const reactions = [
  hearing("deaf", "other.happened"),
  hearing("hears", "other.happened", "thing.happened"),
  hearing("deafer", "never.happened"),
]
const announce = ({ transact }: TestStore, n: number) =>
  transact((tx) => tx.announce(thingHappened, { playerId: null, n }))
const pass = async ({ transact }: TestStore) =>
  [...(await transact((tx) => passOver(tx, reactions)))].toSorted()
/** How many events each listener has before its cursor. */
const before = async ({ database }: TestStore) => {
  const { rows } = await sql<{ listener: string; n: bigint }>`
    select listener, (select count(*) from kernel.event e where (e.xid, e.id) > (c.xid, c.id)) as n
    from kernel.cursor c order by listener`.execute(database.db)
  return Object.fromEntries(rows.map(({ listener, n }) => [listener, Number(n)]))
}
async function withCursors(): Promise<TestStore> {
  const store = await storeForTest()
  await store.transact(async (tx) => {
    for (const reaction of reactions) await openCursor(tx, reaction)
  })
  return store
}

it("leads past what only others hear in one transaction, and nobody past what they hear", async () => {
  const store = await withCursors()
  await announce(store, 1)
  await announce(store, 2)
  const led = async () => (await pass(store)) && before(store)
  await expect.poll(led).toEqual({ deaf: 0, deafer: 0, hears: 2 })
})

it("leads nobody past an event that a running transaction has still to commit", async () => {
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
  expect(await pass(store)).toEqual([])
  done()
  await late
  const led = async () => (await pass(store)) && before(store)
  await expect.poll(led).toEqual({ deaf: 2, deafer: 0, hears: 2 })
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
  await expect.poll(() => pass(store)).toEqual(["deafer"])
  done()
  await reading
  expect(await before(store)).toEqual({ deaf: 1, deafer: 0, hears: 1 })
})

it("looks a stated way ahead, and the reading of whoever is further behind goes on", async () => {
  const store = await withCursors()
  await sql`insert into kernel.event (at, kind, data) select ${new Date()}, 'thing.happened', '{}' from generate_series(1, 2500)`.execute(
    store.database.db,
  )
  await expect.poll(async () => [await pass(store), (await before(store)).deafer]).toEqual([[], 500])
  const made = listen({ transact: store.transact, reactions, log: jsonLog("silent") })
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
  const hears: Reaction = {
    ...hearing("hears", "thing.happened"),
    react: async (_, events) => {
      heard += events.length
    },
  }
  const { transact } = store
  const made = listen({ transact, reactions: [hears], log: jsonLog("silent"), everyMs: 60_000 })
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
  const behind = (tx: Pick<Tx, "db">) => waitingFor(tx, ["ahead", "behind", "new"])
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
