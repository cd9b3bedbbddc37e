import type { me as contract, ParsedOf } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { playerDetailsChanged } from "../events.ts"
import { updateDetails } from "../store.ts"

/** Changes the given details and leaves the others. */
export async function changeDetails(
  tx: Tx,
  playerId: bigint,
  details: ParsedOf<typeof contract.updateUserDetails>,
): Promise<void> {
  await updateDetails(tx, playerId, details)
  await tx.publish(playerDetailsChanged, { playerId, fields: Object.keys(details) })
}
