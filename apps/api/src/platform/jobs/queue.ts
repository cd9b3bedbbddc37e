import { sql } from "kysely"
import type { Tx } from "../db/transaction.ts"
import { minuteMs } from "../lib/calendar.ts"

/**
 * Each lane has slots of its own, so that a slow third party does not delay other work. A job that takes longer than
 * `deadlineMs` fails and is retried; one that is not done after `lateAfterMs` also raises an alarm.
 */
export const lanes = {
  mail: { slots: 5, deadlineMs: 30_000, lateAfterMs: undefined },
  payouts: { slots: 3, deadlineMs: 60_000, lateAfterMs: 30 * minuteMs },
  lookUps: { slots: 3, deadlineMs: 60_000, lateAfterMs: undefined },
  push: { slots: 3, deadlineMs: 15_000, lateAfterMs: undefined },
  timed: { slots: 3, deadlineMs: 120_000, lateAfterMs: undefined },
  audit: { slots: 1, deadlineMs: 30 * minuteMs, lateAfterMs: undefined },
} as const
export type Lane = keyof typeof lanes

/** May run more than once and stop at any point, so every effect needs an idempotency key. */
export type JobHandler = (payload: unknown) => Promise<void>
/** A plain function runs in `timed`, which is for work on our own database; a job that calls a third party names its lane. */
export type Job = JobHandler | { readonly lane: Lane; readonly run: JobHandler }
export type Jobs = Record<string, Job>
/** Cron times are UTC; the job itself decides by `tx.now`. */
export type Timetable = { job: string; cron: string }[]

export const laneOf = (job: Job): Lane => (typeof job === "function" ? "timed" : job.lane)
export const handlerOf = (job: Job): JobHandler => (typeof job === "function" ? job : job.run)

/**
 * Enqueues in the transaction of the cause. Waiting jobs with the same name and `key` are one, and jobs of one `queue` run
 * one at a time across processes. 25 attempts take about four days. The payload is not encrypted: ids, never a secret.
 */
export async function enqueueJob(
  tx: Pick<Tx, "db">,
  job: string,
  payload: Record<string, unknown>,
  options: { key?: string; delayMs?: number; attempts?: number; queue?: string } = {},
): Promise<void> {
  await sql`select kernel.ask_job(${job}, ${JSON.stringify(payload)}::json, ${options.key ?? null},
    ${options.delayMs ?? 0}::integer, ${options.attempts ?? 25}::integer, ${options.queue ?? null})`.execute(
    tx.db,
  )
}
