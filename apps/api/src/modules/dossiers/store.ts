import type { Language } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Tables } from "./sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

const columns = ["id", "player_id", "language", "state", "asked_at", "expires_at", "name", "bytes"] as const
export type DossierRow = Pick<Selectable<Tables["dossiers.dossier"]>, (typeof columns)[number]>

/** Whoever asks for the same player waits until the end of the transaction. */
export async function lockDossierRequests(tx: Tx, playerId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(73, hashtext(${String(playerId)}))`.execute(tx.db)
}

/** What a player asked for last. */
export const findLatestDossier = (from: Reads, playerId: bigint): Promise<DossierRow | undefined> =>
  tables(from)
    .selectFrom("dossiers.dossier")
    .select(columns)
    .where("player_id", "=", playerId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()

export const findDossier = (from: Reads, id: bigint): Promise<DossierRow | undefined> =>
  tables(from).selectFrom("dossiers.dossier").select(columns).where("id", "=", id).executeTakeFirst()

export async function insertDossier(
  tx: Tx,
  { playerId, language }: { playerId: bigint; language: Language },
): Promise<bigint> {
  const row = await tables(tx)
    .insertInto("dossiers.dossier")
    .values({ player_id: playerId, language, state: "asked", asked_at: tx.now })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

/** Keeps an archive that was waited for; false where none is any more. */
export async function setDossierReady(
  tx: Tx,
  id: bigint,
  made: { name: string; sealed: Buffer; bytes: number; expiresAt: Date },
): Promise<boolean> {
  const changed = await tables(tx)
    .updateTable("dossiers.dossier")
    .set({
      state: "ready",
      ready_at: tx.now,
      expires_at: made.expiresAt,
      name: made.name,
      sealed: made.sealed,
      bytes: made.bytes,
    })
    .where("id", "=", id)
    .where("state", "=", "asked")
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** An archive of a player by the end of its address, while its time lasts. */
export async function findSealedArchive(
  from: Reads,
  { playerId, name }: { playerId: bigint; name: string },
): Promise<{ sealed: Buffer | null; ready_at: Date | null } | undefined> {
  return tables(from)
    .selectFrom("dossiers.dossier")
    .select(["sealed", "ready_at"])
    .where("name", "=", name)
    .where("player_id", "=", playerId)
    .where("expires_at", ">", from.now)
    .executeTakeFirst()
}

/** Forgets archives: those whose time is over, and those of a player that a newer one takes the place of. */
export async function deleteSealedArchives(tx: Tx, { olderOf }: { olderOf?: bigint } = {}): Promise<void> {
  await tables(tx)
    .updateTable("dossiers.dossier")
    .set({ state: "gone", sealed: null, name: null })
    .where("state", "=", sql.lit("ready"))
    .$if(olderOf === undefined, (some) => some.where("expires_at", "<=", tx.now))
    .$if(olderOf !== undefined, (some) => some.where("player_id", "=", olderOf!))
    .execute()
}

/** The next archives by id, locked. */
export async function lockSealedArchives(
  tx: Tx,
  after: bigint,
  limit: number,
): Promise<{ id: bigint; sealed: Buffer | null }[]> {
  return tables(tx)
    .selectFrom("dossiers.dossier")
    .select(["id", "sealed"])
    .where("id", ">", after)
    .where("state", "=", "ready")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .execute()
}

export async function setSealedArchive(tx: Tx, id: bigint, sealed: Buffer): Promise<void> {
  await tables(tx).updateTable("dossiers.dossier").set({ sealed }).where("id", "=", id).execute()
}
