import { sql } from "kysely"
import type { Reads, Tx } from "../db/transaction.ts"
import { enqueueJob, type Jobs } from "../jobs/queue.ts"
import { toStorableText } from "../lib/text.ts"
import { sendLetter } from "../mail/outbox.ts"
import type { Platform } from "../platform.ts"

/** A matter for a person. `kind` and `subject` name it: raised again while open, it stays one row. */
export type Alarm = {
  /** What sort of trouble: `event.parked`, `withdrawal.disputed`. */
  kind: string
  /** The one thing it is about: an id, never a person's data. */
  subject: string
  /** What helps whoever looks: ids, statuses, a problem. No secrets, no names. */
  detail?: Record<string, string | number | boolean | null>
}

export type OpenAlarm = Required<Alarm> & {
  id: bigint
  count: number
  openedAt: Date
  lastSeenAt: Date
}

/** While an alarm stays open, being raised again tells nobody before this has passed. */
const tellAgainAfterMs = 60 * 60_000
const tellJob = "alarm.tell"

/**
 * Raises an alarm, in the transaction of its cause or in one of its own: a line in the log and a letter to the
 * operators follow the commit. The same alarm raised again while it is open is counted, and told again after an
 * hour at the earliest.
 */
export async function raiseAlarm(where: Tx | Pick<Platform, "transact">, alarm: Alarm): Promise<void> {
  if ("transact" in where) {
    await where.transact((tx) => raiseAlarm(tx, alarm))
    return
  }
  const { kind, subject, detail = {} } = alarm
  const before = new Date(where.now.getTime() - tellAgainAfterMs)
  const { rows } = await sql<{ id: bigint; is_due: boolean }>`
    insert into kernel.alarm as a (kind, subject, detail, opened_at, last_seen_at)
    values (${kind}, ${subject}, ${written(detail)}::jsonb, ${where.now}, ${where.now})
    on conflict (kind, subject) where closed_at is null
      do update set count = a.count + 1, last_seen_at = excluded.last_seen_at, detail = excluded.detail
    returning id, (told_at is null or told_at < ${before}) as is_due`.execute(where.db)
  const { id, is_due } = rows[0]!
  if (!is_due) return
  await sql`update kernel.alarm set told_at = ${where.now} where id = ${id}`.execute(where.db)
  await enqueueJob(where, tellJob, { alarmId: String(id) })
}

/** What helps is often what others say of their trouble: an alarm is raised whatever it is made of. */
const written = (detail: NonNullable<Alarm["detail"]>): string =>
  JSON.stringify(detail, (_name, value: unknown) =>
    typeof value === "string" ? toStorableText(value) : value,
  )

/** Closes an open alarm in somebody's name; false where there is none of this id. */
export async function closeAlarm(tx: Tx, id: bigint, by: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update kernel.alarm set closed_at = ${tx.now}, closed_by = ${by}
    where id = ${id} and closed_at is null`.execute(tx.db)
  return numAffectedRows > 0n
}

/** Closes an alarm whose matter settled itself. Closing what is not open changes nothing. */
export async function resolveAlarm(
  tx: Tx,
  { kind, subject }: Pick<Alarm, "kind" | "subject">,
): Promise<void> {
  await sql`update kernel.alarm set closed_at = ${tx.now}, closed_by = 'casino'
            where kind = ${kind} and subject = ${subject} and closed_at is null`.execute(tx.db)
}

/** Every open alarm, the oldest first. */
export async function listOpenAlarms(from: Pick<Reads, "db">): Promise<OpenAlarm[]> {
  const { rows } = await sql<OpenAlarm>`
    select id, kind, subject, detail, count, opened_at as "openedAt", last_seen_at as "lastSeenAt"
    from kernel.alarm where closed_at is null order by id`.execute(from.db)
  return rows
}

/** The job that tells of an alarm: always an error in the log, and a letter where `to` is somebody. */
export function alarmJobs(platform: Pick<Platform, "transact" | "log">, to: string | undefined): Jobs {
  return {
    [tellJob]: async (payload) => {
      const { alarmId } = payload as { alarmId: string }
      await platform.transact(async (tx) => {
        const alarm = (await listOpenAlarms(tx)).find(({ id }) => id === BigInt(alarmId))
        if (!alarm) return
        const { kind, subject, count } = alarm
        platform.log.error("alarm.raised", { kind, subject, count })
        if (to !== undefined) await sendLetter(tx, letterOf(alarm, to))
      })
    },
  }
}

const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Names and figures only: whoever reads it is an operator, of whatever language. */
function letterOf({ id, kind, subject, count, openedAt, lastSeenAt, detail }: OpenAlarm, to: string) {
  const text = [
    `${kind}  ${subject}`,
    `id: ${id}`,
    `count: ${count}`,
    `openedAt: ${openedAt.toISOString()}`,
    `lastSeenAt: ${lastSeenAt.toISOString()}`,
    ...Object.entries(detail).map(([name, value]) => `${name}: ${value}`),
  ].join("\n")
  return { to, subject: `[alarm] ${kind} ${subject}`, text, html: `<pre>${escaped(text)}</pre>` }
}
