import { sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"
import type { TournamentRow } from "../store.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

/** A cancelled tournament with entries to pay back. Concurrent transactions get different ones. */
export async function lockCancelledTournament(tx: Tx): Promise<bigint | undefined> {
  const row = await tables(tx)
    .selectFrom("tournaments.tournament as t")
    .select("t.id")
    .where("t.state", "=", "cancelled")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("tournaments.entry as e")
          .select("e.id")
          .whereRef("e.tournament_id", "=", "t.id")
          .where("e.state", "=", "in"),
      ),
    )
    .orderBy("t.id")
    .limit(1)
    .forUpdate("t")
    .skipLocked()
    .executeTakeFirst()
  return row?.id
}

export async function listDueTournaments(from: Reads): Promise<bigint[]> {
  const { now } = from
  const rows = await tables(from)
    .selectFrom("tournaments.tournament")
    .select("id")
    .where(({ eb, and, or }) =>
      or([
        and([eb("state", "=", "announced"), eb("opens_at", "<=", now)]),
        and([eb("state", "in", ["announced", "registering"]), eb("begins_at", "<=", now)]),
        and([eb("state", "=", "running"), eb("ends_at", "<=", now)]),
        and([eb("state", "=", "calculating"), eb("due_at", "is", null)]),
      ]),
    )
    .orderBy("begins_at")
    .orderBy("id")
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether a round of an entered player, begun in time on one of the games, is still open. */
export async function isStillPlayed(
  from: Reads,
  { id, games, ends_at, credit }: TournamentRow,
): Promise<boolean> {
  const { rows } = await sql<{ is_played: boolean }>`
    select exists (
      select from play.open_rounds(${ends_at}) r
      join tournaments.entry e on e.player_id = r.player_id and e.tournament_id = ${id} and e.state = 'in'
      where (${games}::integer[] is null or r.game_id = any(${games}::integer[]))
        and case when ${credit}::bigint is null then r.purse <> 'credit' else r.purse_id = e.purse_id end) as is_played`.execute(
    from.db,
  )
  return rows[0]!.is_played
}

export type Winner = { entryId: bigint; playerId: bigint; rank: number; units: bigint }

export async function setEntriesWon(tx: Tx, winners: readonly Winner[]): Promise<void> {
  const rows = winners.map(({ entryId, rank, units }) => ({ id: String(entryId), rank, won: String(units) }))
  await sql`
    update tournaments.entry e set rank = w.rank, won = w.won
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (id bigint, rank integer, won bigint)
    where e.id = w.id`.execute(tx.db)
}
