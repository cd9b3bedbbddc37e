import { sql } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { ConsentChoice, ConsentOptions } from "./rules.ts"
import type { Tables } from "./sql/tables.ts"

export type UtmParams = Readonly<Record<string, string | undefined>>

type TypedTables = WithColumnTypes<Tables, { "consent.origin": { found: JsonColumn<UtmParams> } }>
const tables = ({ db }: Reads) => db.withTables<TypedTables>()

/** Serialises by browser, so that no origin is stored beside a withdrawal of consent. */
export async function lockDevice(tx: Tx, deviceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('consent:' || ${deviceId}::text, 0))`.execute(tx.db)
}

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
  subject: { deviceId: string; playerId: bigint | null },
  { version, marketing, targeting, personal }: ConsentOptions & { version: string },
): Promise<void> {
  await tables(tx)
    .insertInto("consent.choice")
    .values({
      device_id: subject.deviceId,
      player_id: subject.playerId,
      version,
      marketing,
      targeting,
      personal,
      chosen_at: tx.now,
    })
    .execute()
}

export async function insertOrigin(
  tx: Tx,
  subject: { deviceId: string; playerId: bigint },
  params: UtmParams,
): Promise<void> {
  await tables(tx)
    .insertInto("consent.origin")
    .values({
      player_id: subject.playerId,
      device_id: subject.deviceId,
      found: JSON.stringify(params),
      kept_at: tx.now,
    })
    .onConflict((c) => c.column("player_id").doNothing())
    .execute()
}

/** Deletes the origins of the browser and of the player. */
export async function deleteOrigins(
  tx: Tx,
  subject: { deviceId: string; playerId: bigint | null },
): Promise<void> {
  await tables(tx)
    .deleteFrom("consent.origin")
    .where(({ eb, or }) =>
      or([eb("device_id", "=", subject.deviceId), eb("player_id", "=", subject.playerId)]),
    )
    .execute()
}
