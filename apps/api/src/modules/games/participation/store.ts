import type { JackpotType } from "@elite/contract"
import type { Generated } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

/** A tournament and the games on which bets count in it; null: on every one. */
export type TournamentGames = { id: number; games: number[] | null }

type Kept = WithColumnTypes<
  Tables,
  { "games.version": { jackpots: Generated<JackpotType[]>; tournaments: JsonColumn<TournamentGames[]> } }
>
const tables = ({ db }: Reads) => db.withTables<Kept>()

/** Notes which jackpots bets take part in; false where that is noted already. Every process reads it with its figures. */
export async function setJackpots(tx: Tx, jackpots: readonly JackpotType[]): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("games.version")
    .set((eb) => ({ jackpots: [...jackpots], figures: eb("figures", "+", 1n) }))
    .where("jackpots", "<>", (eb) => eb.val([...jackpots]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Notes in which tournaments bets count. Every process reads it with its figures. */
export async function setTournaments(tx: Tx, tournaments: readonly TournamentGames[]): Promise<void> {
  await tables(tx)
    .updateTable("games.version")
    .set((eb) => ({ tournaments: JSON.stringify(tournaments), figures: eb("figures", "+", 1n) }))
    .execute()
}

/** Those of some games whose return to players is known and so high at most, in percent. */
export async function listPrizeGames(
  from: Reads,
  ids: readonly number[],
  percent: number,
): Promise<number[]> {
  const rows = await tables(from)
    .selectFrom("games.game")
    .select("id")
    .where(({ eb, fn, val }) => eb("id", "=", fn.any(val([...ids]))))
    .where("return_percent", "<=", String(percent))
    .execute()
  return rows.map(({ id }) => Number(id))
}
