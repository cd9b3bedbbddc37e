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

const maxTries = 4
const firstPauseMs = 200
const oneByOneCommitMs = 2_000

const parkedAlarm = (listener: string, eventId: bigint) => ({
  kind: "event.parked",
  subject: `${listener}/${eventId}`,
})
const toProblemText = (error: unknown) => toStorableText(String(error).slice(0, 500))
const toErrorCode = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? "")
/** The database is unreachable, full or read-only: no event caused it. */
const isOutage = (error: unknown) =>
  /^(08|53|57P0|58)|^25006$|^ECONN|^EPIPE|^ENOTFOUND/.test(toErrorCode(error))
const isTransient = (error: unknown) =>
  error instanceof TimeoutError || isRetryable(error) || isDatabaseUnavailable(error)

/** PostgreSQL ends slow statements and idle transactions itself. Any other hanging handler loses its connection, so that no late write commits. */
async function handleWithin(
  tx: Tx,
  subscriber: Subscriber,
  events: readonly Event[],
  deadlineMs: number,
): Promise<void> {
  try {
    await withTimeout(deadlineMs + 250, subscriber.listener, () => subscriber.handle(tx, events))
  } catch (error) {
    if (error instanceof TimeoutError) {
      await sql`set local idle_in_transaction_session_timeout = 1`.execute(tx.db).catch(() => {})
      await sleep(50)
    }
    throw error
  }
}

const timeoutColumns = (deadlineMs: number) =>
  sql`set_config('statement_timeout', ${String(deadlineMs)}, true),
      set_config('idle_in_transaction_session_timeout', ${String(deadlineMs)}, true)`

type BatchOptions = { atMost: number; deadlineMs: number; tail: LogTailCache }

/**
 * Moves the cursor in the transaction of the effects, so that each event takes effect exactly once. Skips a subscriber that another process
 * is reading for. `handle` answers how many events it handled; the result is whether there may be more to read now.
 */
async function readBatch(
  tx: Tx,
  { listener, kinds }: Subscriber,
  { atMost, deadlineMs, tail }: BatchOptions,
  handle: (events: Event[]) => Promise<number>,
): Promise<boolean> {
  const cursor = await sql<{ xid: string; id: bigint; has_parked: boolean }>`
    select xid::text as xid, id, ${timeoutColumns(deadlineMs)},
      exists (select from kernel.parked_event p where p.listener = ${listener}) as has_parked
    from kernel.cursor where listener = ${listener} for update skip locked`.execute(tx.db)
  const row = cursor.rows[0]
  if (!row) return false
  const from = { xid: BigInt(row.xid), id: row.id }
  const slice =
    (row.has_parked ? undefined : tail.sliceAfter(from, new Set(kinds), atMost)) ??
    (await readLogSlice(tx, { from, kinds, atMost, exceptParkedFor: listener }))
  if (!slice || !isBefore(from, slice.until)) return false
  const { events, until } = slice
  const handled = events.length > 0 ? await handle(events.map(({ event }) => event)) : 0
  if (events.length > 0 && handled === 0) return false
  const isAll = handled === events.length
  const { xid, id } = isAll ? until : events[handled - 1]!.position
  await sql`update kernel.cursor set xid = ${xid}::xid8, id = ${id} where listener = ${listener}`.execute(
    tx.db,
  )
  return !isAll || events.length === atMost
}

async function park(tx: Tx, { listener }: Subscriber, event: Event, error: unknown, log: Log): Promise<void> {
  const problem = toProblemText(error)
  await sql`insert into kernel.parked_event (listener, event_id, problem, parked_at)
            values (${listener}, ${event.id}, ${problem}, ${tx.now}) on conflict do nothing`.execute(tx.db)
  await raiseAlarm(tx, {
    ...parkedAlarm(listener, event.id),
    detail: { event: event.kind, problem: problem.slice(0, 300) },
  })
  log.error("event.parked", { listener, eventId: event.id, kind: event.kind, ...describeError(error) })
}

async function incrementTries(
  tx: Tx,
  { listener }: Subscriber,
  { id }: Event,
  error: unknown,
): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    insert into kernel.event_trouble as t (listener, event_id, tries, problem, failed_at)
    values (${listener}, ${id}, 1, ${toProblemText(error)}, ${tx.now})
    on conflict (listener, event_id) do update set tries = t.tries + 1, problem = excluded.problem,
      failed_at = excluded.failed_at
    returning tries`.execute(tx.db)
  return rows[0]!.tries
}
const clearFailures = ({ db }: Tx, { listener }: Subscriber, events: readonly Event[]) =>
  sql`delete from kernel.event_trouble
      where listener = ${listener} and event_id = any(${events.map(({ id }) => id)}::bigint[])`.execute(db)

export type Consumer = {
  /** Handles one batch; answers whether there may be more to read now. */
  read(): Promise<boolean>
  /** Retries one parked event, if an operator requested it; answers whether there was one. */
  retryParked(): Promise<boolean>
}

type ConsumerOptions = {
  subscriber: Subscriber
  transact: Transact
  log: Log
  deadlineMs: number
  tail: LogTailCache
}

async function readWholeBatch(
  { subscriber, transact, deadlineMs, tail }: ConsumerOptions,
  size: BatchSize,
): Promise<boolean> {
  const startMs = monotonicMs()
  let count = 0
  const hasMore = await transact((tx) =>
    readBatch(tx, subscriber, { atMost: size.current(), deadlineMs, tail }, async (events) => {
      count = events.length
      await handleWithin(tx, subscriber, events, deadlineMs)
      return count
    }),
  )
  size.recordSuccess(count, monotonicMs() - startMs)
  return hasMore
}

/**
 * Reads for one subscriber. After a batch fails, its events are handled one by one: an event with a permanent failure is parked at once,
 * one with a transient failure after four tries with growing pauses. An outage counts as no try.
 */
export function createConsumer(options: ConsumerOptions): Consumer {
  const { subscriber, transact, log, deadlineMs, tail } = options
  const size = batchSize()
  let isOneByOne = false
  let pausedUntilMs = 0
  let current: Event | undefined

  const onTransientFailure = async (tx: Tx, event: Event, error: unknown) => {
    const tries = await incrementTries(tx, subscriber, event, error)
    if (tries < maxTries) pausedUntilMs = monotonicMs() + firstPauseMs * 2 ** (tries - 1)
    else {
      await park(tx, subscriber, event, error, log)
      await clearFailures(tx, subscriber, [event])
    }
  }
  const handleOneByOne = async (tx: Tx, events: readonly Event[]): Promise<number> => {
    const startMs = monotonicMs()
    for (const [handled, event] of events.entries()) {
      if (handled > 0 && monotonicMs() - startMs > oneByOneCommitMs) return handled
      current = event
      await sql`savepoint one`.execute(tx.db)
      try {
        await handleWithin(tx, subscriber, [event], deadlineMs)
        await sql`release savepoint one`.execute(tx.db)
      } catch (error) {
        if (isOutage(error) || error instanceof TimeoutError) throw error
        await sql`rollback to savepoint one`.execute(tx.db)
        if (!isTransient(error)) await park(tx, subscriber, event, error, log)
        else {
          await onTransientFailure(tx, event, error)
          return handled
        }
      }
    }
    await clearFailures(tx, subscriber, events)
    isOneByOne = false
    return events.length
  }
  const readOneByOne = async () => {
    current = undefined
    try {
      return await transact((tx) =>
        readBatch(tx, subscriber, { atMost: size.current(), deadlineMs, tail }, (events) =>
          handleOneByOne(tx, events),
        ),
      )
    } catch (error) {
      // The transaction is lost, so the failure of the current event is recorded in one of its own.
      const event = current
      if (event && isTransient(error) && !isOutage(error))
        await transact((tx) => onTransientFailure(tx, event, error))
      throw error
    }
  }
  return {
    async read() {
      if (monotonicMs() < pausedUntilMs) return false
      if (isOneByOne) return readOneByOne()
      try {
        return await readWholeBatch(options, size)
      } catch (error) {
        size.recordFailure()
        log.warn("events.batchFailed", { listener: subscriber.listener, ...describeError(error) })
        if (isOutage(error)) throw error
        isOneByOne = true
        return true
      }
    },
    retryParked: () => retryParked(options),
  }
}

type ParkedRow = {
  id: bigint
  at: Date
  kind: string
  player_id: bigint | null
  data: Record<string, unknown>
}

async function retryParked({ subscriber, transact, log, deadlineMs }: ConsumerOptions): Promise<boolean> {
  const { listener } = subscriber
  let event: Event | undefined
  try {
    return await transact(async (tx) => {
      await sql`select ${timeoutColumns(deadlineMs)}`.execute(tx.db)
      const { rows } = await sql<ParkedRow>`
        select e.id, e.at, e.kind, e.player_id, e.data
        from kernel.parked_event p join kernel.event e on e.id = p.event_id
        where p.listener = ${listener} and p.retry_asked_at is not null
        order by e.id limit 1 for update of p skip locked`.execute(tx.db)
      const row = rows[0]
      if (!row) return false
      const { player_id: playerId, ...rest } = row
      event = { ...rest, playerId }
      await handleWithin(tx, subscriber, [event], deadlineMs)
      await sql`delete from kernel.parked_event where listener = ${listener} and event_id = ${event.id}`.execute(
        tx.db,
      )
      await resolveAlarm(tx, parkedAlarm(listener, event.id))
      return true
    })
  } catch (error) {
    const parked = event
    if (!parked || isOutage(error)) throw error
    await transact(async (tx) => {
      await sql`update kernel.parked_event set retry_asked_at = null
                where listener = ${listener} and event_id = ${parked.id}`.execute(tx.db)
      await park(tx, subscriber, parked, error, log)
    })
    return true
  }
}
