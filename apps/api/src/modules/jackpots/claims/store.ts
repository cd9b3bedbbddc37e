import type { Jackpot } from "@elite/jackpots"
import { sql } from "kysely"
import type { Reads, Tx } from "../../../kernel/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export type Win = {
  id: bigint
  jackpot: Jackpot
  player_id: bigint
  paid: bigint
  won_at: Date
  settled_at: Date | null
  disputed_at: Date | null
  refusal_by: string | null
  refusal_why: string | null
  refused_at: Date | null
}

const columns = sql`w.id, c.jackpot, w.player_id, w.paid, w.won_at, w.settled_at, w.disputed_at, w.refusal_by,
  w.refusal_why, w.refused_at`
const wins = sql`select ${columns} from jackpots.win w join jackpots.cycle c on c.id = w.cycle_id`

/** A win, locked until the transaction ends. */
export async function lockWin(tx: Tx, id: bigint): Promise<Win | undefined> {
  const { rows } = await sql<Win>`${wins} where w.id = ${id} for update of w`.execute(tx.db)
  return rows[0]
}

/** Wins that nobody claimed since an instant and nobody disputes, the oldest first; others who look get others. */
export async function takeUnclaimed(tx: Tx, since: Date, atMost: number): Promise<Win[]> {
  const { rows } = await sql<Win>`${wins}
    where w.settled_at is null and w.refused_at is null and w.disputed_at is null and w.won_at <= ${since}
    order by w.won_at, w.id limit ${atMost} for update of w skip locked`.execute(tx.db)
  return rows
}

/** What `jackpots.unclaimed_of` answers of a player: the oldest win that they may claim, units, and the newest. */
export type ReadUnclaimed = {
  won_id: bigint | null
  won_jackpot: Jackpot | null
  won_paid: bigint | null
  new_won_id: bigint | null
  new_won_jackpot: Jackpot | null
}

/** What a player has won and may claim. */
export async function unclaimedOf(from: Reads, playerId: bigint): Promise<ReadUnclaimed> {
  const { rows } = await sql<ReadUnclaimed>`select * from jackpots.unclaimed_of(${playerId})`.execute(from.db)
  return rows[0]!
}

export async function disputedOf(from: Reads): Promise<Win[]> {
  const { rows } = await sql<Win>`${wins} where w.disputed_at is not null order by w.disputed_at`.execute(
    from.db,
  )
  return rows
}

const set = (tx: Tx, id: bigint, change: object) =>
  tables(tx).updateTable("jackpots.win").set(change).where("id", "=", id).execute()

export const setSettled = (tx: Tx, id: bigint, as: "claimed" | "credited") =>
  set(tx, id, { settled_at: tx.now, settled_as: as })
/** Nobody disputes it any more. */
export const setKept = (tx: Tx, id: bigint) =>
  set(tx, id, { disputed_at: null, refusal_by: null, refusal_why: null })
export const setRefusal = (tx: Tx, id: bigint, by: string, why: string) =>
  set(tx, id, { refusal_by: by, refusal_why: why })
export const setRefused = (tx: Tx, id: bigint) => set(tx, id, { refused_at: tx.now, disputed_at: null })
