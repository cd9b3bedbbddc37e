import { Logger, parseCronItems, type Runner, run, runMigrations, runOnce } from "graphile-worker"
import { sql } from "kysely"
import pg from "pg"
import { type Log, problemOf } from "./log.ts"
import { assertPlainLogin } from "./roles.ts"
import type { Tx } from "./transaction.ts"

/** Work with the outside world. It may run more than once: every effect needs its own id. */
export type Job = (payload: unknown) => Promise<void>
export type Jobs = Record<string, Job>
/** A job that runs on a timetable, in cron form, UTC. Business time is decided inside by `tx.now`. */
export type Timetable = { job: string; cron: string }[]

/**
 * Asks for a job in the transaction of its cause: rolled back, it was never asked for. `key` makes two
 * waiting jobs of one name one. `delayMs` counts from the commit. Failures are retried with growing pauses,
 * 25 times (about two days).
 */
export async function ask(
  tx: Tx,
  job: string,
  payload: Record<string, unknown>,
  more: { key?: string; delayMs?: number; attempts?: number } = {},
): Promise<void> {
  await sql`select kernel.ask_job(${job}, ${JSON.stringify(payload)}::json, ${more.key ?? null},
    ${more.delayMs ?? 0}::integer, ${more.attempts ?? 25}::integer)`.execute(tx.db)
}

const quiet = (log: Log) =>
  new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log.warn("jobs.worker", { problem: message.slice(0, 300) })
  })

const logged = (jobs: Jobs, log: Log): Jobs =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload: unknown) => {
        try {
          await job(payload)
        } catch (error) {
          log.warn("job.failed", { job: name, ...problemOf(error) })
          throw error
        }
      },
    ]),
  )

/** Brings the worker's own tables up to date, as their owner; `migrate` then lets the application work on them. */
export async function migrateJobs(url: string, log: Log): Promise<void> {
  await runMigrations({ connectionString: url, logger: quiet(log) })
}

export type Working = { stop(): Promise<void> }

/** Starts working on jobs and on the timetable, under the application's role. */
export async function work(options: {
  url: string
  jobs: Jobs
  timetable: Timetable
  log: Log
}): Promise<Working> {
  const { url, jobs, timetable, log } = options
  const pool = new pg.Pool({ connectionString: url, max: 5, onConnect: assertPlainLogin })
  pool.on("error", (error) => log.warn("jobs.connectionLost", { problem: error.message }))
  pool.on("connect", (client) =>
    client.on("error", (error) => log.warn("jobs.connectionLost", { problem: error.message })),
  )
  const runner: Runner = await run({
    pgPool: pool,
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: quiet(log),
    taskList: logged(jobs, log),
    parsedCronItems: parseCronItems(
      timetable.map(({ job, cron }) => ({ task: job, match: cron, options: { maxAttempts: 3 } })),
    ),
  })
  runner.promise.catch((error) => log.error("jobs.stopped", problemOf(error)))
  return {
    async stop() {
      await runner.stop().catch(() => {})
      await pool.end().catch(() => {})
    },
  }
}

/** Runs every job that is due and returns; for tests. */
export async function workOff(options: { url: string; jobs: Jobs; log: Log }): Promise<void> {
  await runOnce({
    connectionString: options.url,
    noHandleSignals: true,
    logger: quiet(options.log),
    taskList: logged(options.jobs, options.log),
  })
}
