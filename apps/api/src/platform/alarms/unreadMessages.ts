import { createHash } from "node:crypto"
import { sql } from "kysely"
import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  commandWithReason,
  formatEntry,
  listCommand,
  type PendingReview,
  rowNumber,
} from "../admin/command.ts"
import { refuseUnless } from "../admin/operatorError.ts"
import type { Tx } from "../db/transaction.ts"
import { type InboxMessage, recordMessage } from "../http/webhookInbox.ts"
import { raiseAlarm, resolveAlarm } from "./alarms.ts"

/** The limit is per third party. */
export const maxUnreadMessages = 100

/** Two transactions must not count the waiting messages of a third party at the same time. */
const lockProvider = (tx: Tx, provider: string) =>
  sql`select pg_advisory_xact_lock(98, hashtext(${provider}))`.execute(tx.db)

/**
 * Keeps a genuine message that cannot be parsed, once per `digest`, and raises `alarm` until a person has closed all of its
 * third party. False where `maxUnreadMessages` are waiting; nothing is kept then, and the sender has to retry.
 */
export async function keepUnreadMessage(
  tx: Tx,
  {
    provider,
    headers,
    body,
    digest,
  }: Pick<InboxMessage, "provider" | "headers" | "body"> & { digest: string },
  alarm: string,
): Promise<boolean> {
  await lockProvider(tx, provider)
  const externalKey = `unreadable:${digest}`
  const { rows } = await sql<{ waiting: number; isKnown: boolean }>`
    select count(*)::integer as waiting,
      exists (select from kernel.inbox where provider = ${provider} and external_key = ${externalKey}) as "isKnown"
    from kernel.unread_notice where provider = ${provider} and seen_at is null`.execute(tx.db)
  const { waiting, isKnown } = rows[0]!
  if (isKnown) return true
  if (waiting >= maxUnreadMessages) {
    await raiseAlarm(tx, { kind: alarm, subject: provider, detail: { waiting, isFull: true } })
    return false
  }
  await recordMessage(tx, { provider, externalKey, genuine: true, headers, body })
  await sql`
    insert into kernel.unread_notice (inbox_id, provider, received_at)
    select id, provider, received_at from kernel.inbox
    where provider = ${provider} and external_key = ${externalKey}`.execute(tx.db)
  await raiseAlarm(tx, { kind: alarm, subject: provider, detail: { waiting: waiting + 1 } })
  return true
}

export const bodyDigest = (body: Buffer): string =>
  createHash("sha256").update(body).digest("hex").slice(0, 32)

type Unread = { of: string; providers: readonly string[]; alarm: string }

export const unreadMessagesReview = ({ of, providers, alarm }: Unread): PendingReview => ({
  alarm,
  subjects: `select distinct provider as subject from kernel.unread_notice
    where seen_at is null and provider in (${providers.map((provider) => `'${provider}'`).join(", ")})`,
  resolvedBy: [`close-${of}-notice`],
})

/** `open` decrypts a stored body. */
export function unreadMessageCommands({
  of,
  providers,
  alarm,
  open,
}: Unread & { open: (body: Buffer) => Buffer }): readonly AdminCommand[] {
  const providerFilter = sql`provider in (${sql.join(providers)})`
  return [
    listCommand({
      name: `${of}-notices`,
      does: `lists open messages of ${providers.join(", ")} that are genuine but cannot be read`,
      none: "No message waits.",
      async entries(tx) {
        const { rows } = await sql<{ id: bigint; provider: string; at: Date; by: string | null }>`
          select inbox_id as id, provider, received_at as at, opened_by as by from kernel.unread_notice
          where seen_at is null and ${providerFilter} order by inbox_id`.execute(tx.db)
        return rows.map(({ id, provider, at, by }) =>
          formatEntry(id, `${provider}  ${at.toISOString()}${by === null ? "" : `, opened by ${by}`}`),
        )
      },
    }),
    adminCommand({
      name: `${of}-notice`,
      words: "ID FILE",
      does: "writes such a message to a new file and records that you opened it; delete the file afterwards",
      takes: z.tuple([rowNumber, z.string().min(1)]),
      async run(tx, by, [id, path]) {
        const { rows } = await sql<{ body: Buffer }>`
          update kernel.unread_notice n set opened_at = ${tx.now}, opened_by = ${by} from kernel.inbox i
          where n.inbox_id = ${id} and i.id = n.inbox_id and n.${providerFilter} returning i.body`.execute(
          tx.db,
        )
        refuseUnless(rows[0], `There is no such message ${id}.`)
        return { text: `Message ${id} is in ${path}.`, file: { path, bytes: open(rows[0].body) } }
      },
    }),
    commandWithReason({
      name: `close-${of}-notice`,
      words: "ID",
      does: "closes such a message and changes nothing else",
      takes: z.tuple([rowNumber]),
      async run(tx, by, [id], why) {
        const isClosed = await closeNotice(tx, id, { alarm, by, why, providerFilter })
        refuseUnless(isClosed, `Message ${id} does not wait.`)
        return `Message ${id} is closed.`
      },
    }),
  ]
}

/** The last message of a third party also closes the alarm; false where the message does not wait. */
async function closeNotice(
  tx: Tx,
  id: bigint,
  {
    alarm,
    by,
    why,
    providerFilter,
  }: { alarm: string; by: string; why: string; providerFilter: ReturnType<typeof sql> },
): Promise<boolean> {
  const { rows } = await sql<{ provider: string }>`
    select provider from kernel.unread_notice where inbox_id = ${id} and seen_at is null and ${providerFilter}`.execute(
    tx.db,
  )
  const provider = rows[0]?.provider
  if (provider === undefined) return false
  await lockProvider(tx, provider)
  await sql`update kernel.unread_notice set seen_at = ${tx.now}, seen_by = ${by}, seen_note = ${why}
            where inbox_id = ${id} and seen_at is null`.execute(tx.db)
  const remaining = await sql`
    select from kernel.unread_notice where provider = ${provider} and seen_at is null limit 1`.execute(tx.db)
  if (remaining.rows.length === 0) await resolveAlarm(tx, { kind: alarm, subject: provider })
  return true
}
