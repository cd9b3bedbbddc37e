import { sql } from "kysely"
import type { Tx } from "../db/transaction.ts"

/**
 * The lanes that jobs run in, each with slots of its own, so that a third party that is slow holds up nobody
 * else's work. `deadlineMs`: a job that takes longer has failed and is tried again. `lateAfterMs`: one that is
 * not done by then is a matter for a person, though it is still tried.
 */
export const lanes = {
  mail: { slots: 5, deadlineMs: 30_000, lateAfterMs: undefined },
  payouts: { slots: 3, deadlineMs: 60_000, lateAfterMs: 30 * 60_000 },
  /** What asks a third party: catalogue, gateway, identity. */
  lookUps: { slots: 3, deadlineMs: 60_000, lateAfterMs: undefined },
  push: { slots: 3, deadlineMs: 15_000, lateAfterMs: undefined },
  /** What only our own database is needed for. */
  timed: { slots: 3, deadlineMs: 120_000, lateAfterMs: undefined },
  audit: { slots: 1, deadlineMs: 30 * 60_000, lateAfterMs: undefined },
} as const
export type Lane = keyof typeof lanes

/** Does the work. It may run more than once and be cut off anywhere: every effect needs its own id. */
export type JobHandler = (payload: unknown) => Promise<void>
/** Work beside the calls. Whatever asks a third party names its lane; a mere function runs in `timed`. */
export type Job = JobHandler | { readonly lane: Lane; readonly run: JobHandler }
export type Jobs = Record<string, Job>
/** A job that runs on a timetable, in cron form, UTC. Business time is decided inside by `tx.now`. */
export type Timetable = { job: string; cron: string }[]

/** The lane of a job; the timed one where it names none. */
export const laneOf = (job: Job): Lane => (typeof job === "function" ? "timed" : job.lane)
/** What a job does when its time has come. */
export const handlerOf = (job: Job): JobHandler => (typeof job === "function" ? job : job.run)

/**
 * Asks for a job in the transaction of its cause: rolled back, it was never asked for. `key` makes two
 * waiting jobs of one name one. `delayMs` counts from the commit. Failures are retried with growing pauses,
 * 25 times (about four days). Jobs of one `queue` run one at a time, in whatever process. The payload is kept in the clear: ids, never a secret.
 */
export async function enqueueJob(
  tx: Pick<Tx, "db">,
  job: string,
  payload: Record<string, unknown>,
  how: { key?: string; delayMs?: number; attempts?: number; queue?: string } = {},
): Promise<void> {
  await sql`select kernel.ask_job(${job}, ${JSON.stringify(payload)}::json, ${how.key ?? null},
    ${how.delayMs ?? 0}::integer, ${how.attempts ?? 25}::integer, ${how.queue ?? null})`.execute(tx.db)
}
