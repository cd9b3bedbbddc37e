import { sql } from "kysely"
import type { Reads, Transact, Tx } from "../db/transaction.ts"
import type { Encryption } from "../lib/encryption.ts"
import type { DeliveryFailure } from "./deliveryReport.ts"

/** A letter that did not arrive: where it was to go, and why it did not. */
export type BouncedLetter = DeliveryFailure & { to: string }
/** What a noun does when a letter comes back, in the transaction that notes it: once for each letter. */
export type OnBounce = (tx: Tx, returned: BouncedLetter) => Promise<void>
/** What opens the addresses of letters, and who is told of those that come back. */
export type BounceOptions = { letters: Encryption; onReturned: readonly OnBounce[] }

/** Nobody reports a letter this late: relays give up after five days. */
const keptMs = 14 * 86_400_000

/** Keeps to whom letters go. Before they are handed over: a report may come faster than what follows commits. */
export async function recordDispatches(
  tx: Tx,
  letters: readonly { id: bigint; letter: { to: string } }[],
): Promise<void> {
  for (const { id, letter } of letters)
    await sql`
      insert into kernel.dispatch (letter_id, sealed_to, at) values (${id}, ${tx.seal(letter.to)}, ${tx.now})
      on conflict (letter_id) do nothing`.execute(tx.db)
}

/** Notes that a letter came back and tells whoever wants to know: the first time, and while it is still known. */
export async function recordBounce(
  tx: Tx,
  { letters, onReturned }: BounceOptions,
  letterId: bigint,
  why: DeliveryFailure,
): Promise<void> {
  const { rows } = await sql<{ sealed_to: Buffer }>`
    update kernel.dispatch set returned_at = ${tx.now}, code = ${why.code}
    where letter_id = ${letterId} and returned_at is null
    returning sealed_to`.execute(tx.db)
  if (!rows[0]) return
  const to = letters.open(rows[0].sealed_to)
  for (const tell of onReturned) await tell(tx, { ...why, to })
}

/** How many letters were handed over since an instant, and how many of these came back. */
export async function countDispatches(
  { db }: Reads,
  since: Date,
): Promise<{ sent: number; returned: number }> {
  const { rows } = await sql<{ sent: number; returned: number }>`
    select count(*)::integer as sent, count(returned_at)::integer as returned
    from kernel.dispatch where at > ${since}`.execute(db)
  return rows[0]!
}

/** Forgets to whom letters went two weeks ago. */
export async function deleteOldDispatches(transact: Transact): Promise<void> {
  await transact(async (tx) => {
    await sql`delete from kernel.dispatch where at <= ${new Date(tx.now.getTime() - keptMs)}`.execute(tx.db)
  })
}

const batch = 500

/** Seals the next addresses with the first key; answers the last letter looked at, null at the end. Needs the owner. */
export async function rekeyDispatches(tx: Tx, letters: Encryption, after: bigint): Promise<bigint | null> {
  const { rows } = await sql<{ letter_id: bigint; sealed_to: Buffer }>`
    select letter_id, sealed_to from kernel.dispatch where letter_id > ${after}
    order by letter_id limit ${batch} for update`.execute(tx.db)
  for (const { letter_id, sealed_to } of rows) {
    if (letters.isCurrent(sealed_to)) continue
    const anew = letters.seal(letters.open(sealed_to))
    await sql`update kernel.dispatch set sealed_to = ${anew} where letter_id = ${letter_id}`.execute(tx.db)
  }
  return rows.at(-1)?.letter_id ?? null
}
