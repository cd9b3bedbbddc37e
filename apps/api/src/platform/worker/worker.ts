import { EventEmitter } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import {
  type JobHelpers,
  Logger,
  parseCronItems,
  run,
  runMigrations,
  runOnce,
  type TaskList,
} from "graphile-worker"
import { sql } from "kysely"
import { raiseAlarm, resolveAlarm } from "../alarms/alarms.ts"
import { keepAlive } from "../db/database.ts"
import { ResilientPool } from "../db/resilientPool.ts"
import { assertPlainLogin } from "../db/roles.ts"
import { handlerOf, type Job, type Jobs, type Lane, laneOf, lanes, type Timetable } from "../jobs/queue.ts"
import { describeError, type Log } from "../lib/log.ts"
import { toStorableText } from "../lib/text.ts"
import { withTimeout } from "../lib/timeout.ts"
import type { Platform } from "../platform.ts"
import { type HeartbeatInterval, startHeartbeat } from "./heartbeat.ts"

const quiet = (log: Log) =>
  new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log.warn("jobs.worker", { problem: message.slice(0, 300) })
  })

type Place = Pick<Platform, "transact" | "log">

/** Timed runs of one job share an alarm; any other job has its own. */
export const jobSubject = (name: string, id: string | bigint, isTimed: boolean): string =>
  isTimed ? name : `${name}/${id}`
const isTimed = (payload: unknown) => typeof payload === "object" && payload !== null && "_cron" in payload

/** The job fails after the deadline of its lane; its last failure raises an alarm. */
const task =
  ({ transact, log }: Place, name: string, job: Job) =>
  async (payload: unknown, { job: row, abortSignal }: JobHelpers) => {
    const lane = laneOf(job)
    const matter = { kind: "job.exhausted", subject: jobSubject(name, row.id, isTimed(payload)) }
    try {
      await withTimeout(lanes[lane].deadlineMs, name, () => handlerOf(job)(payload), abortSignal)
      if (row.attempts > 1 || row.flags?.retried || isTimed(payload))
        await transact(async (tx) => {
          for (const kind of ["job.exhausted", "job.late"]) await resolveAlarm(tx, { ...matter, kind })
        })
    } catch (error) {
      log.warn("job.failed", { job: name, lane, attempt: row.attempts, ...describeError(error) })
      if (row.attempts >= row.max_attempts) {
        const detail = { attempts: row.attempts, problem: String(error).slice(0, 300) }
        await raiseAlarm({ transact }, { ...matter, detail }).catch((failure) =>
          log.error("alarm.notRaised", { job: name, ...describeError(failure) }),
        )
      }
      throw toStorableError(error)
    }
  }

/** PostgreSQL must be able to store the message of the failure, otherwise the whole process would end. */
function toStorableError(error: unknown): unknown {
  const output = error instanceof Error ? error.message : String(error)
  return output === toStorableText(output) ? error : new Error(toStorableText(output), { cause: error })
}

const tasksOf = (place: Place, jobs: Jobs, lane?: Lane): TaskList =>
  Object.fromEntries(
    Object.entries(jobs)
      .filter(([, job]) => lane === undefined || laneOf(job) === lane)
      .map(([name, job]) => [name, task(place, name, job)]),
  )

/** Needs the owner's login; `migrate` then grants the tables to the application. */
export async function migrateJobs(url: string, log: Log): Promise<void> {
  await runMigrations({ connectionString: url, logger: quiet(log) })
}

export type Worker = { stop(): Promise<void> }
export type WorkOptions = Place & {
  url: string
  jobs: Jobs
  timetable: Timetable
  pace?: HeartbeatInterval
}

/** Only batches survive a failing write of a job's end: the worker releases its pool instead of ending the process. */
const inBatches = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }
const startAgainAfterMs = 1_000
const cutAfterMs = 2_000

/** Starts a pool of workers for each lane, and the heartbeat of these pools. */
export async function startWorker({
  url,
  jobs,
  timetable,
  transact,
  log,
  pace,
}: WorkOptions): Promise<Worker> {
  const used = (Object.keys(lanes) as Lane[]).filter((lane) =>
    Object.values(jobs).some((job) => laneOf(job) === lane),
  )
  // Each lane listens on a connection of its own; the rest is for taking and finishing jobs.
  const pool = new ResilientPool({
    connectionString: url,
    max: used.length + 5,
    connectionTimeoutMillis: 5_000,
    ...keepAlive,
    onConnect: assertPlainLogin,
  })
  pool.on("error", (error) => log.warn("jobs.connectionLost", { problem: error.message }))
  pool.on("connect", (client) =>
    client.on("error", (error) => log.warn("jobs.connectionLost", { problem: error.message })),
  )
  const cron = parseCronItems(
    timetable.map(({ job, cron: match }) => ({ task: job, match, options: { maxAttempts: 3 } })),
  )
  const pools = new Map<Lane, string>()
  const beating = startHeartbeat({ pool, pools, transact, log, jobs, ...(pace ? { pace } : {}) })
  const ending = new AbortController()

  const start = async (lane: Lane) => {
    const events = new EventEmitter()
    events.on("pool:create", ({ workerPool }: { workerPool: { id: string } }) =>
      pools.set(lane, workerPool.id),
    )
    return run({
      preset: inBatches,
      pgPool: pool,
      events,
      concurrency: lanes[lane].slots,
      pollInterval: 1_000,
      gracefulShutdownAbortTimeout: cutAfterMs,
      noHandleSignals: true,
      logger: quiet(log),
      taskList: tasksOf({ transact, log }, jobs, lane),
      parsedCronItems: lane === "timed" ? cron : [],
    })
  }
  /** A pool that cannot record the end of a job is released and started again. */
  const runLane = async (lane: Lane) => {
    while (!ending.signal.aborted) {
      try {
        const runner = await start(lane)
        const stop = () => void runner.stop().catch(() => {})
        ending.signal.addEventListener("abort", stop, { once: true })
        if (ending.signal.aborted) stop()
        await runner.promise.finally(() => ending.signal.removeEventListener("abort", stop))
      } catch (error) {
        log.error("jobs.stopped", { lane, ...describeError(error) })
      }
      if (!ending.signal.aborted)
        await sleep(startAgainAfterMs, undefined, { signal: ending.signal }).catch(() => {})
    }
  }
  const kept = used.map(runLane)
  return {
    async stop() {
      ending.abort()
      await Promise.all(kept)
      await beating.stop()
      await pool.end().catch(() => {})
    },
  }
}

/** Runs every job that is due and answers whether there was one; for tests. */
export async function runDueJobs({
  url,
  jobs,
  transact,
  log,
}: Omit<WorkOptions, "timetable">): Promise<boolean> {
  const { rows } = await transact((tx) =>
    sql`select from kernel.job
        where run_at <= clock_timestamp() and locked_at is null and attempts < max_attempts limit 1`.execute(
      tx.db,
    ),
  )
  if (rows.length === 0) return false
  await runOnce({
    connectionString: url,
    noHandleSignals: true,
    logger: quiet(log),
    taskList: tasksOf({ transact, log }, jobs),
  })
  return true
}
