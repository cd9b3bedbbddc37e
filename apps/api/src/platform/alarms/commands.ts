import { sql } from "kysely"
import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  formatEntry,
  listCommand,
  notDone,
  type PendingReview,
  rowNumber,
  succeeded,
} from "../admin/command.ts"
import type { Tx } from "../db/transaction.ts"
import { closeAlarm, listOpenAlarms, type OpenAlarm } from "./alarms.ts"

/**
 * Has a parked event tried again by its listener, wherever that runs; digested, it leaves the list and its alarm
 * is closed. False where this listener has no such event parked.
 */
export async function retryEvent(tx: Tx, listener: string, eventId: bigint): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update kernel.parked_event set retry_asked_at = ${tx.now}
    where listener = ${listener} and event_id = ${eventId}`.execute(tx.db)
  return numAffectedRows > 0n
}

/** Gives an exhausted job all its attempts again, now. False where there is no exhausted job of this id. */
export async function retryJob(tx: Tx, id: bigint): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select kernel.retry_job(${id}) as done`.execute(tx.db)
  return rows[0]!.done
}

const shown = ({ id, kind, subject, count, openedAt, lastSeenAt, detail }: OpenAlarm): string => {
  const lines = Object.entries(detail).map(([name, value]) => `${name}: ${value}`)
  const times = `${count} × from ${openedAt.toISOString()} to ${lastSeenAt.toISOString()}`
  return formatEntry(id, `${kind}  ${subject}`, times, ...lines)
}

/** What ends the matter of an alarm that still waits for a person; undefined where it waits for nobody. */
async function doorsOf(
  tx: Tx,
  id: bigint,
  pendingReviews: readonly PendingReview[],
): Promise<readonly string[] | undefined> {
  const { kind, subject } = (await listOpenAlarms(tx)).find((alarm) => alarm.id === id) ?? {}
  const wait = pendingReviews.find(({ alarm }) => alarm === kind)
  if (!wait) return undefined
  const { rows } = await sql`select from (${sql.raw(wait.subjects)}) w where w.subject = ${subject}`.execute(
    tx.db,
  )
  return rows.length > 0 ? wait.resolvedBy : undefined
}

/** What a person may do about alarms, parked events and jobs that were given up; `waits` have doors of their own. */
export const adminCommands = (pendingReviews: readonly PendingReview[]): readonly AdminCommand[] => [
  listCommand({
    name: "alarms",
    does: "what is open",
    none: "No alarm is open.",
    entries: async (tx) => (await listOpenAlarms(tx)).map(shown),
  }),
  adminCommand({
    name: "close-alarm",
    words: "ID",
    does: "seen to",
    takes: z.tuple([rowNumber]),
    async run(tx, by, [alarmId]) {
      const doors = await doorsOf(tx, alarmId, pendingReviews)
      if (doors) return notDone(`What alarm ${alarmId} is about still waits: ${doors.join(", ")}.`)
      return (await closeAlarm(tx, alarmId, `operator ${by}`))
        ? succeeded(`Alarm ${alarmId} is closed.`)
        : notDone(`No alarm ${alarmId} is open.`)
    },
  }),
  adminCommand({
    name: "retry-event",
    words: "LISTENER ID",
    does: "a parked event once more",
    takes: z.tuple([z.string().min(1), rowNumber]),
    run: async (tx, _, [listener, eventId]) =>
      (await retryEvent(tx, listener, eventId))
        ? succeeded(`${listener} will try event ${eventId} again within a second.`)
        : notDone(`${listener} has no event ${eventId} parked.`),
  }),
  adminCommand({
    name: "retry-job",
    words: "ID",
    does: "a job that was given up once more",
    takes: z.tuple([rowNumber]),
    run: async (tx, _, [jobId]) =>
      (await retryJob(tx, jobId))
        ? succeeded(`Job ${jobId} has all its attempts again and runs now.`)
        : notDone(`No job ${jobId} was given up.`),
  }),
]
