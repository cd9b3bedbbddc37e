import type { ByLanguage } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { PrizeLine } from "./rules.ts"
import type { Tables } from "./sql/tables.ts"

type Kept = WithColumnTypes<
  Tables,
  { "tournaments.tournament": { name: JsonColumn<ByLanguage>; prizes: JsonColumn<PrizeLine[]> } }
>
const tables = ({ db }: Reads) => db.withTables<Kept>()

export type TournamentRow = Required<Selectable<Kept["tournaments.tournament"]>>
export type TournamentDraft = Omit<
  TournamentRow,
  "id" | "state" | "cancelled_for" | "due_at" | "ended_at" | "entries" | "fees"
>

export async function insertTournament(tx: Tx, { name, prizes, ...rest }: TournamentDraft): Promise<bigint> {
  const { id } = await tables(tx)
    .insertInto("tournaments.tournament")
    .values({ ...rest, name: JSON.stringify(name), prizes: JSON.stringify(prizes) })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

export async function insertAct(
  tx: Tx,
  act: { tournament_id: bigint; act: "created" | "published" | "stopped"; by: string; why: string },
): Promise<void> {
  await tables(tx)
    .insertInto("tournaments.act")
    .values({ ...act, at: tx.now })
    .execute()
}

export async function lockTournament(tx: Tx, id: bigint): Promise<TournamentRow | undefined> {
  return tables(tx)
    .selectFrom("tournaments.tournament")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
}

/** A tournament and its repetitions, the first to begin first. */
export async function lockSeries(tx: Tx, id: bigint): Promise<TournamentRow[]> {
  return tables(tx)
    .selectFrom("tournaments.tournament")
    .selectAll()
    .where(({ eb, or }) => or([eb("id", "=", id), eb("series_id", "=", id)]))
    .orderBy("id")
    .forUpdate()
    .execute()
}

export async function findTournament(from: Reads, id: bigint): Promise<TournamentRow | undefined> {
  return tables(from).selectFrom("tournaments.tournament").selectAll().where("id", "=", id).executeTakeFirst()
}

export async function setTournamentState(
  tx: Tx,
  id: bigint,
  change: Partial<Pick<TournamentRow, "state" | "cancelled_for" | "due_at" | "ended_at">>,
): Promise<void> {
  await tables(tx).updateTable("tournaments.tournament").set(change).where("id", "=", id).execute()
}

/** Adds to the count of entries and to the fees, or takes from them. */
export async function updateEntryTotals(
  tx: Tx,
  id: bigint,
  entries: number,
  feeUnits: bigint,
): Promise<void> {
  await tables(tx)
    .updateTable("tournaments.tournament")
    .set((eb) => ({ entries: eb("entries", "+", entries), fees: eb("fees", "+", feeUnits) }))
    .where("id", "=", id)
    .execute()
}

/** The games of tournaments that are announced, open or running; null for all games. */
export async function listTournamentGames(
  from: Reads,
  { withHouse }: { withHouse: boolean },
): Promise<{ id: bigint; games: number[] | null }[]> {
  return tables(from)
    .selectFrom("tournaments.tournament")
    .select(["id", "games"])
    .where("state", "in", ["announced", "registering", "running"])
    .$if(!withHouse, (all) => all.where("house", "=", 0n))
    .orderBy("begins_at")
    .orderBy("id")
    .execute()
}

export type TournamentWithActs = TournamentRow & {
  acts: { act: string; by: string; why: string; at: string }[]
}

export async function listTournaments(from: Reads, atMost: number): Promise<TournamentWithActs[]> {
  const { rows } = await sql<TournamentWithActs>`
    select t.*, coalesce(a.acts, '[]') as acts from tournaments.tournament t
    left join lateral (
      select jsonb_agg(jsonb_build_object('act', a.act, 'by', a.by, 'why', a.why, 'at', a.at) order by a.id) as acts
      from tournaments.act a where a.tournament_id = t.id) a on true
    order by t.id desc limit ${atMost}`.execute(from.db)
  return rows
}
