import type { Selectable } from "kysely"
import type { Reads, Tx } from "../../../kernel/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

/** A prize that somebody has won. */
export type Won = Selectable<Tables["drops.prize"]> & { player_id: bigint; won_at: Date }

const won = (from: Reads) =>
  tables(from).selectFrom("drops.prize").selectAll().where("player_id", "is not", null).$castTo<Won>()

/** A prize that was won, locked until the transaction ends. */
export async function lockWon(tx: Tx, id: bigint): Promise<Won | undefined> {
  return won(tx).where("id", "=", id).forUpdate().executeTakeFirst()
}

/** Prizes won by an instant that nobody claimed and nobody disputes, the oldest first; others who look get others. */
export async function takeUnclaimed(tx: Tx, until: Date, atMost: number): Promise<Won[]> {
  return won(tx)
    .where("settled_at", "is", null)
    .where("refused_at", "is", null)
    .where("disputed_at", "is", null)
    .where("won_at", "<=", until)
    .orderBy("won_at")
    .orderBy("id")
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function disputedOf(from: Reads): Promise<Won[]> {
  return won(from).where("disputed_at", "is not", null).orderBy("disputed_at").execute()
}

const set = (tx: Tx, id: bigint, change: Partial<Selectable<Tables["drops.prize"]>>) =>
  tables(tx).updateTable("drops.prize").set(change).where("id", "=", id).execute()

export const setSettled = (tx: Tx, id: bigint, as: "claimed" | "credited") =>
  set(tx, id, { settled_at: tx.now, settled_as: as })
/** Nobody disputes it any more. */
export const setKept = (tx: Tx, id: bigint) =>
  set(tx, id, { disputed_at: null, refusal_by: null, refusal_why: null })
export const setRefusal = (tx: Tx, id: bigint, by: string, why: string) =>
  set(tx, id, { refusal_by: by, refusal_why: why })
export const setRefused = (tx: Tx, id: bigint) => set(tx, id, { refused_at: tx.now, disputed_at: null })
