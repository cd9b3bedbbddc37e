import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"
import type { Reason, Span } from "./rules.ts"

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

/** Undefined where another one of the player is pending. */
export async function insertAnnulment(
  tx: Tx,
  proposal: {
    playerId: bigint
    reason: Reason
    note: string
    span: Span
    stakeUnits: bigint
    winUnits: bigint
    operator: string
  },
): Promise<bigint | undefined> {
  const { playerId, reason, note, span, stakeUnits, winUnits, operator } = proposal
  const row = await tables(tx)
    .insertInto("play.annulment")
    .values({
      player_id: playerId,
      reason,
      note,
      rounds_from: span.from,
      rounds_until: span.until,
      stake: stakeUnits,
      win: winUnits,
      proposed_by: operator,
      proposed_at: tx.now,
    })
    .onConflict((conflict) => conflict.column("player_id").where("ended_as", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst()
  return row?.id
}

export const findAnnulment = (from: Reads, id: bigint): Promise<Annulment | undefined> =>
  tables(from).selectFrom("play.annulment").selectAll().where("id", "=", id).executeTakeFirst()

export const listPendingAnnulments = (from: Reads): Promise<Annulment[]> =>
  tables(from)
    .selectFrom("play.annulment")
    .selectAll()
    .where("ended_as", "is", null)
    .orderBy("id")
    .limit(500)
    .execute()

export const listAnnulments = (from: Reads, playerId: bigint): Promise<Annulment[]> =>
  tables(from)
    .selectFrom("play.annulment")
    .selectAll()
    .where("player_id", "=", playerId)
    .orderBy("id", "desc")
    .limit(100)
    .execute()

export type AnnulOutcome = "done" | "unknown" | "ended" | "sameOperator" | "openRounds" | "changed"

export async function annul(
  tx: Tx,
  id: bigint,
  operator: string,
): Promise<{ outcome: AnnulOutcome; openRounds: number }> {
  const { rows } = await sql<{ outcome: AnnulOutcome; open_rounds: bigint | null }>`
    select * from play.annul(${id}, ${operator}, ${tx.now})`.execute(tx.db)
  const { outcome, open_rounds: open } = rows[0]!
  return { outcome, openRounds: Number(open ?? 0n) }
}

export const setAnnulmentWithdrawn = (
  tx: Tx,
  id: bigint,
  { operator, note }: { operator: string; note: string },
): Promise<Annulment | undefined> =>
  tables(tx)
    .updateTable("play.annulment")
    .set({ ended_as: "withdrawn", ended_by: operator, ended_note: note, ended_at: tx.now })
    .where("id", "=", id)
    .where("ended_as", "is", null)
    .returningAll()
    .executeTakeFirst()
