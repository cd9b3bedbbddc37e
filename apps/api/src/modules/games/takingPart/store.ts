import type { JackpotType } from "@elite/contract"
import type { Generated } from "kysely"
import type { Holding, Json } from "../../../kernel/tables.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import type { Tables } from "../sql/tables.ts"

/** A tournament and the games on which bets count in it; null: on every one. */
export type TakingPart = { id: number; games: number[] | null }

type Kept = Holding<
  Tables,
  { "games.version": { jackpots: Generated<JackpotType[]>; tournaments: Json<TakingPart[]> } }
>
const tables = ({ db }: Tx) => db.withTables<Kept>()

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
export async function setTournaments(tx: Tx, tournaments: readonly TakingPart[]): Promise<void> {
  await tables(tx)
    .updateTable("games.version")
    .set((eb) => ({ tournaments: JSON.stringify(tournaments), figures: eb("figures", "+", 1n) }))
    .execute()
}
