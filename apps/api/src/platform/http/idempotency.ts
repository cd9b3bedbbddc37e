import { createHash } from "node:crypto"
import { sql } from "kysely"
import type { Tx } from "../db/transaction.ts"
import { AppError } from "../lib/appError.ts"

/**
 * Runs `work` once per owner and key, in its transaction, and answers a repeated call with the stored result; concurrent
 * calls wait for each other. Throws IdempotencyKeyReusedErrorType where the same key comes with another input.
 */
export async function withIdempotencyKey<T>(
  tx: Tx,
  call: { owner: string; key: string | undefined; name: string; input: unknown },
  work: () => Promise<T>,
): Promise<T> {
  if (call.key === undefined) return work()
  const hash = createHash("sha256")
    .update(JSON.stringify([call.name, call.input]))
    .digest()
  const inserted = await sql`
    insert into kernel.idempotency (owner, key, call, input_hash, made_at)
    values (${call.owner}, ${call.key}, ${call.name}, ${hash}, ${tx.now})
    on conflict (owner, key) do nothing returning 1`.execute(tx.db)
  if (inserted.rows.length === 0) {
    const { rows } = await sql<{ input_hash: Buffer; answer: { value: T } | null }>`
      select input_hash, answer from kernel.idempotency where owner = ${call.owner} and key = ${call.key}`.execute(
      tx.db,
    )
    const previous = rows[0]
    if (!previous?.answer || !previous.input_hash.equals(hash))
      throw new AppError("IdempotencyKeyReusedErrorType")
    return previous.answer.value
  }
  const value = await work()
  await sql`update kernel.idempotency set answer = ${JSON.stringify({ value })}::jsonb
            where owner = ${call.owner} and key = ${call.key}`.execute(tx.db)
  return value
}
