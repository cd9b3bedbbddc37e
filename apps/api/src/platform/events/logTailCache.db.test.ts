import fc from "fast-check"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { storeForTest, type TestStore } from "../../../testing/store.ts"
import type { Tx } from "../db/transaction.ts"
import { isBefore, type LogPosition, type LogTailCache, logTailCache, readLogSlice } from "./logTailCache.ts"

const kinds = ["one.happened", "two.happened", "three.happened"] as const
type Kind = (typeof kinds)[number]

const say = ({ db, now }: Tx, kind: Kind) =>
  sql`insert into kernel.event (at, kind, data) values (${now}, ${kind}, '{}')`.execute(db)
const announce = ({ transact }: TestStore, ...said: Kind[]) =>
  transact(async (tx) => {
    for (const kind of said) await say(tx, kind)
  })
/** The ids of all events of some kinds after a place, in the order of the log. */
async function truth({ database }: TestStore, from: LogPosition, of: readonly string[]): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from kernel.event where (xid, id) > (${from.xid}::xid8, ${from.id}) and kind = any(${of}::text[])
    order by xid, id`.execute(database.db)
  return rows.map(({ id }) => id)
}
/** The last place of the log that is there. */
async function last({ database }: TestStore): Promise<LogPosition> {
  const { rows } = await sql<{ xid: string; id: bigint }>`
    select xid::text, id from kernel.event order by event.xid desc, event.id desc limit 1`.execute(
    database.db,
  )
  const row = rows[0]
  return row ? { xid: BigInt(row.xid), id: row.id } : { xid: 0n, id: 0n }
}
/** A transaction that has its number and goes on until it is let go; it announces before that or after it. */
async function running(store: TestStore, kind: Kind, announces: "first" | "last") {
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const over = store.transact(async (tx) => {
    await (announces === "first" ? say(tx, kind) : sql`select pg_current_xact_id()`.execute(tx.db))
    begun.resolve()
    await mayEnd.promise
    if (announces === "last") await say(tx, kind)
  })
  await begun.promise
  return async () => {
    mayEnd.resolve()
    await over
  }
}

/** Reads like a listener: from the tail, and where that does not reach, from the database. */
function listener(store: TestStore, end: LogTailCache, of: readonly Kind[], from: LogPosition) {
  let place = from
  const read: bigint[] = []
  return {
    of,
    read,
    async go(atMost: number) {
      const ahead =
        end.after(place, new Set(of), atMost) ??
        (await readLogSlice(store.database, { from: place, kinds: of, atMost }))
      if (!ahead) return
      read.push(...ahead.events.map(({ event }) => event.id))
      if (isBefore(place, ahead.until)) place = ahead.until
    },
  }
}

type Step =
  | { do: "announce"; kinds: Kind[] }
  | { do: "begin"; kind: Kind; announces: "first" | "last" }
  | { do: "commit" }
  | { do: "follow" }
  | { do: "read"; who: number; atMost: number }
const kind = fc.constantFrom(...kinds)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("announce" as const), kinds: fc.array(kind, { minLength: 1, maxLength: 5 }) }),
  fc.record({
    do: fc.constant("begin" as const),
    kind,
    announces: fc.constantFrom("first" as const, "last" as const),
  }),
  fc.record({ do: fc.constant("commit" as const) }),
  fc.record({ do: fc.constant("follow" as const) }),
  fc.record({
    do: fc.constant("read" as const),
    who: fc.nat({ max: 2 }),
    atMost: fc.integer({ min: 1, max: 4 }),
  }),
)

it("whoever reads from the tail hears each event once and in the order of the log, wherever they stand", async () => {
  const store = await storeForTest()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const from = await last(store)
      const end = logTailCache(kinds, { keptAtMost: 6, readAtMost: 4 })
      const listeners = [kinds.slice(0, 1), kinds.slice(1), kinds].map((of) => listener(store, end, of, from))
      const open: (() => Promise<void>)[] = []
      for (const next of steps)
        if (next.do === "announce") await announce(store, ...next.kinds)
        else if (next.do === "begin" && open.length < 3)
          open.push(await running(store, next.kind, next.announces))
        else if (next.do === "commit") await open.shift()?.()
        else if (next.do === "follow")
          await Promise.all([end.follow(store.database), end.follow(store.database)])
        else if (next.do === "read") await listeners[next.who]!.go(next.atMost)
      for (const commit of open) await commit()
      for (const { of, read, go } of listeners) {
        const all = await truth(store, from, of)
        // A transaction of another test's holds the log back as well, for as long as it runs.
        await expect
          .poll(
            async () => {
              await end.follow(store.database)
              await go(3)
              return read
            },
            { interval: 1, timeout: 10_000 },
          )
          .toEqual(all)
      }
    }),
    { numRuns: 40 },
  )
})

it("what waited for another is heard after it, though it has the older number", async () => {
  const store = await storeForTest()
  const goOn = await running(store, "two.happened", "last")
  await announce(store, "one.happened")
  await goOn()
  const heard = async () => {
    const ahead = await readLogSlice(store.database, { from: { xid: 0n, id: 0n }, kinds, atMost: 10 })
    return ahead?.events.map(({ event }) => event.kind)
  }
  await expect.poll(heard, { timeout: 10_000 }).toEqual(["one.happened", "two.happened"])
})

it("answers whoever stands within what it keeps, and sends whoever is behind or beyond that to the database", async () => {
  const store = await storeForTest()
  const end = logTailCache(kinds, { keptAtMost: 3, readAtMost: 5 })
  const of = (...wanted: Kind[]) => new Set<string>(wanted)
  /** How many events of any kind come after a place, once the log has been followed to its end. */
  const afterAll = async (from: LogPosition) => {
    const place = await last(store)
    await expect
      .poll(async () => (await readLogSlice(store.database, { from, kinds: [], atMost: 1 }))?.until)
      .toEqual(place)
    await end.follow(store.database)
    return end.after(from, of(...kinds), 10)?.events.length
  }
  const start = { xid: 0n, id: 0n }
  await announce(store, "one.happened")
  expect(await afterAll(start)).toBe(undefined)
  const from = await last(store)
  expect(end.after(from, of(...kinds), 10)).toBe(undefined)
  await announce(store, "one.happened", "two.happened", "one.happened")
  expect(await afterAll(from)).toBe(3)
  const ones = end.after(from, of("one.happened"), 10)!
  const all = end.after(from, of(...kinds), 10)!
  expect(ones.events).toEqual([all.events[0], all.events[2]])
  expect(ones.until).toEqual(all.until)
  // One more than it keeps.
  await announce(store, "three.happened")
  expect(await afterAll(from)).toBe(undefined)
  expect(await afterAll(all.events[0]!.place)).toBe(3)
  // As many at once as it reads: whoever has them before it reads them by itself, and the next it reads again.
  const late = await last(store)
  await announce(store, ...Array<Kind>(5).fill("one.happened"))
  expect(await afterAll(late)).toBe(undefined)
  const later = await last(store)
  await end.follow(store.database)
  await announce(store, "two.happened")
  expect(await afterAll(later)).toBe(1)
})

it("finds the end of the log, and what has come since, without going through what was there before", async () => {
  const store = await storeForTest()
  await store.transact(
    async (tx) =>
      void (await sql`insert into kernel.event (at, kind, data)
        select ${tx.now}, 'one.happened', '{}' from generate_series(1, 3000)`.execute(tx.db)),
  )
  const place = await last(store)
  const isReadable = async () =>
    (
      await readLogSlice(store.database, {
        from: { xid: place.xid, id: place.id - 1n },
        kinds: [],
        atMost: 1,
      })
    )?.until
  await expect.poll(isReadable).toEqual(place)
  const read = await store.transact(async (tx) => {
    const end = logTailCache(kinds)
    await end.follow(tx)
    await end.follow(tx)
    const { rows } = await sql<{ read: bigint }>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint as read from pg_stat_xact_user_tables
      where relid = 'kernel.event'::regclass`.execute(tx.db)
    return Number(rows[0]?.read ?? 0)
  })
  expect(read).toBeLessThanOrEqual(10)
})
