import fc from "fast-check"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { storeForTest, type TestStore } from "../../../testing/store.ts"
import type { Tx } from "../db/transaction.ts"
import { isBefore, type LogPosition, type LogTailCache, logTailCache, readLogSlice } from "./logTailCache.ts"

const kinds = ["one.happened", "two.happened", "three.happened"] as const
type Kind = (typeof kinds)[number]

const insertEvent = ({ db, now }: Tx, kind: Kind) =>
  sql`insert into kernel.event (at, kind, data) values (${now}, ${kind}, '{}')`.execute(db)
const publish = ({ transact }: TestStore, ...published: Kind[]) =>
  transact(async (tx) => {
    for (const kind of published) await insertEvent(tx, kind)
  })
/** The expected ids, in log order. */
async function listIdsAfter(
  { database }: TestStore,
  from: LogPosition,
  kinds: readonly string[],
): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from kernel.event where (xid, id) > (${from.xid}::xid8, ${from.id}) and kind = any(${kinds}::text[])
    order by xid, id`.execute(database.db)
  return rows.map(({ id }) => id)
}
/** The last position of the log, readable or not. */
async function findLastPosition({ database }: TestStore): Promise<LogPosition> {
  const { rows } = await sql<{ xid: string; id: bigint }>`
    select xid::text, id from kernel.event order by event.xid desc, event.id desc limit 1`.execute(
    database.db,
  )
  const row = rows[0]
  return row ? { xid: BigInt(row.xid), id: row.id } : { xid: 0n, id: 0n }
}
/** Starts a transaction that already has its number, and answers a function that commits it. It publishes at its beginning or its end. */
async function startTransaction(store: TestStore, kind: Kind, publishes: "first" | "last") {
  const started = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const committed = store.transact(async (tx) => {
    await (publishes === "first" ? insertEvent(tx, kind) : sql`select pg_current_xact_id()`.execute(tx.db))
    started.resolve()
    await mayCommit.promise
    if (publishes === "last") await insertEvent(tx, kind)
  })
  await started.promise
  return async () => {
    mayCommit.resolve()
    await committed
  }
}

/** Reads like a consumer: from the cache, or from the database outside its range. */
function createReader(store: TestStore, tail: LogTailCache, wantedKinds: readonly Kind[], from: LogPosition) {
  let position = from
  const readIds: bigint[] = []
  return {
    wantedKinds,
    readIds,
    async read(atMost: number) {
      const slice =
        tail.sliceAfter(position, new Set(wantedKinds), atMost) ??
        (await readLogSlice(store.database, { from: position, kinds: wantedKinds, atMost }))
      if (!slice) return
      readIds.push(...slice.events.map(({ event }) => event.id))
      if (isBefore(position, slice.until)) position = slice.until
    },
  }
}

type Step =
  | { do: "publish"; kinds: Kind[] }
  | { do: "begin"; kind: Kind; publishes: "first" | "last" }
  | { do: "commit" }
  | { do: "refresh" }
  | { do: "read"; reader: number; atMost: number }
const kind = fc.constantFrom(...kinds)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("publish" as const), kinds: fc.array(kind, { minLength: 1, maxLength: 5 }) }),
  fc.record({
    do: fc.constant("begin" as const),
    kind,
    publishes: fc.constantFrom("first" as const, "last" as const),
  }),
  fc.record({ do: fc.constant("commit" as const) }),
  fc.record({ do: fc.constant("refresh" as const) }),
  fc.record({
    do: fc.constant("read" as const),
    reader: fc.nat({ max: 2 }),
    atMost: fc.integer({ min: 1, max: 4 }),
  }),
)

it("gives every reader each event once and in log order, from any position", async () => {
  const store = await storeForTest()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const from = await findLastPosition(store)
      const tail = logTailCache(kinds, { keptAtMost: 6, readAtMost: 4 })
      const readers = [kinds.slice(0, 1), kinds.slice(1), kinds].map((wantedKinds) =>
        createReader(store, tail, wantedKinds, from),
      )
      const open: (() => Promise<void>)[] = []
      for (const next of steps)
        if (next.do === "publish") await publish(store, ...next.kinds)
        else if (next.do === "begin" && open.length < 3)
          open.push(await startTransaction(store, next.kind, next.publishes))
        else if (next.do === "commit") await open.shift()?.()
        else if (next.do === "refresh")
          await Promise.all([tail.refresh(store.database), tail.refresh(store.database)])
        else if (next.do === "read") await readers[next.reader]!.read(next.atMost)
      for (const commit of open) await commit()
      for (const { wantedKinds, readIds, read } of readers) {
        const expected = await listIdsAfter(store, from, wantedKinds)
        // A running transaction of another test holds back the horizon too.
        await expect
          .poll(
            async () => {
              await tail.refresh(store.database)
              await read(3)
              return readIds
            },
            { interval: 1, timeout: 10_000 },
          )
          .toEqual(expected)
      }
    }),
    { numRuns: 40 },
  )
})

it("orders an event after the transaction that its own waited for, despite its older number", async () => {
  const store = await storeForTest()
  const commit = await startTransaction(store, "two.happened", "last")
  await publish(store, "one.happened")
  await commit()
  const readKinds = async () => {
    const slice = await readLogSlice(store.database, { from: { xid: 0n, id: 0n }, kinds, atMost: 10 })
    return slice?.events.map(({ event }) => event.kind)
  }
  await expect.poll(readKinds, { timeout: 10_000 }).toEqual(["one.happened", "two.happened"])
})

it("answers for positions in its range, and nothing before or after it", async () => {
  const store = await storeForTest()
  const tail = logTailCache(kinds, { keptAtMost: 3, readAtMost: 5 })
  const setOf = (...wanted: Kind[]) => new Set<string>(wanted)
  /** The number of cached events after a position, once the whole log is readable. */
  const countAfter = async (from: LogPosition) => {
    const position = await findLastPosition(store)
    await expect
      .poll(async () => (await readLogSlice(store.database, { from, kinds: [], atMost: 1 }))?.until)
      .toEqual(position)
    await tail.refresh(store.database)
    return tail.sliceAfter(from, setOf(...kinds), 10)?.events.length
  }
  const start = { xid: 0n, id: 0n }
  await publish(store, "one.happened")
  expect(await countAfter(start)).toBe(undefined)
  const from = await findLastPosition(store)
  expect(tail.sliceAfter(from, setOf(...kinds), 10)).toBe(undefined)
  await publish(store, "one.happened", "two.happened", "one.happened")
  expect(await countAfter(from)).toBe(3)
  const ones = tail.sliceAfter(from, setOf("one.happened"), 10)!
  const all = tail.sliceAfter(from, setOf(...kinds), 10)!
  expect(ones.events).toEqual([all.events[0], all.events[2]])
  expect(ones.until).toEqual(all.until)
  // One event more than the cache keeps.
  await publish(store, "three.happened")
  expect(await countAfter(from)).toBe(undefined)
  expect(await countAfter(all.events[0]!.position)).toBe(3)
  // A full read drops the cache: these events come from the database, the next one from the cache again.
  const late = await findLastPosition(store)
  await publish(store, ...Array<Kind>(5).fill("one.happened"))
  expect(await countAfter(late)).toBe(undefined)
  const later = await findLastPosition(store)
  await tail.refresh(store.database)
  await publish(store, "two.happened")
  expect(await countAfter(later)).toBe(1)
})

it("finds the end of the log and newer events without scanning older ones", async () => {
  const store = await storeForTest()
  await store.transact(
    async (tx) =>
      void (await sql`insert into kernel.event (at, kind, data)
        select ${tx.now}, 'one.happened', '{}' from generate_series(1, 3000)`.execute(tx.db)),
  )
  const position = await findLastPosition(store)
  const isReadable = async () =>
    (
      await readLogSlice(store.database, {
        from: { xid: position.xid, id: position.id - 1n },
        kinds: [],
        atMost: 1,
      })
    )?.until
  await expect.poll(isReadable).toEqual(position)
  const rowsRead = await store.transact(async (tx) => {
    const tail = logTailCache(kinds)
    await tail.refresh(tx)
    await tail.refresh(tx)
    const { rows } = await sql<{ rows_read: bigint }>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint as rows_read from pg_stat_xact_user_tables
      where relid = 'kernel.event'::regclass`.execute(tx.db)
    return Number(rows[0]?.rows_read ?? 0)
  })
  expect(rowsRead).toBeLessThanOrEqual(10)
})
