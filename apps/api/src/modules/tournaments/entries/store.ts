import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export type EntryRow = Selectable<Tables["tournaments.entry"]>
export type FeeRow = Selectable<Tables["tournaments.fee"]>

/** Throws where the player is in the tournament already. */
export async function insertEntry(tx: Tx, tournamentId: bigint, playerId: bigint): Promise<bigint> {
  const { id } = await tables(tx)
    .insertInto("tournaments.entry")
    .values({ tournament_id: tournamentId, player_id: playerId, entered_at: tx.now, heard: 0 })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

export async function insertFee(
  tx: Tx,
  fee: Pick<FeeRow, "entry_id" | "player_id" | "amount" | "is_rebuy">,
): Promise<bigint> {
  const { id } = await tables(tx)
    .insertInto("tournaments.fee")
    .values({ ...fee, paid_at: tx.now })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

/** The active entry. To change it, lock the tournament first. */
export async function findEntryOfPlayer(
  from: Reads,
  tournamentId: bigint,
  playerId: bigint,
): Promise<EntryRow | undefined> {
  return tables(from)
    .selectFrom("tournaments.entry")
    .selectAll()
    .where("tournament_id", "=", tournamentId)
    .where("player_id", "=", playerId)
    .where("state", "=", "in")
    .executeTakeFirst()
}

export async function listEntries(from: Reads, tournamentId: bigint, atMost: number): Promise<EntryRow[]> {
  return tables(from)
    .selectFrom("tournaments.entry")
    .selectAll()
    .where("tournament_id", "=", tournamentId)
    .where("state", "=", "in")
    .orderBy("id")
    .limit(atMost)
    .execute()
}

export async function listUpcoming(
  from: Reads,
  playerId: bigint,
): Promise<{ id: bigint; begins_at: Date }[]> {
  return tables(from)
    .selectFrom("tournaments.entry as e")
    .innerJoin("tournaments.tournament as t", "t.id", "e.tournament_id")
    .select(["t.id", "t.begins_at"])
    .where("e.player_id", "=", playerId)
    .where("e.state", "=", "in")
    .where("t.state", "in", ["announced", "registering"])
    .where("t.begins_at", ">", from.now)
    .orderBy("t.id")
    .execute()
}

export async function updateRebuys(tx: Tx, id: bigint): Promise<void> {
  await tables(tx)
    .updateTable("tournaments.entry")
    .set((eb) => ({ rebuys: eb("rebuys", "+", 1) }))
    .where("id", "=", id)
    .execute()
}

export async function takeFees(tx: Tx, entryIds: readonly bigint[]): Promise<FeeRow[]> {
  return tables(tx)
    .updateTable("tournaments.fee")
    .set({ returned_at: tx.now })
    .where(({ eb, fn, val }) => eb("entry_id", "=", fn.any(val([...entryIds]))))
    .where("returned_at", "is", null)
    .returningAll()
    .execute()
}

export async function setEntryEnded(tx: Tx, id: bigint, state: "left" | "paidBack"): Promise<void> {
  await tables(tx)
    .updateTable("tournaments.entry")
    .set({ state, ended_at: tx.now })
    .where("id", "=", id)
    .execute()
}

/** The entry leaves the count, unless the tournament was cancelled. */
export async function updateLeft(
  tx: Tx,
  tournamentId: bigint,
  backUnits: bigint,
  isPlaceFree: boolean,
): Promise<void> {
  await tables(tx)
    .updateTable("tournaments.tournament")
    .set((eb) => ({ entries: eb("entries", "-", isPlaceFree ? 1 : 0), fees: eb("fees", "-", backUnits) }))
    .where("id", "=", tournamentId)
    .execute()
}
