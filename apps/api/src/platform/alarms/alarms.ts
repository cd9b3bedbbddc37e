import { sql } from "kysely"
import type { Reads, Tx } from "../db/transaction.ts"
import { enqueueJob, type Jobs } from "../jobs/queue.ts"
import { hourMs } from "../lib/calendar.ts"
import { toStorableText } from "../lib/text.ts"
import { sendLetter } from "../mail/outbox.ts"
import type { Platform } from "../platform.ts"

/** A problem that needs a person. While an alarm is open, there is one row for its kind and subject. */
export type Alarm = {
  kind: string
  /** An id, never personal data. */
  subject: string
  /** Ids, statuses and error messages; no secrets and no names. */
  detail?: Record<string, string | number | boolean | null>
}

export type OpenAlarm = Required<Alarm> & {
  id: bigint
  count: number
  openedAt: Date
  lastSeenAt: Date
}

const repeatAfterMs = hourMs
const notifyJob = "alarm.tell"

/** A log line and a letter follow the commit; while the alarm is open, they are repeated after an hour at the earliest. */
export async function raiseAlarm(where: Tx | Pick<Platform, "transact">, alarm: Alarm): Promise<void> {
  if ("transact" in where) {
    await where.transact((tx) => raiseAlarm(tx, alarm))
    return
  }
  const { kind, subject, detail = {} } = alarm
  const repeatBefore = new Date(where.now.getTime() - repeatAfterMs)
  const { rows } = await sql<{ id: bigint; is_due: boolean }>`
    insert into kernel.alarm as a (kind, subject, detail, opened_at, last_seen_at)
    values (${kind}, ${subject}, ${toStorableJson(detail)}::jsonb, ${where.now}, ${where.now})
    on conflict (kind, subject) where closed_at is null
      do update set count = a.count + 1, last_seen_at = excluded.last_seen_at, detail = excluded.detail
    returning id, (told_at is null or told_at < ${repeatBefore}) as is_due`.execute(where.db)
  const { id, is_due } = rows[0]!
  if (!is_due) return
  await sql`update kernel.alarm set told_at = ${where.now} where id = ${id}`.execute(where.db)
  await enqueueJob(where, notifyJob, { alarmId: String(id) })
}

/** Details may quote a third party, and text that PostgreSQL cannot store must not prevent the alarm. */
const toStorableJson = (detail: NonNullable<Alarm["detail"]>): string =>
  JSON.stringify(detail, (_name, value: unknown) =>
    typeof value === "string" ? toStorableText(value) : value,
  )

/** Answers false where no alarm of this id is open. */
export async function closeAlarm(tx: Tx, id: bigint, by: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update kernel.alarm set closed_at = ${tx.now}, closed_by = ${by}
    where id = ${id} and closed_at is null`.execute(tx.db)
  return numAffectedRows > 0n
}

/** Closes an alarm whose cause is gone; does nothing where none is open. */
export async function resolveAlarm(
  tx: Tx,
  { kind, subject }: Pick<Alarm, "kind" | "subject">,
): Promise<void> {
  await sql`update kernel.alarm set closed_at = ${tx.now}, closed_by = 'casino'
            where kind = ${kind} and subject = ${subject} and closed_at is null`.execute(tx.db)
}

export async function listOpenAlarms(from: Pick<Reads, "db">): Promise<OpenAlarm[]> {
  const { rows } = await sql<OpenAlarm>`
    select id, kind, subject, detail, count, opened_at as "openedAt", last_seen_at as "lastSeenAt"
    from kernel.alarm where closed_at is null order by id`.execute(from.db)
  return rows
}

/** `to` is the address of the operators; without it an alarm is only logged. */
export function alarmJobs(platform: Pick<Platform, "transact" | "log">, to: string | undefined): Jobs {
  return {
    [notifyJob]: async (payload) => {
      const { alarmId } = payload as { alarmId: string }
      await platform.transact(async (tx) => {
        const alarm = (await listOpenAlarms(tx)).find(({ id }) => id === BigInt(alarmId))
        if (!alarm) return
        const { kind, subject, count } = alarm
        platform.log.error("alarm.raised", { kind, subject, count })
        if (to !== undefined) await sendLetter(tx, toLetter(alarm, to))
      })
    },
  }
}

const escapeHtml = (text: string) => text.replaceAll(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The letter has names and figures only, because operators speak several languages. */
function toLetter({ id, kind, subject, count, openedAt, lastSeenAt, detail }: OpenAlarm, to: string) {
  const text = [
    `${kind}  ${subject}`,
    `id: ${id}`,
    `count: ${count}`,
    `openedAt: ${openedAt.toISOString()}`,
    `lastSeenAt: ${lastSeenAt.toISOString()}`,
    ...Object.entries(detail).map(([name, value]) => `${name}: ${value}`),
  ].join("\n")
  return { to, subject: `[alarm] ${kind} ${subject}`, text, html: `<pre>${escapeHtml(text)}</pre>` }
}
