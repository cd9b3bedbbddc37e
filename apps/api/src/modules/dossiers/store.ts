import type { Language } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Tables } from "./sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

const columns = ["id", "player_id", "language", "state", "asked_at", "expires_at", "name", "bytes"] as const
export type DossierRow = Pick<Selectable<Tables["dossiers.dossier"]>, (typeof columns)[number]>

export async function lockDossierRequests(tx: Tx, playerId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(73, hashtext(${String(playerId)}))`.execute(tx.db)
}

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

/** False where the dossier is no longer requested. */
export async function setDossierReady(
  tx: Tx,
  id: bigint,
  archive: { name: string; sealed: Buffer; bytes: number; expiresAt: Date },
): Promise<boolean> {
  const changed = await tables(tx)
    .updateTable("dossiers.dossier")
    .set({
      state: "ready",
      ready_at: tx.now,
      expires_at: archive.expiresAt,
      name: archive.name,
      sealed: archive.sealed,
      bytes: archive.bytes,
    })
    .where("id", "=", id)
    .where("state", "=", "asked")
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

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

/** Expired archives, or with `olderOf` all of one player. */
export async function deleteSealedArchives(tx: Tx, { olderOf }: { olderOf?: bigint } = {}): Promise<void> {
  await tables(tx)
    .updateTable("dossiers.dossier")
    .set({ state: "gone", sealed: null, name: null })
    .where("state", "=", sql.lit("ready"))
    .$if(olderOf === undefined, (some) => some.where("expires_at", "<=", tx.now))
    .$if(olderOf !== undefined, (some) => some.where("player_id", "=", olderOf!))
    .execute()
}

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
