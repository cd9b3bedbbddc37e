import type { ByLanguage } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import { type Page, type PageQuery, paginate, paginateSql } from "../../../platform/db/paginate.ts"
import type { JsonColumn, WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { PrizeLine } from "../rules.ts"
import type { Tables } from "../sql/tables.ts"
import type { TournamentRow } from "../store.ts"

type Kept = WithColumnTypes<
  Tables,
  { "tournaments.tournament": { name: JsonColumn<ByLanguage>; prizes: JsonColumn<PrizeLine[]> } }
>
const tables = ({ db }: Reads) => db.withTables<Kept>()
const currentStates = ["announced", "registering", "running", "calculating"] as const

export async function listCurrent(from: Reads): Promise<TournamentRow[]> {
  return tables(from)
    .selectFrom("tournaments.tournament")
    .selectAll()
    .where("state", "in", currentStates)
    .orderBy("begins_at")
    .orderBy("id")
    .execute()
}

/** A draft that was stopped was never published. */
export async function isPublished(from: Reads, tournamentId: bigint): Promise<boolean> {
  const act = await tables(from)
    .selectFrom("tournaments.act")
    .select("id")
    .where("tournament_id", "=", tournamentId)
    .where("act", "=", "published")
    .executeTakeFirst()
  return act !== undefined
}

export async function listPrevious(
  from: Reads,
  page: PageQuery & { withHouse: boolean },
): Promise<Page<TournamentRow>> {
  const over = tables(from)
    .selectFrom("tournaments.tournament as t")
    .where("t.ended_at", "is not", null)
    .$if(!page.withHouse, (all) => all.where("t.house", "=", 0n))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("tournaments.act as a")
          .select("a.id")
          .whereRef("a.tournament_id", "=", "t.id")
          .where("a.act", "=", "published"),
      ),
    )
  return paginate(over.selectAll("t").orderBy("t.ended_at", "desc").orderBy("t.id", "desc"), page)
}

export async function listEntered(
  from: Reads,
  playerId: bigint,
  page: PageQuery,
): Promise<Page<TournamentRow>> {
  const counted = sql`(select distinct tournament_id from tournaments.entry where player_id = ${playerId}) entered`
  const rows = sql<TournamentRow>`
    select t.* from tournaments.tournament t
    where exists (select from tournaments.entry e where e.tournament_id = t.id and e.player_id = ${playerId})
    order by t.begins_at desc, t.id desc`
  return paginateSql(from, { counted, rows }, page)
}

export async function listSeries(
  from: Reads,
  seriesId: bigint,
  playerId: bigint | null,
): Promise<(TournamentRow & { is_in: boolean })[]> {
  const { rows } = await sql<TournamentRow & { is_in: boolean }>`
    select t.*, exists (select from tournaments.entry e
      where e.tournament_id = t.id and e.player_id = ${playerId} and e.state = 'in') as is_in
    from tournaments.tournament t
    where (t.id = ${seriesId} or t.series_id = ${seriesId}) and t.state = any(${[...currentStates]}::text[])
    order by t.begins_at, t.id`.execute(from.db)
  return rows
}

export type OwnEntryRow = Selectable<Tables["tournaments.entry"]> & {
  place: number | null
  paid: bigint
  claim_until: Date | null
  settled_as: "claimed" | "credited" | null
  disputed_at: Date | null
  refused_at: Date | null
}

/** The latest entry of a player in each tournament. Prizes in points have no claim: they are credited at once. */
export async function listOwnEntries(
  from: Reads,
  playerId: bigint,
  tournamentIds: readonly bigint[],
): Promise<OwnEntryRow[]> {
  if (tournamentIds.length === 0) return []
  const { rows } = await sql<OwnEntryRow>`
    select distinct on (e.tournament_id) e.*, tournaments.place_of(e.tournament_id, e.id) as place, f.paid, g.claim_until,
      case when p.ref is null then g.settled_as else 'credited' end as settled_as,
      coalesce(g.disputed_at, p.disputed_at) as disputed_at, coalesce(g.refused_at, p.refused_at) as refused_at
    from tournaments.entry e
      left join prizes.given_by('tournaments') g on g.ref = e.id
      left join loyalty.prizes_by('tournaments') p on p.ref = e.id
      cross join lateral (select coalesce(sum(f.amount), 0)::bigint as paid from tournaments.fee f where f.entry_id = e.id) f
    where e.player_id = ${playerId} and e.tournament_id = any(${[...tournamentIds]}::bigint[])
    order by e.tournament_id, e.id desc`.execute(from.db)
  return rows
}

/** Thousandths of a point by tournament, without places that nobody has. */
export async function listPointsAtPlaces(
  from: Reads,
  wanted: readonly { tournamentId: bigint; rank: number }[],
): Promise<Map<bigint, bigint>> {
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ tournament_id: bigint; points: bigint | null }>`
    select b.tournament_id, b.points[(w.rank - 1) % 500 + 1] as points
    from unnest(${wanted.map(({ tournamentId }) => tournamentId)}::bigint[], ${wanted.map(({ rank }) => rank)}::integer[])
      as w (tournament_id, rank)
      join tournaments.board_page b on b.tournament_id = w.tournament_id and b.page = (w.rank - 1) / 500`.execute(
    from.db,
  )
  return new Map(
    rows.flatMap(({ tournament_id, points }) => (points === null ? [] : [[tournament_id, points]])),
  )
}

/** Undefined before the first publication. */
export async function findBoard(
  from: Reads,
  tournamentId: bigint,
): Promise<{ published_at: Date; places: number } | undefined> {
  return tables(from)
    .selectFrom("tournaments.board")
    .select(["published_at", "places"])
    .where("tournament_id", "=", tournamentId)
    .executeTakeFirst()
}

/** Points in thousandths, `reached` in ms. */
export type PlacedEntry = {
  part: "page" | "around"
  rank: number
  entry_id: bigint
  player_id: bigint
  points: bigint
  reached: bigint
}

export async function boardRows(
  from: Reads,
  tournamentId: bigint,
  { entryId, first, last, around }: { entryId: bigint | null; first: number; last: number; around: number },
): Promise<PlacedEntry[]> {
  const { rows } = await sql<PlacedEntry>`
    select * from tournaments.board_rows(${tournamentId}, ${entryId}, ${first}, ${last}, ${around})`.execute(
    from.db,
  )
  return rows
}

export async function listPlaces(
  from: Reads,
  tournamentId: bigint,
  ranks: readonly number[],
): Promise<Map<number, Omit<PlacedEntry, "part">>> {
  if (ranks.length === 0) return new Map()
  const { rows } = await sql<Omit<PlacedEntry, "part">>`
    select r.rank, e.id as entry_id, e.player_id, b.points[i.at] as points, b.reached[i.at] as reached
    from unnest(${[...ranks]}::integer[]) as r (rank)
      cross join lateral (select (r.rank - 1) % 500 + 1 as at) i
      join tournaments.board_page b on b.tournament_id = ${tournamentId} and b.page = (r.rank - 1) / 500
      join tournaments.entry e on e.id = b.entries[i.at]`.execute(from.db)
  return new Map(rows.map((row) => [row.rank, row]))
}

export async function publishBoard(tx: Tx, tournamentId: bigint): Promise<void> {
  await sql`select tournaments.publish_board(${tournamentId}, ${tx.now})`.execute(tx.db)
}

/** In the order of the tournaments, so that two transactions that publish wait for each other and never deadlock. */
export async function listChanges(
  from: Reads,
  atMost: number,
): Promise<{ id: bigint; tournament_id: bigint; players: bigint[] }[]> {
  return tables(from)
    .selectFrom("tournaments.change")
    .select(["id", "tournament_id", "players"])
    .orderBy("tournament_id")
    .orderBy("id")
    .limit(atMost)
    .execute()
}

export async function deleteChanges(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tables(tx)
    .deleteFrom("tournaments.change")
    .where(({ eb, fn, val }) => eb("id", "=", fn.any(val([...ids]))))
    .execute()
}

export type TournamentCreditColumns = { tournament_credit: bigint }

export async function listScoresOfPlayers(
  from: Reads,
  tournamentId: bigint,
  players: readonly bigint[],
): Promise<{ player_id: bigint; points: bigint; bets: number; place: bigint | null }[]> {
  const { rows } = await sql<{ player_id: bigint; points: bigint; bets: number; place: bigint | null }>`
    with ranked as materialized (
      select u.entry_id, b.page * 500 + u.n as place
      from tournaments.board_page b, unnest(b.entries) with ordinality u (entry_id, n)
      where b.tournament_id = ${tournamentId})
    select e.player_id, e.points, e.bets, r.place
    from tournaments.entry e left join ranked r on r.entry_id = e.id
    where e.tournament_id = ${tournamentId} and e.state = 'in' and e.player_id = any(${[...players]}::bigint[])`.execute(
    from.db,
  )
  return rows
}
