import type { Tx } from "../../../kernel/transaction.ts"
import type { Secrecy } from "../../players/index.ts"
import { lockSealedDocuments, setSealedDocument } from "./documentStore.ts"

/** A file is long: a few at a time. */
const batch = 5

/**
 * Seals the next files after `after` with the first key, where an older one did. Answers the last one looked at, null at
 * the end. Needs the owner of the table.
 */
export async function rekeyFiles(tx: Tx, secret: Secrecy, after: bigint): Promise<bigint | null> {
  const rows = await lockSealedDocuments(tx, after, batch)
  for (const { id, sealed } of rows)
    if (sealed && !secret.isCurrent(sealed))
      await setSealedDocument(tx, id, secret.encrypt(secret.decrypt(sealed)))
  return rows.at(-1)?.id ?? null
}
