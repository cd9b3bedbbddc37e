import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

export type Debt = Selectable<Tables["sportsbook.debt"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()

/** 10⁻⁵ euro; `is_known`: the debt is recorded. */
export async function listPurses(
  from: Reads,
  playerIds: readonly bigint[],
): Promise<{ player_id: bigint; total: bigint; is_known: boolean }[]> {
  const { rows } = await sql<{ player_id: bigint; total: bigint; is_known: boolean }>`
    select * from sportsbook.purses_of(${playerIds}::bigint[])`.execute(from.db)
  return rows
}

export async function listDebts(from: Reads): Promise<Debt[]> {
  return tables(from)
    .selectFrom("sportsbook.debt")
    .selectAll()
    .orderBy("since")
    .orderBy("player_id")
    .execute()
}

/** False where it is recorded already. */
export async function insertDebt(tx: Tx, playerId: bigint): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tables(tx)
    .insertInto("sportsbook.debt")
    .values({ player_id: playerId, since: tx.now })
    .onConflict((clash) => clash.column("player_id").doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function deleteDebt(tx: Tx, playerId: bigint): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom("sportsbook.debt")
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function lockDebt(tx: Tx, playerId: bigint): Promise<Debt | undefined> {
  return tables(tx)
    .selectFrom("sportsbook.debt")
    .selectAll()
    .where("player_id", "=", playerId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setDebtProposal(tx: Tx, playerId: bigint, by: string, why: string): Promise<void> {
  await tables(tx)
    .updateTable("sportsbook.debt")
    .set({ proposed_by: by, why })
    .where("player_id", "=", playerId)
    .execute()
}

/** 10⁻⁵ euro; null where nothing is missing. */
export async function writeOff(
  tx: Tx,
  writeOff: { playerId: bigint; proposedBy: string; operator: string; why: string },
): Promise<bigint | null> {
  const { playerId, proposedBy, operator, why } = writeOff
  const { rows } = await sql<{ amount: bigint | null }>`
    select sportsbook.write_off('betby', ${playerId}, ${proposedBy}, ${operator}, ${why}, ${tx.now}) as amount`.execute(
    tx.db,
  )
  return rows[0]!.amount
}
