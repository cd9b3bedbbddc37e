import { sql } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { ConsentChoice, ConsentOptions } from "./rules.ts"
import type { Tables } from "./sql/tables.ts"

/** What a link said, by the names of the contract. */
export type UtmParams = Readonly<Record<string, string | undefined>>

type Kept = WithColumnTypes<Tables, { "consent.origin": { found: JsonColumn<UtmParams> } }>
const tables = ({ db }: Reads) => db.withTables<Kept>()

/** One at a time for each browser: nothing is kept beside a consent that is being taken back. */
export async function lockDevice(tx: Tx, deviceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('consent:' || ${deviceId}::text, 0))`.execute(tx.db)
}

/** What a browser chose last; undefined where nothing is on record of it. */
export async function findLatestChoice(from: Reads, deviceId: string): Promise<ConsentChoice | undefined> {
  return tables(from)
    .selectFrom("consent.choice")
    .select(["version", "marketing", "targeting", "personal", "chosen_at as chosenAt"])
    .where("device_id", "=", deviceId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
}

export async function insertChoice(
  tx: Tx,
  who: { deviceId: string; playerId: bigint | null },
  { version, marketing, targeting, personal }: ConsentOptions & { version: string },
): Promise<void> {
  await tables(tx)
    .insertInto("consent.choice")
    .values({
      device_id: who.deviceId,
      player_id: who.playerId,
      version,
      marketing,
      targeting,
      personal,
      chosen_at: tx.now,
    })
    .execute()
}

/** Keeps where a player came from, unless something is kept already. */
export async function insertOrigin(
  tx: Tx,
  who: { deviceId: string; playerId: bigint },
  found: UtmParams,
): Promise<void> {
  await tables(tx)
    .insertInto("consent.origin")
    .values({
      player_id: who.playerId,
      device_id: who.deviceId,
      found: JSON.stringify(found),
      kept_at: tx.now,
    })
    .onConflict((c) => c.column("player_id").doNothing())
    .execute()
}

/** Forgets where anybody came from whose browser this is, and the player themselves. */
export async function deleteOrigins(
  tx: Tx,
  who: { deviceId: string; playerId: bigint | null },
): Promise<void> {
  await tables(tx)
    .deleteFrom("consent.origin")
    .where(({ eb, or }) => or([eb("device_id", "=", who.deviceId), eb("player_id", "=", who.playerId)]))
    .execute()
}
