import type { Tx } from "../../../platform/db/transaction.ts"
import { type IdentityEncryption, reencrypt } from "../../players/index.ts"
import { lockSealedDocuments, setSealedDocument } from "./store.ts"

/** A file is long: a few at a time. */
const batchSize = 5

/**
 * Seals the next files after `after` with the first key, where an older one did. Answers the last one looked at, null at
 * the end. Needs the owner of the table.
 */
export async function rekeyDocumentFiles(
  tx: Tx,
  secret: IdentityEncryption,
  after: bigint,
): Promise<bigint | null> {
  const rows = await lockSealedDocuments(tx, after, batchSize)
  return reencrypt(secret, rows, (id, sealed) => setSealedDocument(tx, id, sealed))
}
