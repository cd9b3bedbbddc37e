import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "kysely"
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

type Row = {
  id: bigint
  xid: string
  at: Date
  kind: string
  player_id: bigint | null
  data: Record<string, unknown>
}

/**
 * Reads the next batch of a listener and moves its cursor in the transaction of its effects: exactly once.
 * A listener that another process is reading is left to it. Returns how many events were read, or null when
 * somebody else has the listener.
 */
async function readBatch(
  tx: Tx,
  reaction: Reaction,
  react: (events: Event[]) => Promise<void>,
): Promise<number | null> {
  await sql`insert into kernel.cursor (listener, xid, id) values (${reaction.listener}, '0'::xid8, 0)
            on conflict do nothing`.execute(tx.db)
  const cursor = await sql<{ xid: string; id: bigint }>`
    select xid::text as xid, id from kernel.cursor where listener = ${reaction.listener} for update skip locked`.execute(
    tx.db,
  )
  const at = cursor.rows[0]
  if (!at) return null
  const { rows } = await sql<Row>`
    select id, xid::text as xid, at, kind, player_id, data from kernel.event
    where (xid, id) > (${at.xid}::xid8, ${at.id}) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by event.xid, event.id limit ${batchSize}`.execute(tx.db)
  const last = rows.at(-1)
  if (!last) return 0
  const wanted = rows
    .filter((row) => reaction.kinds.includes(row.kind))
    .map(({ id, at, kind, player_id, data }) => ({ id, at, kind, playerId: player_id, data }))
  if (wanted.length > 0) await react(wanted)
  await sql`update kernel.cursor set xid = ${last.xid}::xid8, id = ${last.id} where listener = ${reaction.listener}`.execute(
    tx.db,
  )
  return rows.length
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

  const step = async (reaction: Reaction): Promise<number> => {
    try {
      return (await transact((tx) => readBatch(tx, reaction, (events) => reaction.react(tx, events)))) ?? 0
    } catch (error) {
      log.warn("events.batchFailed", { listener: reaction.listener, ...problemOf(error) })
      return (
        (await transact((tx) => readBatch(tx, reaction, (events) => oneByOne(tx, reaction, events, log)))) ??
        0
      )
    }
  }
  const readAll = async () => {
    for (const reaction of reactions) {
      try {
        while (!stopped && (await step(reaction)) > 0);
      } catch (error) {
        // Its events wait for the next time; the other listeners do not wait with them.
        log.warn("events.readFailed", { listener: reaction.listener, ...problemOf(error) })
      }
    }
  }
  /** One reading at a time and one that waits for it: whoever asks meanwhile shares the one that waits. */
  const run = () => {
    waiting ??= running.then(() => {
      waiting = undefined
      return readAll()
    })
    running = waiting
    return running
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  return {
    wake() {
      if (soon || stopped) return
      soon = setTimeout(() => {
        soon = undefined
        void run()
      }, 15)
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
