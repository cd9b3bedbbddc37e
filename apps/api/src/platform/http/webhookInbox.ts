import { sql } from "kysely"
import type { Tx } from "../db/transaction.ts"

/** Locks the rows until the transaction ends; used to encrypt bodies with a new key. */
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

/** Needs the role that owns the tables, because the application may not update the inbox. */
export async function setBody(tx: Tx, id: bigint, body: Buffer): Promise<void> {
  await sql`update kernel.inbox set body = ${body} where id = ${id}`.execute(tx.db)
}

export type InboxMessage = {
  provider: string
  externalKey: string
  /** Whether the signature is valid; a message without one is kept as evidence and never acted on. */
  genuine: boolean
  /** Must contain no secrets. */
  headers: Record<string, string>
  body: Buffer
}

/** Call it in the transaction that acts on the message; false for a repeated message, which is acknowledged and ignored. */
export async function recordMessage(tx: Tx, message: InboxMessage): Promise<boolean> {
  const { provider, externalKey, genuine, headers, body } = message
  const inserted = await sql`
    insert into kernel.inbox (provider, external_key, received_at, genuine, headers, body)
    values (${provider}, ${externalKey}, ${tx.now}, ${genuine}, ${JSON.stringify(headers)}::jsonb, ${body})
    on conflict (provider, external_key) do nothing returning id`.execute(tx.db)
  return inserted.rows.length === 1
}
