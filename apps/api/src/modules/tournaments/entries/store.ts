import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export type EntryRow = Selectable<Tables["tournaments.entry"]>
export type FeeRow = Selectable<Tables["tournaments.fee"]>

/** A new entry of a player, who is in no other of this tournament. */
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

/** The entry by which a player is in a tournament; whoever changes it holds the tournament. */
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

/** Some of those who are in a tournament, the first to come first. */
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

/** The tournaments that a player is in and that have not begun. */
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

/** What was paid for entries and is given back now; nothing twice. */
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

/** What was paid back is not in a tournament any more; nor is its player, unless it was cancelled: they had entered it. */
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
