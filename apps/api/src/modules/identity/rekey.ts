import type { Tx } from "../../platform/db/transaction.ts"
import type { IdentityEncryption } from "../players/index.ts"
import { lockDocumentNumbers, setDocumentNumber } from "./store.ts"

const batchSize = 200

/** Encrypts with the first key. Answers the last player, null at the end. Needs the owner of the tables. */
export async function rekeyDocumentNumbers(
  tx: Tx,
  secret: IdentityEncryption,
  after: bigint,
): Promise<bigint | null> {
  const rows = await lockDocumentNumbers(tx, after, batchSize)
  for (const { player_id: playerId, document_number: sealed } of rows) {
    if (secret.isCurrent(sealed)) continue
    const number = secret.decrypt(sealed)
    await setDocumentNumber(tx, playerId, {
      documentNumber: secret.encrypt(number),
      documentKey: secret.numberKey(number),
    })
  }
  return rows.at(-1)?.player_id ?? null
}
