import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"
import type { Span } from "./rules.ts"

export type Annulment = Selectable<Tables["play.annulment"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function sumAnnullable(
  from: Reads,
  playerId: bigint,
  span: Span,
): Promise<{ stakeUnits: bigint; winUnits: bigint; openRounds: number }> {
  const { rows } = await sql<{ stake: bigint; win: bigint; open_rounds: bigint }>`
    select * from play.annullable_of(${playerId}, ${span.from}, ${span.until})`.execute(from.db)
  const { stake, win, open_rounds: open } = rows[0]!
  return { stakeUnits: stake, winUnits: win, openRounds: Number(open) }
}

export const listAnnulments = (from: Reads, playerId: bigint): Promise<Annulment[]> =>
  tables(from)
    .selectFrom("play.annulment")
    .selectAll()
    .where("player_id", "=", playerId)
    .orderBy("id", "desc")
    .limit(100)
    .execute()

/** `changed`: the sum differs from the proposed one. The caller holds the lock of the pending proposal. */
export async function annul(
  tx: Tx,
  id: bigint,
  operator: string,
): Promise<{ outcome: "done" | "openRounds" | "changed"; openRounds: number }> {
  const { rows } = await sql<{ outcome: "done" | "openRounds" | "changed"; open_rounds: bigint }>`
    select * from play.annul(${id}, ${operator}, ${tx.now})`.execute(tx.db)
  const { outcome, open_rounds: open } = rows[0]!
  return { outcome, openRounds: Number(open) }
}
