import { sql } from "kysely"
import type { Tx } from "./transaction.ts"

export type Notification = {
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
export async function receive(tx: Tx, notification: Notification): Promise<boolean> {
  const { provider, externalKey, genuine, headers, body } = notification
  const kept = await sql`
    insert into kernel.inbox (provider, external_key, received_at, genuine, headers, body)
    values (${provider}, ${externalKey}, ${tx.now}, ${genuine}, ${JSON.stringify(headers)}::jsonb, ${body})
    on conflict (provider, external_key) do nothing returning id`.execute(tx.db)
  return kept.rows.length === 1
}
