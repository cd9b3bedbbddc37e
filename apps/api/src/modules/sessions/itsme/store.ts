import type { Language } from "@elite/contract"
import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"
import type { Purpose } from "./ports.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export type NewVisit = {
  stateHash: Buffer
  browserHash: Buffer
  purpose: Purpose
  playerId: bigint | null
  language: Language
  returnTo: string
  thread: Buffer
  expiresAt: Date
}

export async function insertVisit(tx: Tx, visit: NewVisit): Promise<void> {
  await tables(tx)
    .insertInto("sessions.itsme_visit")
    .values({
      state_hash: visit.stateHash,
      browser_hash: visit.browserHash,
      purpose: visit.purpose,
      player_id: visit.playerId,
      language: visit.language,
      return_to: visit.returnTo,
      thread: visit.thread,
      made_at: tx.now,
      expires_at: visit.expiresAt,
    })
    .execute()
}

export type Visit = Pick<
  Selectable<Tables["sessions.itsme_visit"]>,
  | "browser_hash"
  | "purpose"
  | "player_id"
  | "language"
  | "return_to"
  | "thread"
  | "expires_at"
  | "answer"
  | "code_hash"
>

export const findOpenVisit = (from: Reads, stateHash: Buffer): Promise<Visit | undefined> =>
  tables(from)
    .selectFrom("sessions.itsme_visit")
    .select([
      "browser_hash",
      "purpose",
      "player_id",
      "language",
      "return_to",
      "thread",
      "expires_at",
      "answer",
      "code_hash",
    ])
    .where("state_hash", "=", stateHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", from.now)
    .executeTakeFirst()

export async function takeVisit(tx: Tx, stateHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("sessions.itsme_visit")
    .set({ used_at: tx.now, answer: null, code_hash: null })
    .where("state_hash", "=", stateHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", tx.now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Reopens a visit that failed because itsme did not answer. */
export async function setVisitOpen(tx: Tx, stateHash: Buffer): Promise<void> {
  await tables(tx)
    .updateTable("sessions.itsme_visit")
    .set({ used_at: null })
    .where("state_hash", "=", stateHash)
    .execute()
}

/** Stores the answer of itsme and reopens the visit until `expiresAt`. */
export async function setVisitAnswered(
  tx: Tx,
  stateHash: Buffer,
  { answer, codeHash, expiresAt }: { answer: Buffer; codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  await tables(tx)
    .updateTable("sessions.itsme_visit")
    .set({ used_at: null, answer, code_hash: codeHash, expires_at: expiresAt })
    .where("state_hash", "=", stateHash)
    .execute()
}

/** Deletes the visits that expired before `before`, and every expired one with an answer, which holds personal data. */
export async function deleteVisits(tx: Tx, before: Date): Promise<void> {
  await tables(tx)
    .deleteFrom("sessions.itsme_visit")
    .where("expires_at", "<", tx.now)
    .where(({ eb, or }) => or([eb("expires_at", "<", before), eb("answer", "is not", null)]))
    .execute()
}

export async function findLinkedPlayer(
  from: Reads,
  subjectKeys: readonly Buffer[],
): Promise<bigint | undefined> {
  const row = await tables(from)
    .selectFrom("sessions.itsme_link")
    .select("player_id")
    .where(({ eb, fn, val }) => eb("subject_key", "=", fn.any(val(subjectKeys))))
    .executeTakeFirst()
  return row?.player_id
}

/** True while the link exists; a change of it waits until the transaction ends. */
export async function lockLink(tx: Tx, playerId: bigint, subjectKeys: readonly Buffer[]): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom("sessions.itsme_link")
    .select("player_id")
    .where("player_id", "=", playerId)
    .where(({ eb, fn, val }) => eb("subject_key", "=", fn.any(val(subjectKeys))))
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function findLinkedAt(from: Reads, playerId: bigint): Promise<Date | null> {
  const row = await tables(from)
    .selectFrom("sessions.itsme_link")
    .select("linked_at")
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return row?.linked_at ?? null
}

/** Replaces a previous link. May violate the unique constraint `itsme_link_subject`. */
export async function setLink(
  tx: Tx,
  playerId: bigint,
  { subject, subjectKey }: { subject: Buffer; subjectKey: Buffer },
): Promise<void> {
  const link = { subject, subject_key: subjectKey, linked_at: tx.now }
  await tables(tx)
    .insertInto("sessions.itsme_link")
    .values({ player_id: playerId, ...link })
    .onConflict((c) => c.column("player_id").doUpdateSet(link))
    .execute()
}

export async function deleteLink(tx: Tx, playerId: bigint): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom("sessions.itsme_link")
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const lockLinks = (
  tx: Tx,
  playerId: bigint,
  limit: number,
): Promise<Pick<Selectable<Tables["sessions.itsme_link"]>, "player_id" | "subject">[]> =>
  tables(tx)
    .selectFrom("sessions.itsme_link")
    .select(["player_id", "subject"])
    .where("player_id", ">", playerId)
    .orderBy("player_id")
    .limit(limit)
    .forUpdate()
    .execute()

export async function setLinkSealed(
  tx: Tx,
  playerId: bigint,
  { subject, subjectKey }: { subject: Buffer; subjectKey: Buffer },
): Promise<void> {
  await tables(tx)
    .updateTable("sessions.itsme_link")
    .set({ subject, subject_key: subjectKey })
    .where("player_id", "=", playerId)
    .execute()
}
