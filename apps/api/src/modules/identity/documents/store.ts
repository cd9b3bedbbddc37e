import type { identity as contract } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import { type Page, type PageQuery, paginate } from "../../../platform/db/paginate.ts"
import { sqlLiterals } from "../../../platform/db/preparedClient.ts"
import type { WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"
import type { DocumentFile } from "./file.ts"

type Kept = WithColumnTypes<Tables, { "identity.document": { reason: contract.DocumentReason | null } }>
const tables = ({ db }: Reads) => db.withTables<Kept>()

const columns = [
  "id",
  "player_id",
  "label",
  "status",
  "reason",
  "format",
  "bytes",
  "uploaded_at",
  "overdue_at",
] as const
export type DocumentRow = Pick<Selectable<Kept["identity.document"]>, (typeof columns)[number]>

export async function listDocuments(
  from: Reads,
  playerId: bigint,
  page: PageQuery,
): Promise<Page<DocumentRow>> {
  const ofPlayer = tables(from).selectFrom("identity.document").where("player_id", "=", playerId)
  return paginate(ofPlayer.select(columns).orderBy("id", "desc"), page)
}

export async function countLiveDocuments(from: Reads, playerId: bigint): Promise<number> {
  const { count } = await tables(from)
    .selectFrom("identity.document")
    .select(({ fn }) => fn.countAll<bigint>().as("count"))
    .where("player_id", "=", playerId)
    .where("status", "in", sqlLiterals("waiting", "accepted"))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertDocument(
  tx: Tx,
  upload: {
    playerId: bigint
    label: contract.DocumentLabel
    sealed: Buffer
    file: DocumentFile
  },
): Promise<DocumentRow> {
  const { playerId, label, sealed, file } = upload
  return tables(tx)
    .insertInto("identity.document")
    .values({
      player_id: playerId,
      label,
      status: "waiting",
      format: file.format,
      bytes: file.bytes.length,
      sealed,
      uploaded_at: tx.now,
      changed_at: tx.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export function lockDocument(tx: Tx, id: bigint, playerId?: bigint): Promise<DocumentRow | undefined> {
  return tables(tx)
    .selectFrom("identity.document")
    .select(columns)
    .where("id", "=", id)
    .$if(playerId !== undefined, (some) => some.where("player_id", "=", playerId!))
    .forUpdate()
    .executeTakeFirst()
}

export function findSealedDocument(
  from: Reads,
  id: bigint,
): Promise<{ player_id: bigint; format: DocumentFile["format"]; sealed: Buffer | null } | undefined> {
  return tables(from)
    .selectFrom("identity.document")
    .select(["player_id", "format", "sealed"])
    .where("id", "=", id)
    .executeTakeFirst()
}

export async function setDocumentReplaced(tx: Tx, id: bigint): Promise<void> {
  await tables(tx)
    .updateTable("identity.document")
    .set(({ eb, ref }) => ({
      status: "replaced",
      sealed: eb.case().when("status", "=", "waiting").then(null).else(ref("sealed")).end(),
      overdue_at: null,
      changed_at: tx.now,
    }))
    .where("id", "=", id)
    .execute()
}

export async function setDocumentDecided(
  tx: Tx,
  id: bigint,
  decision: { reason?: contract.DocumentReason; note?: string | undefined; operator: string },
): Promise<void> {
  await tables(tx)
    .updateTable("identity.document")
    .set({
      status: decision.reason === undefined ? "accepted" : "rejected",
      reason: decision.reason ?? null,
      note: decision.note ?? null,
      decided_by: decision.operator,
      overdue_at: null,
      changed_at: tx.now,
    })
    .where("id", "=", id)
    .execute()
}

export const listWaitingDocuments = (from: Reads): Promise<DocumentRow[]> =>
  tables(from)
    .selectFrom("identity.document")
    .select(columns)
    .where("status", "=", sql.lit("waiting"))
    .orderBy("uploaded_at")
    .limit(500)
    .execute()

export const listAllDocuments = (from: Reads, playerId: bigint) =>
  tables(from)
    .selectFrom("identity.document")
    .select([...columns, "changed_at", "decided_by", "note"])
    .where("player_id", "=", playerId)
    .orderBy("id", "desc")
    .limit(200)
    .execute()

/** Marks documents as overdue that are pending since before `sentBefore`. */
export const takeOverdueDocuments = (tx: Tx, sentBefore: Date): Promise<DocumentRow[]> =>
  tables(tx)
    .updateTable("identity.document")
    .set({ overdue_at: tx.now })
    .where("status", "=", sql.lit("waiting"))
    .where("uploaded_at", "<=", sentBefore)
    .where("overdue_at", "is", null)
    .returning(columns)
    .execute()

/** Those rejected or replaced up to `changedBefore`, and others at the end of their retention. */
export async function deleteEndedDocuments(tx: Tx, changedBefore: Date): Promise<void> {
  await tables(tx)
    .deleteFrom("identity.document")
    .where("status", "in", sqlLiterals("rejected", "replaced"))
    .where("changed_at", "<=", changedBefore)
    .execute()
  await tables(tx).deleteFrom("identity.document").where("keep_until", "<=", tx.now).execute()
}

export async function deleteWaitingDocuments(tx: Tx, playerId: bigint): Promise<bigint[]> {
  const rows = await tables(tx)
    .deleteFrom("identity.document")
    .where("player_id", "=", playerId)
    .where("status", "=", "waiting")
    .returning("id")
    .execute()
  return rows.map(({ id }) => id)
}

/** `null`: for as long as the account is open. */
export async function setRetainedUntil(tx: Tx, playerId: bigint, until: Date | null): Promise<void> {
  await tables(tx)
    .updateTable("identity.document")
    .set({ keep_until: until })
    .where("player_id", "=", playerId)
    .where("status", "=", "accepted")
    .execute()
}

export const lockSealedDocuments = (
  tx: Tx,
  after: bigint,
  limit: number,
): Promise<{ id: bigint; sealed: Buffer | null }[]> =>
  tables(tx)
    .selectFrom("identity.document")
    .select(["id", "sealed"])
    .where("id", ">", after)
    .where("sealed", "is not", null)
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .execute()

export async function setSealedDocument(tx: Tx, id: bigint, sealed: Buffer): Promise<void> {
  await tables(tx).updateTable("identity.document").set({ sealed }).where("id", "=", id).execute()
}
