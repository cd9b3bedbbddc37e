import type { Tx } from "../../../platform/db/transaction.ts"
import { type IdentityEncryption, reencrypt } from "../../players/index.ts"
import { lockSealedDocuments, setSealedDocument } from "./store.ts"

/** Small, because a file takes megabytes. */
const batchSize = 5

/** Encrypts a batch with the first key, as the owner of the table. Returns the last id, null at the end. */
export async function rekeyDocumentFiles(
  tx: Tx,
  secret: IdentityEncryption,
  after: bigint,
): Promise<bigint | null> {
  const rows = await lockSealedDocuments(tx, after, batchSize)
  return reencrypt(secret, rows, (id, sealed) => setSealedDocument(tx, id, sealed))
}
