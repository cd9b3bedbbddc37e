import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

/** Coins in thousandths, money in 10⁻⁵ euro. */
export async function insertRedemption(
  tx: Tx,
  { playerId, coins, paidUnits }: { playerId: bigint; coins: bigint; paidUnits: bigint },
): Promise<bigint> {
  const { id } = await tables(tx)
    .insertInto("loyalty.redemption")
    .values({ player_id: playerId, coins, paid: paidUnits, at: tx.now })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}
