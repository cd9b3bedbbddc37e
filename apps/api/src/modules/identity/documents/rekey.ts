import type { Tx } from "../../../platform/db/transaction.ts"
import { reseal, type Secrecy } from "../../players/index.ts"
import { lockSealedDocuments, setSealedDocument } from "./documentStore.ts"

/** A file is long: a few at a time. */
const batch = 5

/**
 * Seals the next files after `after` with the first key, where an older one did. Answers the last one looked at, null at
 * the end. Needs the owner of the table.
 */
export async function rekeyFiles(tx: Tx, secret: Secrecy, after: bigint): Promise<bigint | null> {
  const rows = await lockSealedDocuments(tx, after, batch)
  return reseal(secret, rows, (id, sealed) => setSealedDocument(tx, id, sealed))
}
