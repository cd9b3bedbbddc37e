import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "kysely"
import { raiseAlarm, resolveAlarm } from "../alarms/alarms.ts"
import { isDatabaseUnavailable, isRetryable } from "../db/database.ts"
import type { Event, Subscriber } from "../db/handlerType.ts"
import type { Transact, Tx } from "../db/transaction.ts"
import { monotonicMs } from "../lib/clock.ts"
import { describeError, type Log } from "../lib/log.ts"
import { toStorableText } from "../lib/text.ts"
import { TimeoutError, withTimeout } from "../lib/timeout.ts"
import { type BatchSize, batchSize } from "./batchSize.ts"
import { isBefore, type LogTailCache, readLogSlice } from "./logTailCache.ts"

/** Failures of time and chance that an event is allowed before it is parked. */
const triesAtMost = 4
const firstPauseMs = 200
/** How long one transaction goes through events one by one before it keeps what it has done. */
const oneByOneForMs = 2_000

const parkedAs = (listener: string, eventId: bigint) => ({
  kind: "event.parked",
  subject: `${listener}/${eventId}`,
})
const saidOf = (error: unknown) => toStorableText(String(error).slice(0, 500))
const stateOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? "")
/** The database as a whole is away or full: no event is to blame. */
const isOutage = (error: unknown) => /^(08|53|57P0|58)|^25006$|^ECONN|^EPIPE|^ENOTFOUND/.test(stateOf(error))
/** Ran out of time, lost a race or broke its connection: it may go well the next time. */
const isChance = (error: unknown) =>
  error instanceof TimeoutError || isRetryable(error) || isDatabaseUnavailable(error)

/**
 * Lets a reaction do its work for `deadlineMs` at most. PostgreSQL ends a statement and an idle transaction that
 * last so long; what hangs in another way loses its connection here, so that nothing it does late can be kept.
 */
async function limited(
  tx: Tx,
  reaction: Subscriber,
  events: readonly Event[],
  deadlineMs: number,
): Promise<void> {
  try {
    await withTimeout(deadlineMs + 250, reaction.listener, () => reaction.handle(tx, events))
  } catch (error) {
    if (error instanceof TimeoutError) {
      await sql`set local idle_in_transaction_session_timeout = 1`.execute(tx.db).catch(() => {})
      await sleep(50)
    }
    throw error
  }
}

/** Two columns that let PostgreSQL end a statement of this transaction, and a pause in it, after so long. */
const limits = (deadlineMs: number) =>
  sql`set_config('statement_timeout', ${String(deadlineMs)}, true),
      set_config('idle_in_transaction_session_timeout', ${String(deadlineMs)}, true)`

type Batch = { atMost: number; deadlineMs: number; tail: LogTailCache }

/**
 * Reads the next batch of a listener and moves its cursor in the transaction of its effects: exactly once.
 * Events of other kinds, and those parked already, are passed over. A listener that another process is reading is left
 * to it. All of it has `deadlineMs`. `react` gets so many events at most and answers how many of them are done; the
 * cursor follows it.
 * Answers whether there may be more at once.
 */
async function readBatch(
  tx: Tx,
  { listener, kinds }: Subscriber,
  { atMost, deadlineMs, tail }: Batch,
  react: (events: Event[]) => Promise<number>,
): Promise<boolean> {
  const cursor = await sql<{ xid: string; id: bigint; has_parked: boolean }>`
    select xid::text as xid, id, ${limits(deadlineMs)},
      exists (select from kernel.parked_event p where p.listener = ${listener}) as has_parked
    from kernel.cursor where listener = ${listener} for update skip locked`.execute(tx.db)
  const row = cursor.rows[0]
  if (!row) return false
  const from = { xid: BigInt(row.xid), id: row.id }
  const ahead =
    (row.has_parked ? undefined : tail.after(from, new Set(kinds), atMost)) ??
    (await readLogSlice(tx, { from, kinds, atMost, but: listener }))
  if (!ahead || !isBefore(from, ahead.until)) return false
  const { events, until } = ahead
  const done = events.length > 0 ? await react(events.map(({ event }) => event)) : 0
  if (events.length > 0 && done === 0) return false
  const isAll = done === events.length
  const { xid, id } = isAll ? until : events[done - 1]!.place
  await sql`update kernel.cursor set xid = ${xid}::xid8, id = ${id} where listener = ${listener}`.execute(
    tx.db,
  )
  return !isAll || events.length === atMost
}

/** Sets an event aside: the rest goes on, and a person hears of it. */
async function park(tx: Tx, reaction: Subscriber, event: Event, error: unknown, log: Log): Promise<void> {
  const { listener } = reaction
  const problem = saidOf(error)
  await sql`insert into kernel.parked_event (listener, event_id, problem, parked_at)
            values (${listener}, ${event.id}, ${problem}, ${tx.now}) on conflict do nothing`.execute(tx.db)
  await raiseAlarm(tx, {
    ...parkedAs(listener, event.id),
    detail: { event: event.kind, problem: problem.slice(0, 300) },
  })
  log.error("event.parked", { listener, eventId: event.id, kind: event.kind, ...describeError(error) })
}

/** Counts a failure of an event; answers how often that was. */
async function countTry(tx: Tx, { listener }: Subscriber, { id }: Event, error: unknown): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    insert into kernel.event_trouble as t (listener, event_id, tries, problem, failed_at)
    values (${listener}, ${id}, 1, ${saidOf(error)}, ${tx.now})
    on conflict (listener, event_id) do update set tries = t.tries + 1, problem = excluded.problem,
      failed_at = excluded.failed_at
    returning tries`.execute(tx.db)
  return rows[0]!.tries
}
const forgetTries = ({ db }: Tx, { listener }: Subscriber, events: readonly Event[]) =>
  sql`delete from kernel.event_trouble
      where listener = ${listener} and event_id = any(${events.map(({ id }) => id)}::bigint[])`.execute(db)

export type Consumer = {
  /** Reads one batch; answers whether there may be more at once. */
  read(): Promise<boolean>
  /** Tries a parked event again that a person asked for; answers whether there was one. */
  retryParked(): Promise<boolean>
}

type ReaderOptions = {
  reaction: Subscriber
  transact: Transact
  log: Log
  deadlineMs: number
  tail: LogTailCache
}

/** Reads the next batch in one piece; answers whether there may be more at once. */
async function readWhole(
  { reaction, transact, deadlineMs, tail }: ReaderOptions,
  own: BatchSize,
): Promise<boolean> {
  const beganMs = monotonicMs()
  let count = 0
  const isMore = await transact((tx) =>
    readBatch(tx, reaction, { atMost: own.size(), deadlineMs, tail }, async (events) => {
      count = events.length
      await limited(tx, reaction, events, deadlineMs)
      return count
    }),
  )
  own.took(count, monotonicMs() - beganMs)
  return isMore
}

/**
 * Reads for one listener. A batch that fails is read one event at a time: what fails by its nature is parked at
 * once, what ran out of time or luck after four tries with growing pauses. A try counts when the database can
 * write it down, so an outage counts none.
 */
export function createConsumer(options: ReaderOptions): Consumer {
  const { reaction, transact, log, deadlineMs, tail } = options
  const own = batchSize()
  let isCareful = false
  let restUntilMs = 0
  let at: Event | undefined

  const failed = async (tx: Tx, event: Event, error: unknown) => {
    const tries = await countTry(tx, reaction, event, error)
    if (tries < triesAtMost) restUntilMs = monotonicMs() + firstPauseMs * 2 ** (tries - 1)
    else {
      await park(tx, reaction, event, error, log)
      await forgetTries(tx, reaction, [event])
    }
  }
  /** One event at a time, each under a savepoint; ends early at the first that may go well another time. */
  const oneByOne = async (tx: Tx, events: readonly Event[]): Promise<number> => {
    const start = monotonicMs()
    for (const [done, event] of events.entries()) {
      if (done > 0 && monotonicMs() - start > oneByOneForMs) return done
      at = event
      await sql`savepoint one`.execute(tx.db)
      try {
        await limited(tx, reaction, [event], deadlineMs)
        await sql`release savepoint one`.execute(tx.db)
      } catch (error) {
        if (isOutage(error) || error instanceof TimeoutError) throw error
        await sql`rollback to savepoint one`.execute(tx.db)
        if (!isChance(error)) await park(tx, reaction, event, error, log)
        else {
          await failed(tx, event, error)
          return done
        }
      }
    }
    await forgetTries(tx, reaction, events)
    isCareful = false
    return events.length
  }
  const carefully = async () => {
    at = undefined
    try {
      return await transact((tx) =>
        readBatch(tx, reaction, { atMost: own.size(), deadlineMs, tail }, (events) => oneByOne(tx, events)),
      )
    } catch (error) {
      // The whole transaction was lost. If the database is there to write it down, the event it stood at is to blame.
      const event = at
      if (event && isChance(error) && !isOutage(error)) await transact((tx) => failed(tx, event, error))
      throw error
    }
  }
  return {
    async read() {
      if (monotonicMs() < restUntilMs) return false
      if (isCareful) return carefully()
      try {
        return await readWhole(options, own)
      } catch (error) {
        own.failed()
        log.warn("events.batchFailed", { listener: reaction.listener, ...describeError(error) })
        if (isOutage(error)) throw error
        isCareful = true
        return true
      }
    },
    retryParked: () => retryParked(options),
  }
}

type Parked = { id: bigint; at: Date; kind: string; player_id: bigint | null; data: Record<string, unknown> }

async function retryParked({ reaction, transact, log, deadlineMs }: ReaderOptions): Promise<boolean> {
  const { listener } = reaction
  let event: Event | undefined
  try {
    return await transact(async (tx) => {
      await sql`select ${limits(deadlineMs)}`.execute(tx.db)
      const { rows } = await sql<Parked>`
        select e.id, e.at, e.kind, e.player_id, e.data
        from kernel.parked_event p join kernel.event e on e.id = p.event_id
        where p.listener = ${listener} and p.retry_asked_at is not null
        order by e.id limit 1 for update of p skip locked`.execute(tx.db)
      const row = rows[0]
      if (!row) return false
      const { player_id: playerId, ...rest } = row
      event = { ...rest, playerId }
      await limited(tx, reaction, [event], deadlineMs)
      await sql`delete from kernel.parked_event where listener = ${listener} and event_id = ${event.id}`.execute(
        tx.db,
      )
      await resolveAlarm(tx, parkedAs(listener, event.id))
      return true
    })
  } catch (error) {
    const parked = event
    if (!parked || isOutage(error)) throw error
    await transact(async (tx) => {
      await sql`update kernel.parked_event set retry_asked_at = null
                where listener = ${listener} and event_id = ${parked.id}`.execute(tx.db)
      await park(tx, reaction, parked, error, log)
    })
    return true
  }
}
