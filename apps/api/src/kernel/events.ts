import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "kysely"
import { elapsedMs } from "./clock.ts"
import { isRaceLost, isUnavailable } from "./database.ts"
import type { Log } from "./log.ts"
import { problemOf } from "./log.ts"
import type { Transact, Tx } from "./transaction.ts"

export type Event = {
  id: bigint
  at: Date
  kind: string
  playerId: bigint | null
  data: Record<string, unknown>
}

/** What a module does when others announce. `react` gets a batch in commit order and must be pure in `tx`. */
export type Reaction = {
  /** Stable for ever: the cursor is kept under it. */
  listener: string
  kinds: readonly string[]
  react(tx: Tx, events: readonly Event[]): Promise<void>
}

const batchSize = 500
/** How soon after an announcement its listeners read. */
const soonMs = 15
/** How long they rest between two readings: at thousands of bets a second they read in batches. */
const restMs = 100

type Row = {
  horizon_xid: string
  horizon_id: bigint
  id: bigint | null
  xid: string
  at: Date
  kind: string
  player_id: bigint | null
  data: Record<string, unknown>
}

async function openCursor(tx: Tx, { listener }: Reaction): Promise<void> {
  await sql`insert into kernel.cursor (listener, xid, id) values (${listener}, '0'::xid8, 0)
            on conflict do nothing`.execute(tx.db)
}

/**
 * Reads the next batch of a listener and moves its cursor in the transaction of its effects: exactly once.
 * Events of other kinds are passed over in the database. A listener that another process is reading is left
 * to it. Returns whether there may be more.
 */
async function readBatch(
  tx: Tx,
  { listener, kinds }: Reaction,
  react: (events: Event[]) => Promise<void>,
): Promise<boolean> {
  const cursor = await sql<{ xid: string; id: bigint }>`
    select xid::text as xid, id from kernel.cursor where listener = ${listener} for update skip locked`.execute(
    tx.db,
  )
  const from = cursor.rows[0]
  if (!from) return false
  // The horizon is the last event that no running transaction can still come before.
  const { rows } = await sql<Row>`
    select h.xid::text as horizon_xid, h.id as horizon_id, e.id, e.xid::text as xid, e.at, e.kind, e.player_id, e.data
    from (
      select xid, id from kernel.event
      where xid < pg_snapshot_xmin(pg_current_snapshot()) and (xid, id) > (${from.xid}::xid8, ${from.id})
      order by event.xid desc, event.id desc limit 1
    ) h
    left join lateral (
      select * from kernel.event
      where (event.xid, event.id) > (${from.xid}::xid8, ${from.id}) and (event.xid, event.id) <= (h.xid, h.id)
        and kind = any(${kinds}::text[])
      order by event.xid, event.id limit ${batchSize}
    ) e on true
    order by e.xid, e.id`.execute(tx.db)
  const last = rows.at(-1)
  if (!last) return false
  const wanted = rows.flatMap(({ id, at, kind, player_id, data }) =>
    id === null ? [] : [{ id, at, kind, playerId: player_id, data }],
  )
  if (wanted.length > 0) await react(wanted)
  const isFull = wanted.length === batchSize
  const [xid, id] = isFull ? [last.xid, last.id] : [last.horizon_xid, last.horizon_id]
  await sql`update kernel.cursor set xid = ${xid}::xid8, id = ${id} where listener = ${listener}`.execute(
    tx.db,
  )
  return isFull
}

/** Goes through a batch one event at a time, each under a savepoint, and parks the one that fails. */
async function oneByOne(tx: Tx, reaction: Reaction, events: Event[], log: Log): Promise<void> {
  for (const event of events) {
    await sql`savepoint one`.execute(tx.db)
    try {
      await reaction.react(tx, [event])
      await sql`release savepoint one`.execute(tx.db)
    } catch (error) {
      // A lost race or an ailing database is no fault of the event: the whole batch is read again.
      if (isRaceLost(error) || isUnavailable(error)) throw error
      await sql`rollback to savepoint one`.execute(tx.db)
      await sql`insert into kernel.parked_event (listener, event_id, problem, parked_at)
                values (${reaction.listener}, ${event.id}, ${String(error).slice(0, 500)}, ${tx.now})`.execute(
        tx.db,
      )
      log.error("event.parked", {
        listener: reaction.listener,
        eventId: event.id,
        kind: event.kind,
        ...problemOf(error),
      })
    }
  }
}

/** Whether any listener has events before it. */
async function isBehind(transact: Transact, reactions: readonly Reaction[]): Promise<boolean> {
  const listeners = reactions.map(({ listener }) => listener)
  const { rows } = await transact((tx) =>
    sql<{ behind: boolean }>`
      select exists (
        select from unnest(${listeners}::text[]) as l (listener) left join kernel.cursor c using (listener)
        where exists (select from kernel.event e where (e.xid, e.id) > (coalesce(c.xid, '0'::xid8), coalesce(c.id, 0)))
      ) as behind`.execute(tx.db),
  )
  return rows[0]!.behind
}

export type Listening = {
  /** Something was announced in this process: read soon. */
  wake(): void
  /** Reads until no listener finds anything more; for tests and for an orderly stop. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** Reads the log for every reaction, on `wake` and at the latest every `everyMs`. */
export function listen(options: {
  transact: Transact
  reactions: readonly Reaction[]
  log: Log
  everyMs?: number
}): Listening {
  const { transact, reactions, log, everyMs = 250 } = options
  let stopped = false
  let soon: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined
  let readUntilMs = 0

  const opened = new Set<Reaction>()
  const step = async (reaction: Reaction): Promise<boolean> => {
    if (!opened.has(reaction)) await transact((tx) => openCursor(tx, reaction))
    opened.add(reaction)
    try {
      return await transact((tx) => readBatch(tx, reaction, (events) => reaction.react(tx, events)))
    } catch (error) {
      log.warn("events.batchFailed", { listener: reaction.listener, ...problemOf(error) })
      return transact((tx) => readBatch(tx, reaction, (events) => oneByOne(tx, reaction, events, log)))
    }
  }
  const readAll = async () => {
    for (const reaction of reactions) {
      try {
        while (!stopped && (await step(reaction)));
      } catch (error) {
        // Its events wait for the next time; the other listeners do not wait with them.
        log.warn("events.readFailed", { listener: reaction.listener, ...problemOf(error) })
      }
    }
  }
  /** One reading at a time and one that waits for it: whoever asks meanwhile shares the one that waits. */
  const run = () => {
    waiting ??= running.then(async () => {
      waiting = undefined
      await readAll()
      readUntilMs = elapsedMs()
    })
    running = waiting
    return running
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  return {
    wake() {
      if (soon || stopped) return
      const pauseMs = Math.max(soonMs, readUntilMs + restMs - elapsedMs())
      soon = setTimeout(() => {
        soon = undefined
        void run()
      }, pauseMs)
      soon.unref()
    },
    async drain() {
      // An event becomes readable once no older transaction runs anywhere in the cluster, so waiting belongs to it.
      for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 10) {
        await run()
        if (!(await isBehind(transact, reactions))) return
        await sleep(10)
      }
      throw new Error("Listeners were still behind after ten seconds.")
    },
    async stop() {
      clearInterval(timer)
      clearTimeout(soon)
      stopped = true
      await running
    },
  }
}
