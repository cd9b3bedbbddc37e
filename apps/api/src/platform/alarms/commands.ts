import { sql } from "kysely"
import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  formatEntry,
  listCommand,
  type PendingReview,
  rowNumber,
} from "../admin/command.ts"
import { refuseUnless } from "../admin/operatorError.ts"
import type { Tx } from "../db/transaction.ts"
import { closeAlarm, listOpenAlarms, type OpenAlarm } from "./alarms.ts"

/** The process of the subscriber retries the event and closes the alarm on success; false where no such event is parked. */
export async function retryEvent(tx: Tx, listener: string, eventId: bigint): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update kernel.parked_event set retry_asked_at = ${tx.now}
    where listener = ${listener} and event_id = ${eventId}`.execute(tx.db)
  return numAffectedRows > 0n
}

/** Gives a job all its attempts again; false where no job of this id is exhausted. */
export async function retryJob(tx: Tx, id: bigint): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select kernel.retry_job(${id}) as done`.execute(tx.db)
  return rows[0]!.done
}

const formatAlarm = ({ id, kind, subject, count, openedAt, lastSeenAt, detail }: OpenAlarm): string => {
  const lines = Object.entries(detail).map(([name, value]) => `${name}: ${value}`)
  const times = `${count} × from ${openedAt.toISOString()} to ${lastSeenAt.toISOString()}`
  return formatEntry(id, `${kind}  ${subject}`, times, ...lines)
}

/** Answers the commands that resolve the pending review of an alarm, or undefined where none is pending. */
async function findResolvingCommands(
  tx: Tx,
  id: bigint,
  pendingReviews: readonly PendingReview[],
): Promise<readonly string[] | undefined> {
  const { kind, subject } = (await listOpenAlarms(tx)).find((alarm) => alarm.id === id) ?? {}
  const review = pendingReviews.find(({ alarm }) => alarm === kind)
  if (!review) return undefined
  const { rows } =
    await sql`select from (${sql.raw(review.subjects)}) w where w.subject = ${subject}`.execute(tx.db)
  return rows.length > 0 ? review.resolvedBy : undefined
}

/** An alarm of a pending review is closed by the commands of the review only. */
export const adminCommands = (pendingReviews: readonly PendingReview[]): readonly AdminCommand[] => [
  listCommand({
    name: "alarms",
    does: "lists the open alarms",
    none: "No alarm is open.",
    entries: async (tx) => (await listOpenAlarms(tx)).map(formatAlarm),
  }),
  adminCommand({
    name: "close-alarm",
    words: "ID",
    does: "closes an alarm",
    takes: z.tuple([rowNumber]),
    async run(tx, by, [alarmId]) {
      const commands = await findResolvingCommands(tx, alarmId, pendingReviews)
      refuseUnless(
        !commands,
        `Alarm ${alarmId} has a pending review. Resolve it by: ${commands?.join(", ")}.`,
      )
      refuseUnless(await closeAlarm(tx, alarmId, `operator ${by}`), `No alarm ${alarmId} is open.`)
      return `Alarm ${alarmId} is closed.`
    },
  }),
  adminCommand({
    name: "retry-event",
    words: "LISTENER ID",
    does: "retries a parked event",
    takes: z.tuple([z.string().min(1), rowNumber]),
    async run(tx, _, [listener, eventId]) {
      refuseUnless(await retryEvent(tx, listener, eventId), `${listener} has no parked event ${eventId}.`)
      return `${listener} will try event ${eventId} again within a second.`
    },
  }),
  adminCommand({
    name: "retry-job",
    words: "ID",
    does: "retries a job that has used all its attempts",
    takes: z.tuple([rowNumber]),
    async run(tx, _, [jobId]) {
      refuseUnless(await retryJob(tx, jobId), `No job ${jobId} has used all its attempts.`)
      return `Job ${jobId} has all its attempts again and runs now.`
    },
  }),
]
