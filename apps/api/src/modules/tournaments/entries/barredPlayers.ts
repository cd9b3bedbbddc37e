import type { Tx } from "../../../platform/db/transaction.ts"
import { lockTournament } from "../store.ts"
import { payBackEntries } from "./payBack.ts"
import { findEntryOfPlayer, listUpcoming } from "./store.ts"

/** `until` is null where unknown. Entries in running tournaments keep their score and their prize. */
export async function payBackBarredPlayer(tx: Tx, playerId: bigint, until: Date | null): Promise<void> {
  for (const { id, begins_at } of await listUpcoming(tx, playerId)) {
    if (until !== null && until <= begins_at) continue
    const tournament = await lockTournament(tx, id)
    const entry = await findEntryOfPlayer(tx, id, playerId)
    if (!tournament || !entry || tournament.begins_at <= tx.now || tournament.ended_at) continue
    await payBackEntries(tx, id, [entry], "barred")
  }
}
