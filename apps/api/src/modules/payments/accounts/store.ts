import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

export type AccountRow = Selectable<Tables["payments.payout_account"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()

/** Serialises changes per player, then per IBAN, until the end of the transaction; the fixed order avoids deadlocks. */
export async function lockAccounts(tx: Tx, playerId: bigint, iban?: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(76, hashtext(${String(playerId)}))`.execute(tx.db)
  if (iban !== undefined) await sql`select pg_advisory_xact_lock(77, hashtext(${iban}))`.execute(tx.db)
}

const savedAccounts = (from: Reads, playerId: bigint) =>
  tables(from)
    .selectFrom("payments.payout_account")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("removed_at", "is", null)

export const listAccounts = (from: Reads, playerId: bigint): Promise<AccountRow[]> =>
  savedAccounts(from, playerId).orderBy("added_at").orderBy("id").execute()

export const findAccount = (from: Reads, playerId: bigint, id: string): Promise<AccountRow | undefined> =>
  savedAccounts(from, playerId).where("id", "=", id).executeTakeFirst()

export const findAccountByIban = (
  from: Reads,
  playerId: bigint,
  iban: string,
): Promise<AccountRow | undefined> =>
  savedAccounts(from, playerId).where("iban", "=", iban).executeTakeFirst()

/** When each waiting account becomes usable, by IBAN; includes removed accounts. */
export async function listWaitingUntil(from: Reads, playerId: bigint): Promise<ReadonlyMap<string, Date>> {
  const rows = await tables(from)
    .selectFrom("payments.payout_account")
    .select(["iban", "usable_from"])
    .where("player_id", "=", playerId)
    .where("usable_from", ">", from.now)
    .execute()
  return new Map(rows.map(({ iban, usable_from }) => [iban, usable_from]))
}

export const lockAccount = (tx: Tx, playerId: bigint, id: string): Promise<AccountRow | undefined> =>
  savedAccounts(tx, playerId).where("id", "=", id).forUpdate().executeTakeFirst()

export const insertAccount = (
  tx: Tx,
  row: Pick<AccountRow, "id" | "player_id" | "iban" | "usable_from">,
): Promise<AccountRow> =>
  tables(tx)
    .insertInto("payments.payout_account")
    .values({ ...row, added_at: tx.now, removed_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(["player_id", "iban"])
        .doUpdateSet({ added_at: tx.now, usable_from: row.usable_from, removed_at: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

export const setAccountRemoved = (tx: Tx, id: string, playerId?: bigint): Promise<AccountRow | undefined> =>
  tables(tx)
    .updateTable("payments.payout_account")
    .set({ removed_at: tx.now })
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .$if(playerId !== undefined, (query) => query.where("player_id", "=", playerId!))
    .returningAll()
    .executeTakeFirst()

/** Postpones accounts that have received no payout since they were added. */
export async function setUnprovenWaiting(tx: Tx, playerId: bigint, until: Date): Promise<void> {
  await tables(tx)
    .updateTable("payments.payout_account as a")
    .set({ usable_from: until })
    .where("a.player_id", "=", playerId)
    .where("a.removed_at", "is", null)
    .where("a.usable_from", "<", until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payments.withdrawal as w")
            .select("w.id")
            .whereRef("w.player_id", "=", "a.player_id")
            .whereRef("w.iban", "=", "a.iban")
            .whereRef("w.created_at", ">=", "a.added_at")
            .where("w.status", "=", sql.lit("received")),
        ),
      ),
    )
    .execute()
}

export async function setAccountUsable(tx: Tx, playerId: bigint, iban: string): Promise<void> {
  await tables(tx)
    .updateTable("payments.payout_account")
    .set({ usable_from: tx.now })
    .where("player_id", "=", playerId)
    .where("iban", "=", iban)
    .where("usable_from", ">", tx.now)
    .execute()
}

export async function listPlayersSharingIban(
  from: Reads,
  { iban, player_id }: AccountRow,
): Promise<bigint[]> {
  const rows = await tables(from)
    .selectFrom("payments.payout_account")
    .select("player_id")
    .where("iban", "=", iban)
    .where("player_id", "<>", player_id)
    .orderBy("player_id")
    .limit(50)
    .execute()
  return rows.map(({ player_id: id }) => id)
}
