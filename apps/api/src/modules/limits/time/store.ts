import { sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"
import type { Ends } from "./rules.ts"

/** What `limits.session_of` answers. */
export type ReadSessionTime = {
  session_minutes: number | null
  session_began_at: Date | null
  session_ends_at: Date | null
  session_rests_until: Date | null
}

const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function sessionOf(from: Reads, playerId: bigint): Promise<ReadSessionTime> {
  const { rows } = await sql<ReadSessionTime>`select * from limits.session_of(${playerId})`.execute(from.db)
  return rows[0]!
}

/** The caller holds the player's row. */
export async function setSession(
  tx: Tx,
  playerId: bigint,
  session: { minutes: number | null; beganAt: Date; ends: Ends },
): Promise<void> {
  const { minutes, beganAt, ends } = session
  await tables(tx)
    .updateTable("limits.player")
    .set({
      session_minutes: minutes,
      session_began_at: beganAt,
      session_ends_at: ends?.endsAt ?? null,
      session_rests_until: ends?.restsUntil ?? null,
    })
    .where("player_id", "=", playerId)
    .execute()
}
