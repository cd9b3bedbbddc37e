import { sql } from "kysely"
import type { Reads, Transact, Tx } from "../db/transaction.ts"
import { dayMs } from "../lib/calendar.ts"
import type { Encryption } from "../lib/encryption.ts"
import type { DeliveryFailure } from "./deliveryReport.ts"

export type BouncedLetter = DeliveryFailure & { to: string }
/** Runs once for each bounced letter, in the transaction that records the bounce. */
export type OnBounce = (tx: Tx, bounced: BouncedLetter) => Promise<void>
export type BounceOptions = { letters: Encryption; onReturned: readonly OnBounce[] }

/** Relays give up after five days, so no report arrives later than this. */
const retentionMs = 14 * dayMs

/** Records the addresses of letters. Must commit before they are sent, since a bounce may arrive at once. */
export async function recordDispatches(
  tx: Tx,
  letters: readonly { id: bigint; letter: { to: string } }[],
): Promise<void> {
  for (const { id, letter } of letters)
    await sql`
      insert into kernel.dispatch (letter_id, sealed_to, at) values (${id}, ${tx.seal(letter.to)}, ${tx.now})
      on conflict (letter_id) do nothing`.execute(tx.db)
}

/** Ignores a second bounce of a letter, and the bounce of a letter whose dispatch was deleted. */
export async function recordBounce(
  tx: Tx,
  { letters, onReturned }: BounceOptions,
  letterId: bigint,
  failure: DeliveryFailure,
): Promise<void> {
  const { rows } = await sql<{ sealed_to: Buffer }>`
    update kernel.dispatch set returned_at = ${tx.now}, code = ${failure.code}
    where letter_id = ${letterId} and returned_at is null
    returning sealed_to`.execute(tx.db)
  if (!rows[0]) return
  const to = letters.open(rows[0].sealed_to)
  for (const handle of onReturned) await handle(tx, { ...failure, to })
}

/** `returned` are those of the sent letters that bounced. */
export async function countDispatches(
  { db }: Reads,
  since: Date,
): Promise<{ sent: number; returned: number }> {
  const { rows } = await sql<{ sent: number; returned: number }>`
    select count(*)::integer as sent, count(returned_at)::integer as returned
    from kernel.dispatch where at > ${since}`.execute(db)
  return rows[0]!
}

export async function deleteOldDispatches(transact: Transact): Promise<void> {
  await transact(async (tx) => {
    await sql`delete from kernel.dispatch where at <= ${new Date(tx.now.getTime() - retentionMs)}`.execute(
      tx.db,
    )
  })
}

const batchSize = 500

/** Encrypts the next addresses with the first key; answers the last letter id, null at the end. Needs the owner's login. */
export async function rekeyDispatches(tx: Tx, letters: Encryption, after: bigint): Promise<bigint | null> {
  const { rows } = await sql<{ letter_id: bigint; sealed_to: Buffer }>`
    select letter_id, sealed_to from kernel.dispatch where letter_id > ${after}
    order by letter_id limit ${batchSize} for update`.execute(tx.db)
  for (const { letter_id, sealed_to } of rows) {
    if (letters.isCurrent(sealed_to)) continue
    const resealed = letters.seal(letters.open(sealed_to))
    await sql`update kernel.dispatch set sealed_to = ${resealed} where letter_id = ${letter_id}`.execute(
      tx.db,
    )
  }
  return rows.at(-1)?.letter_id ?? null
}
