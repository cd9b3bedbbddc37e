import { sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"
import type { SessionEnds } from "./rules.ts"

export type SessionTimeColumns = {
  session_minutes: number | null
  session_began_at: Date | null
  session_ends_at: Date | null
  session_rests_until: Date | null
}

const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function getSession(from: Reads, playerId: bigint): Promise<SessionTimeColumns> {
  const { rows } = await sql<SessionTimeColumns>`select * from limits.session_of(${playerId})`.execute(
    from.db,
  )
  return rows[0]!
}

export async function setSessionColumns(
  tx: Tx,
  playerId: bigint,
  session: { minutes: number | null; beganAt: Date; ends: SessionEnds },
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
