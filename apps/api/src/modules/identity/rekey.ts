import type { Tx } from "../../platform/db/transaction.ts"
import type { IdentityEncryption } from "../players/index.ts"
import { lockDocumentNumbers, setDocumentNumber } from "./store.ts"

const batchSize = 200

/**
 * Seals and marks the next documents after `after` with the first key. Answers the last player looked at, null at the
 * end, and how many have no number to do that with: they were accepted before numbers were kept, and are found only
 * under the key of then. Needs the owner of the tables.
 */
export async function rekeyDocumentNumbers(
  tx: Tx,
  secret: IdentityEncryption,
  after: bigint,
): Promise<{ last: bigint | null; left: number }> {
  const rows = await lockDocumentNumbers(tx, after, batchSize)
  let left = 0
  for (const { player_id: playerId, document_number: sealed } of rows) {
    if (sealed === null) left++
    else if (!secret.isCurrent(sealed)) {
      const number = secret.decrypt(sealed)
      await setDocumentNumber(tx, playerId, {
        documentNumber: secret.encrypt(number),
        documentKey: secret.numberKey(number),
      })
    }
  }
  return { last: rows.at(-1)?.player_id ?? null, left }
}
