import type { identity as contract, ReplyOf } from "@elite/contract"
import { resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { PageQuery } from "../../../platform/db/paginate.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { countAttempt } from "../../../platform/http/attemptLimit.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import { documentSent } from "../events.ts"
import * as settings from "../settings.ts"
import { lockStanding } from "../store.ts"
import { type DocumentFile, toDocumentFile } from "./file.ts"
import { documentAlarm } from "./overdue.ts"
import { isLive, isReplaceable, toDocumentLabel } from "./rules.ts"
import {
  countLiveDocuments,
  type DocumentRow,
  insertDocument,
  listDocuments,
  lockDocument,
  setDocumentReplaced,
} from "./store.ts"

type DocumentReply = ReplyOf<typeof contract.kycDocUpload>["document"]

const toDocumentReply = ({
  id,
  label,
  status,
  reason,
  uploaded_at: uploadedAt,
}: DocumentRow): DocumentReply => ({
  documentId: Number(id),
  label,
  status,
  reason,
  uploadedAt: uploadedAt.toISOString(),
})

export async function getDocumentsReply(
  from: Reads,
  playerId: bigint,
  page: PageQuery,
): Promise<ReplyOf<typeof contract.getDocuments>> {
  const { count, rows } = await listDocuments(from, playerId, page)
  return { documents: { count, rows: rows.map(toDocumentReply) } }
}

export async function countUploadAttempt({ transact, reads }: Platform, playerId: bigint): Promise<void> {
  const { uploadsPerHour } = await getSetting(reads(), settings.documents)
  await countAttempt(transact, { bucket: `document:${playerId}`, limit: uploadsPerHour, windowMs: hourMs })
}

type Upload = { playerId: bigint; secret: IdentityEncryption; file: DocumentFile }

/** The caller holds the lock of the standing, so that simultaneous uploads cannot exceed the limit. */
async function storeDocument(
  tx: Tx,
  { playerId, secret, file }: Upload,
  label: contract.DocumentLabel,
): Promise<DocumentReply> {
  const { mostLive } = await getSetting(tx, settings.documents)
  if ((await countLiveDocuments(tx, playerId)) >= mostLive)
    throw new AppError("DocumentsFullErrorType", { most: mostLive })
  const sealed = secret.encrypt(file.bytes.toString("base64"))
  const row = await insertDocument(tx, { playerId, label, sealed, file })
  await tx.publish(documentSent, { playerId, documentId: row.id, label })
  tx.push({ playerId }, "document", { documentId: Number(row.id), status: "waiting" })
  return toDocumentReply(row)
}

export async function uploadDocument(
  platform: Platform,
  secret: IdentityEncryption,
  playerId: bigint,
  { file, documentLabelId }: { file: File; documentLabelId: number },
): Promise<DocumentReply> {
  const label = toDocumentLabel(documentLabelId)
  if (!label) throw new AppError("NotFoundErrorType")
  await countUploadAttempt(platform, playerId)
  const stored = await toDocumentFile(file)
  return platform.transact(async (tx) => {
    await lockStanding(tx, playerId)
    return storeDocument(tx, { playerId, secret, file: stored }, label)
  })
}

/** Only a pending or rejected document can be replaced. */
export async function replaceDocument(
  platform: Platform,
  secret: IdentityEncryption,
  playerId: bigint,
  { file, documentId }: { file: File; documentId: number },
): Promise<DocumentReply> {
  await countUploadAttempt(platform, playerId)
  const stored = await toDocumentFile(file)
  return platform.transact(async (tx) => {
    await lockStanding(tx, playerId)
    const replaced = await lockDocument(tx, BigInt(documentId), playerId)
    if (!replaced) throw new AppError("NotFoundErrorType")
    if (!isReplaceable(replaced.status)) throw new AppError("DocumentNotReplaceableErrorType")
    await setDocumentReplaced(tx, replaced.id)
    if (isLive(replaced.status)) await resolveAlarm(tx, { kind: documentAlarm, subject: String(replaced.id) })
    tx.push({ playerId }, "document", { documentId, status: "replaced" })
    return storeDocument(tx, { playerId, secret, file: stored }, replaced.label)
  })
}
