import { createHash } from "node:crypto"
import { sql } from "kysely"
import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  commandWithReason,
  formatEntry,
  listCommand,
  notDone,
  type PendingReview,
  rowNumber,
  succeeded,
} from "../admin/command.ts"
import type { Tx } from "../db/transaction.ts"
import { type InboxMessage, recordMessage } from "../http/webhookInbox.ts"
import { raiseAlarm, resolveAlarm } from "./alarms.ts"

/** How many unread messages of one third party are kept at a time. */
export const maxUnreadMessages = 100

/** Keeps two transactions from counting the waiting messages of a third party at the same time. */
const lockProvider = (tx: Tx, provider: string) =>
  sql`select pg_advisory_xact_lock(98, hashtext(${provider}))`.execute(tx.db)

/**
 * Keeps a genuine message that cannot be read in the inbox, once for the same `digest`, and raises `alarm` for its
 * third party until a person has seen to every one. Answers false, keeping nothing, where `maxUnreadMessages` wait already:
 * the sender has to send it again.
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

/** The name under which the same bytes are the same unread message. */
export const bodyDigest = (body: Buffer): string =>
  createHash("sha256").update(body).digest("hex").slice(0, 32)

type Unread = { of: string; providers: readonly string[]; alarm: string }

/** The wait of a module for a person who looks at the unread messages of these third parties. */
export const unreadMessagesReview = ({ of, providers, alarm }: Unread): PendingReview => ({
  alarm,
  subjects: `select distinct provider as subject from kernel.unread_notice
    where seen_at is null and provider in (${providers.map((each) => `'${each}'`).join(", ")})`,
  resolvedBy: [`close-${of}-notice`],
})

/** What a person does about the unread messages of these third parties; `open` reads a body as it is kept. */
export function unreadMessageCommands({
  of,
  providers,
  alarm,
  open,
}: Unread & { open: (body: Buffer) => Buffer }): readonly AdminCommand[] {
  const mine = sql`provider in (${sql.join(providers)})`
  return [
    listCommand({
      name: `${of}-notices`,
      does: `messages of ${providers.join(", ")} that are genuine, cannot be read and wait for a person`,
      none: "No message waits.",
      async entries(tx) {
        const { rows } = await sql<{ id: bigint; provider: string; at: Date; by: string | null }>`
          select inbox_id as id, provider, received_at as at, opened_by as by from kernel.unread_notice
          where seen_at is null and ${mine} order by inbox_id`.execute(tx.db)
        return rows.map(({ id, provider, at, by }) =>
          formatEntry(id, `${provider}  ${at.toISOString()}${by === null ? "" : `, opened by ${by}`}`),
        )
      },
    }),
    adminCommand({
      name: `${of}-notice`,
      words: "ID FILE",
      does: "writes such a message to a new file, to be looked at and deleted; that you looked at it is kept",
      takes: z.tuple([rowNumber, z.string().min(1)]),
      async run(tx, by, [id, path]) {
        const { rows } = await sql<{ body: Buffer }>`
          update kernel.unread_notice n set opened_at = ${tx.now}, opened_by = ${by} from kernel.inbox i
          where n.inbox_id = ${id} and i.id = n.inbox_id and n.${mine} returning i.body`.execute(tx.db)
        if (!rows[0]) return notDone(`There is no such message ${id}.`)
        return { ...succeeded(`Message ${id} is in ${path}.`), file: { path, bytes: open(rows[0].body) } }
      },
    }),
    commandWithReason({
      name: `close-${of}-notice`,
      words: "ID",
      does: "such a message has been seen to; nothing else changes by it",
      takes: z.tuple([rowNumber]),
      async run(tx, by, [id], why) {
        const isClosed = await closeNotice(tx, id, { alarm, by, why, mine })
        return isClosed ? succeeded(`Message ${id} is closed.`) : notDone(`Message ${id} does not wait.`)
      },
    }),
  ]
}

/** Ends the wait of one message, and the alarm with the last of its third party. False where it does not wait. */
async function closeNotice(
  tx: Tx,
  id: bigint,
  { alarm, by, why, mine }: { alarm: string; by: string; why: string; mine: ReturnType<typeof sql> },
): Promise<boolean> {
  const { rows } = await sql<{ provider: string }>`
    select provider from kernel.unread_notice where inbox_id = ${id} and seen_at is null and ${mine}`.execute(
    tx.db,
  )
  const provider = rows[0]?.provider
  if (provider === undefined) return false
  await lockProvider(tx, provider)
  await sql`update kernel.unread_notice set seen_at = ${tx.now}, seen_by = ${by}, seen_note = ${why}
            where inbox_id = ${id} and seen_at is null`.execute(tx.db)
  const left = await sql`
    select from kernel.unread_notice where provider = ${provider} and seen_at is null limit 1`.execute(tx.db)
  if (left.rows.length === 0) await resolveAlarm(tx, { kind: alarm, subject: provider })
  return true
}
