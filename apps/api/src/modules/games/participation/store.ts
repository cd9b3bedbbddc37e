import type { JackpotType } from "@elite/contract"
import type { Generated } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

export type TournamentGames = { id: number; games: number[] | null }

type TypedTables = WithColumnTypes<
  Tables,
  { "games.version": { jackpots: Generated<JackpotType[]>; tournaments: JsonColumn<TournamentGames[]> } }
>
const tables = ({ db }: Reads) => db.withTables<TypedTables>()

/** False where nothing changes. Raises the version, so that every process reads it. */
export async function setJackpots(tx: Tx, jackpots: readonly JackpotType[]): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("games.version")
    .set((eb) => ({ jackpots: [...jackpots], figures: eb("figures", "+", 1n) }))
    .where("jackpots", "<>", (eb) => eb.val([...jackpots]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Raises the version, so that every process reads it. */
export async function setTournaments(tx: Tx, tournaments: readonly TournamentGames[]): Promise<void> {
  await tables(tx)
    .updateTable("games.version")
    .set((eb) => ({ tournaments: JSON.stringify(tournaments), figures: eb("figures", "+", 1n) }))
    .execute()
}

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
