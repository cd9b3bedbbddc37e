import type { identity as contract } from "@elite/contract"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import { resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import { documentAccepted, documentRejected, documentSeen } from "../events.ts"
import type { DocumentFile } from "./file.ts"
import { documentAlarm } from "./overdue.ts"
import { findSealedDocument, lockDocument, setDocumentDecided } from "./store.ts"

export async function openDocument(
  tx: Tx,
  secret: Pick<IdentityEncryption, "decrypt">,
  id: bigint,
  operator: string,
): Promise<DocumentFile> {
  const document = await findSealedDocument(tx, id)
  if (!document?.sealed) throw new AppError("NotFoundErrorType")
  const { player_id: playerId, format, sealed } = document
  await tx.publish(documentSeen, { playerId, documentId: id, operator })
  return { format, bytes: Buffer.from(secret.decrypt(sealed), "base64") }
}

async function lockWaitingDocument(tx: Tx, id: bigint) {
  const row = await lockDocument(tx, id)
  refuseUnless(row, `There is no document ${id}.`)
  refuseUnless(row.status === "waiting", `Document ${id} is not pending any more.`)
  return row
}

/** The identity status does not change. Refuses a document that is not pending. */
export async function acceptDocument(tx: Tx, id: bigint, operator: string): Promise<void> {
  const row = await lockWaitingDocument(tx, id)
  await setDocumentDecided(tx, id, { operator })
  await resolveAlarm(tx, { kind: documentAlarm, subject: String(id) })
  const { player_id: playerId, label } = row
  await tx.publish(documentAccepted, { playerId, documentId: id, label, operator })
}

/** The player sees the reason, not the note. Refuses a document that is not pending. */
export async function rejectDocument(
  tx: Tx,
  id: bigint,
  { reason, note, operator }: { reason: contract.DocumentReason; note: string; operator: string },
): Promise<void> {
  const row = await lockWaitingDocument(tx, id)
  await setDocumentDecided(tx, id, { reason, note: note === "" ? undefined : note, operator })
  await resolveAlarm(tx, { kind: documentAlarm, subject: String(id) })
  const { player_id: playerId, label } = row
  await tx.publish(documentRejected, { playerId, documentId: id, label, reason, operator })
}
