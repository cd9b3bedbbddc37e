import { sql } from "kysely"
import type pg from "pg"
import { raiseAlarm } from "../alarms/alarms.ts"
import type { Transact, Tx } from "../db/transaction.ts"
import { type Jobs, type Lane, laneOf, lanes } from "../jobs/queue.ts"
import { monotonicMs } from "../lib/clock.ts"
import { describeError, type Log } from "../lib/log.ts"

/** A process beats this often; after `deadAfterMs` without a heartbeat other processes take over its jobs. */
export type HeartbeatInterval = { beatEveryMs: number; deadAfterMs: number }
const usualPace: HeartbeatInterval = { beatEveryMs: 3_000, deadAfterMs: 15_000 }

/**
 * Records a heartbeat for these pools, frees the jobs of dead pools, and raises an alarm for late or exhausted jobs.
 * After an outage of the database all pools look dead, so a process that missed beats waits `deadAfterMs` first.
 */
export function startHeartbeat(options: {
  pool: pg.Pool
  pools: ReadonlyMap<Lane, string>
  jobs: Jobs
  transact: Transact
  log: Log
  pace?: HeartbeatInterval
}): { stop(): Promise<void> } {
  const { pool, pools, jobs, transact, log, pace = usualPace } = options
  const { beatEveryMs, deadAfterMs } = pace
  let beatenSinceMs = monotonicMs()
  let beatAtMs = beatenSinceMs
  let running: Promise<void> | undefined

  const beat = async () => {
    await pool.query(
      `insert into kernel.worker (pool, lane, seen_at)
       select pool, lane, clock_timestamp() from unnest($1::text[], $2::text[]) as p (pool, lane)
       on conflict (pool) do update set seen_at = excluded.seen_at`,
      [[...pools.values()], [...pools.keys()]],
    )
    const nowMs = monotonicMs()
    if (nowMs - beatAtMs > deadAfterMs / 2) beatenSinceMs = nowMs
    beatAtMs = nowMs
    if (nowMs - beatenSinceMs < deadAfterMs) return
    const { rows } = await pool.query<{ freed: number }>("select kernel.free_jobs($1) as freed", [
      deadAfterMs,
    ])
    if (rows[0]!.freed > 0) log.warn("jobs.freed", { count: rows[0]!.freed })
  }
  const once = async () => {
    try {
      await beat()
      await transact((tx) => raiseForJobs(tx, jobs))
    } catch (error) {
      log.warn("jobs.noPulse", describeError(error))
    }
  }
  const tick = () => {
    running ??= once().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(tick, beatEveryMs)
  timer.unref()
  tick()
  return {
    async stop() {
      clearInterval(timer)
      await running
      await pool
        .query("delete from kernel.worker where pool = any($1)", [[...pools.values()]])
        .catch(() => {})
    },
  }
}

/** A killed process cannot raise its own alarms. */
async function raiseForJobs(tx: Tx, jobs: Jobs): Promise<void> {
  const swept = await sql<{ name: string | null }>`select kernel.sweep_jobs() as name`.execute(tx.db)
  for (const name of new Set(swept.rows.flatMap((row) => row.name ?? []))) {
    // Its own process may have raised the alarm already.
    const known = await sql`select from kernel.alarm where kind = 'job.exhausted' and subject = ${name}
                            and closed_at is null`.execute(tx.db)
    if (known.rows.length === 0) await raiseAlarm(tx, { kind: "job.exhausted", subject: name })
  }
  await settleLate(tx)
  const { rows } = await sql<{
    id: bigint
    name: string
    problem: string | null
    is_exhausted: boolean
    waits_ms: number
  }>`
    select id, name, problem, is_exhausted,
      extract(epoch from clock_timestamp() - case when attempts = 0 then run_at else created_at end)::float8 * 1000 as waits_ms
    from kernel.job
    where not is_timed and not is_replaced and (
      is_exhausted or (attempts > 0 or run_at < clock_timestamp()) and name = any(${pressing(jobs)}::text[]))
    order by id limit 1000`.execute(tx.db)
  for (const { id, name, problem, is_exhausted, waits_ms } of rows) {
    const lateAfterMs = jobs[name] && lanes[laneOf(jobs[name])].lateAfterMs
    const isLate = lateAfterMs !== undefined && waits_ms > lateAfterMs
    if (!is_exhausted && !isLate) continue
    const kind = is_exhausted ? "job.exhausted" : "job.late"
    const subject = `${name}/${id}`
    const known = await sql`select from kernel.alarm where kind = ${kind} and subject = ${subject}`.execute(
      tx.db,
    )
    if (known.rows.length === 0) await raiseAlarm(tx, { kind, subject, detail: { problem } })
  }
}

/** Closes the alarms of late jobs that are done. */
async function settleLate({ db, now }: Tx): Promise<void> {
  await sql`update kernel.alarm a set closed_at = ${now}, closed_by = 'casino'
            where a.kind = 'job.late' and a.closed_at is null
              and not exists (select from kernel.job j where j.name || '/' || j.id = a.subject)`.execute(db)
}

const pressing = (jobs: Jobs) =>
  Object.keys(jobs).filter((name) => lanes[laneOf(jobs[name]!)].lateAfterMs !== undefined)
