import type { identity as contract } from "@elite/contract"
import { resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import { documentAccepted, documentRejected, documentSeen } from "../events.ts"
import type { DocumentFile } from "./file.ts"
import { documentAlarm } from "./overdue.ts"
import { findSealedDocument, lockDocument, setDocumentDecided } from "./store.ts"

/**
 * Opens the file of a document for an operator; document.seen says who looked at it. Refuses with NotFoundErrorType where
 * there is no such document, or no file of it any more.
 */
export async function openDocument(
  tx: Tx,
  secret: Pick<IdentityEncryption, "decrypt">,
  id: bigint,
  operator: string,
): Promise<DocumentFile> {
  const found = await findSealedDocument(tx, id)
  if (!found?.sealed) throw new AppError("NotFoundErrorType")
  const { player_id: playerId, format, sealed } = found
  await tx.publish(documentSeen, { playerId, documentId: id, operator })
  return { format, bytes: Buffer.from(secret.decrypt(sealed), "base64") }
}

/** The document, locked, where it waits for somebody to decide; false where it does not any more. */
async function lockWaitingDocument(tx: Tx, id: bigint) {
  const row = await lockDocument(tx, id)
  if (!row) throw new AppError("NotFoundErrorType")
  return row.status === "waiting" && row
}

/**
 * An operator accepts a document that waits; it says nothing yet of who its player is. Announces document.accepted. False
 * where it does not wait any more. Refuses with NotFoundErrorType where there is none.
 */
export async function acceptDocument(tx: Tx, id: bigint, operator: string): Promise<boolean> {
  const row = await lockWaitingDocument(tx, id)
  if (!row) return false
  await setDocumentDecided(tx, id, { operator })
  await resolveAlarm(tx, { kind: documentAlarm, subject: String(id) })
  const { player_id: playerId, label } = row
  await tx.publish(documentAccepted, { playerId, documentId: id, label, operator })
  return true
}

/**
 * An operator rejects a document that waits, for a reason that its player reads and with a note that stays among operators.
 * Announces document.rejected. False where it does not wait any more. Refuses with NotFoundErrorType where there is none.
 */
export async function rejectDocument(
  tx: Tx,
  id: bigint,
  { reason, note, operator }: { reason: contract.DocumentReason; note: string; operator: string },
): Promise<boolean> {
  const row = await lockWaitingDocument(tx, id)
  if (!row) return false
  await setDocumentDecided(tx, id, { reason, note: note === "" ? undefined : note, operator })
  await resolveAlarm(tx, { kind: documentAlarm, subject: String(id) })
  const { player_id: playerId, label } = row
  await tx.publish(documentRejected, { playerId, documentId: id, label, reason, operator })
  return true
}
