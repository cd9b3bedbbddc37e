import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"
import type { Purse, PurseTerms } from "./terms.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function findPurseId(from: Reads, giver: string, number: bigint): Promise<bigint | undefined> {
  const row = await tables(from)
    .selectFrom("play.purse")
    .select("id")
    .where("giver", "=", giver)
    .where("giver_number", "=", number)
    .executeTakeFirst()
  return row?.id
}

export async function insertPurse(tx: Tx, terms: PurseTerms): Promise<bigint> {
  const { playerId, kind, giver, giverNumber, endsAt, largestStakeUnits, gameCodes } = terms
  const row = await tables(tx)
    .insertInto("play.purse")
    .values({
      player_id: playerId,
      kind,
      giver,
      giver_number: giverNumber,
      ends_at: endsAt,
      largest_stake: largestStakeUnits,
      game_codes: gameCodes && [...gameCodes],
      opened_at: tx.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

export type FillOutcome = "filled" | "again" | "over"

export async function fillPurse(tx: Tx, id: bigint, key: string, units: bigint): Promise<FillOutcome> {
  const { rows } = await sql<{ outcome: FillOutcome }>`
    select play.fill_purse(${id}, ${key}, ${units}, ${tx.now}) as outcome`.execute(tx.db)
  return rows[0]!.outcome
}

export async function closePurse(tx: Tx, id: bigint, to: "player" | "house"): Promise<bigint | null> {
  const { rows } = await sql<{ held: bigint | null }>`
    select play.close_purse(${id}, ${to}, ${tx.now}) as held`.execute(tx.db)
  return rows[0]!.held
}

type Row = Selectable<Tables["play.purse"]> & { held: bigint }

const toPurse = (row: Row): Purse => ({
  id: row.id,
  playerId: row.player_id,
  kind: row.kind,
  giver: row.giver,
  giverNumber: row.giver_number,
  endsAt: row.ends_at,
  largestStakeUnits: row.largest_stake,
  gameCodes: row.game_codes,
  grantedUnits: row.granted,
  heldUnits: row.held,
  closedAt: row.closed_at,
})

const purses = (from: Reads) =>
  tables(from)
    .selectFrom("play.purse as p")
    .selectAll()
    .select(sql<bigint>`(select h.other from play.held_of(p.player_id, p.kind, p.id) h)`.as("held"))

export async function findPurse(from: Reads, id: bigint): Promise<Purse | undefined> {
  const row = await purses(from).where("p.id", "=", id).executeTakeFirst()
  return row && toPurse(row)
}

export async function findBonusPurse(from: Reads, playerId: bigint): Promise<Purse | undefined> {
  const row = await purses(from)
    .where("p.player_id", "=", playerId)
    .where("p.kind", "=", "bonus")
    .where("p.closed_at", "is", null)
    .executeTakeFirst()
  return row && toPurse(row)
}

export async function isInRound(from: Reads, playerId: bigint, purseId: bigint): Promise<boolean> {
  const row = await tables(from)
    .selectFrom("play.round")
    .select("round_ref")
    .where("player_id", "=", playerId)
    .where("purse_id", "=", purseId)
    .where("closed_at", "is", null)
    .where("bets", ">", 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
