import { sql } from "kysely"
import type { Tx } from "../db/transaction.ts"

/** The next messages of a provider by id, locked: for whoever sealed their bodies. */
export async function listBodiesAfter(
  tx: Tx,
  provider: string,
  id: bigint,
  limit: number,
): Promise<{ id: bigint; body: Buffer }[]> {
  const { rows } = await sql<{ id: bigint; body: Buffer }>`
    select id, body from kernel.inbox where provider = ${provider} and id > ${id} order by id limit ${limit} for update`.execute(
    tx.db,
  )
  return rows
}

/** Seals a kept body anew. The application may not: it takes the owner of the tables. */
export async function setBody(tx: Tx, id: bigint, body: Buffer): Promise<void> {
  await sql`update kernel.inbox set body = ${body} where id = ${id}`.execute(tx.db)
}

export type InboxMessage = {
  provider: string
  /** The third party's own name for this message. */
  externalKey: string
  /** Whether its signature held. What is not genuine is kept for the record and never acted on. */
  genuine: boolean
  /** Only headers that carry no secret. */
  headers: Record<string, string>
  body: Buffer
}

/**
 * Keeps a third party's message in the transaction that acts on it. Returns false when the same message
 * was here before: the answer is then the same success, and nothing happens twice.
 */
export async function recordMessage(tx: Tx, notification: InboxMessage): Promise<boolean> {
  const { provider, externalKey, genuine, headers, body } = notification
  const kept = await sql`
    insert into kernel.inbox (provider, external_key, received_at, genuine, headers, body)
    values (${provider}, ${externalKey}, ${tx.now}, ${genuine}, ${JSON.stringify(headers)}::jsonb, ${body})
    on conflict (provider, external_key) do nothing returning id`.execute(tx.db)
  return kept.rows.length === 1
}
