import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { type BetRef, toBetRows } from "../../play/index.ts"
import type { Tables } from "../sql/tables.ts"
import type { CountedBet, ScoredEntry, VoidedBet } from "./batch.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

/** False most of the time, and then a batch reads nothing else. */
export async function hasOpenScoring(from: Reads): Promise<boolean> {
  const row = await tables(from)
    .selectFrom("tournaments.tournament")
    .select("id")
    .where("state", "in", ["announced", "registering", "running", "calculating"])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type TournamentColumns = Selectable<Tables["tournaments.tournament"]>
type ScoredColumns = Pick<
  TournamentColumns,
  | "begins_at"
  | "ends_at"
  | "scoring"
  | "points_each"
  | "cap_points"
  | "least_stake"
  | "games"
  | "bets_at_most"
  | "credit"
> &
  Pick<
    Selectable<Tables["tournaments.entry"]>,
    "id" | "tournament_id" | "player_id" | "entered_at" | "heard" | "bets" | "purse_id"
  > & {
    rebought_at: Date[]
  }

export async function lockScoredEntries(tx: Tx, players: readonly bigint[]): Promise<ScoredEntry[]> {
  const { rows } = await sql<ScoredColumns>`
    select e.id, e.tournament_id, e.player_id, e.entered_at, e.heard, e.bets, e.purse_id, t.begins_at, t.ends_at, t.scoring, t.points_each,
      t.cap_points, t.least_stake, t.games, t.bets_at_most, t.credit,
      array(select f.paid_at from tournaments.fee f where f.entry_id = e.id and f.is_rebuy order by f.id) as rebought_at
    from tournaments.entry e join tournaments.tournament t on t.id = e.tournament_id
    where e.player_id = any(${[...players]}::bigint[]) and e.state = 'in'
      and t.state in ('announced', 'registering', 'running', 'calculating')
    order by e.id for update of e`.execute(tx.db)
  return rows.map((row) => ({
    entryId: row.id,
    tournamentId: row.tournament_id,
    playerId: row.player_id,
    purse: row.credit === null ? "cash" : (row.purse_id ?? "none"),
    fromMs: Math.max(row.begins_at.getTime(), row.entered_at.getTime()),
    untilMs: row.ends_at.getTime(),
    terms: { scoring: row.scoring, pointsEach: row.points_each, capPoints: row.cap_points },
    leastUnits: row.least_stake,
    games: row.games && new Set(row.games),
    betsEach: row.bets_at_most,
    paidAtMs: [row.entered_at, ...row.rebought_at].map((at) => at.getTime()),
    paymentsRead: row.heard,
    bets: row.bets,
  }))
}

/** Counts payments that were read: one for each time that an entry is listed. */
export async function updatePaymentsSeen(tx: Tx, entryIds: readonly bigint[]): Promise<void> {
  if (entryIds.length === 0) return
  await sql`
    update tournaments.entry e set heard = e.heard + h.times
    from (select id, count(*)::integer as times from unnest(${[...entryIds]}::bigint[]) id group by id) h
    where e.id = h.id and e.heard is not null`.execute(tx.db)
}

/** Of tournaments that still score. */
export async function listCountedBets(
  from: Reads,
  bets: readonly BetRef[],
): Promise<
  { tournament_id: bigint; provider: string; uuid: string; entry_id: bigint; is_voided: boolean }[]
> {
  const { rows } = await sql<{
    tournament_id: bigint
    provider: string
    uuid: string
    entry_id: bigint
    is_voided: boolean
  }>`
    with heard as materialized (
      select e.id, e.tournament_id, e.player_id from tournaments.entry e join tournaments.tournament t on t.id = e.tournament_id
      where e.player_id = any(${[...new Set(bets.map(({ playerId }) => playerId))]}::bigint[])
        and t.state in ('announced', 'registering', 'running', 'calculating')
    )
    select e.tournament_id, c.provider, c.uuid, c.entry_id, c.voided_at is not null as is_voided
    from ${toBetRows(bets)} join heard e using (player_id)
      join tournaments.bet c on (c.entry_id, c.provider, c.uuid) = (e.id, b.provider, b.uuid)`.execute(
    from.db,
  )
  return rows
}

export async function insertBets(tx: Tx, counted: readonly CountedBet[]): Promise<void> {
  if (counted.length === 0) return
  const rows = counted.map(({ entryId, bet, points, voidedAt }) => ({
    provider: bet.provider,
    uuid: bet.uuid,
    entry_id: String(entryId),
    round_ref: bet.roundRef,
    stake: String(bet.stakeUnits),
    win: String(bet.winUnits),
    points: String(points),
    at: new Date(bet.atMs).toISOString(),
    settled_at: bet.settledAt.toISOString(),
    voided_at: voidedAt,
  }))
  await sql`insert into tournaments.bet
    select * from jsonb_populate_recordset(null::tournaments.bet, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx.db,
  )
}

/** Voids bets of tournaments that are not counted yet. Answers the entries in which they had counted. */
export async function setBetsVoided(tx: Tx, voided: readonly VoidedBet[]): Promise<bigint[]> {
  if (voided.length === 0) return []
  const { rows } = await sql<{ entry_id: bigint }>`
    update tournaments.bet b set voided_at = v.at
    from unnest(${voided.map(({ playerId }) => playerId)}::bigint[], ${voided.map(({ provider }) => provider)}::text[],
        ${voided.map(({ uuid }) => uuid)}::text[], ${voided.map(({ at }) => at)}::timestamptz[]) as v (player_id, provider, uuid, at)
      join tournaments.entry e using (player_id) join tournaments.tournament t on t.id = e.tournament_id
    where (b.entry_id, b.provider, b.uuid) = (e.id, v.provider, v.uuid) and b.voided_at is null and t.state in ('announced', 'registering', 'running', 'calculating')
    returning b.entry_id`.execute(tx.db)
  return [...new Set(rows.map(({ entry_id }) => entry_id))]
}

export async function listPrizesOfBets(from: Reads, voided: readonly BetRef[]): Promise<bigint[]> {
  if (voided.length === 0) return []
  const { rows } = await sql<{ id: bigint }>`
    select distinct e.id from ${toBetRows(voided)} join tournaments.entry e using (player_id)
      join tournaments.bet c on (c.entry_id, c.provider, c.uuid) = (e.id, b.provider, b.uuid)
    where e.won is not null and c.voided_at is null`.execute(from.db)
  return rows.map(({ id }) => id)
}

export async function updateScores(tx: Tx, counted: readonly CountedBet[]): Promise<void> {
  if (counted.length === 0) return
  const scores = [...Map.groupBy(counted, ({ entryId }) => entryId)].map(([id, bets]) => {
    const scoring = bets.filter(({ points }) => points > 0n)
    const best = scoring.reduce((high, { points }) => (points > high ? points : high), 0n)
    const times = scoring.map(({ bet }) => bet.settledAt.getTime())
    const bestTimes = scoring.flatMap(({ points, bet }) => (points === best ? [bet.settledAt.getTime()] : []))
    return {
      id,
      bets: bets.length,
      points: scoring.reduce((sum, { points }) => sum + points, 0n),
      lastAt: scoring.length === 0 ? null : new Date(Math.max(...times)),
      best,
      bestAt: scoring.length === 0 ? null : new Date(Math.min(...bestTimes)),
    }
  })
  // Arrays, because PostgreSQL expects a hundred rows of jsonb and would then scan all of ten thousand entries.
  await sql`
    update tournaments.entry e set bets = e.bets + s.bets,
      points = case when t.scoring <> 'bestMultiplier' then e.points + s.points else greatest(e.points, s.best) end,
      reached_at = case when t.scoring <> 'bestMultiplier' then greatest(e.reached_at, s.last_at)
        when s.best > e.points then s.best_at when s.best = e.points then least(e.reached_at, s.best_at) else e.reached_at end
    from unnest(${scores.map(({ id }) => id)}::bigint[], ${scores.map(({ bets }) => bets)}::integer[],
        ${scores.map(({ points }) => points)}::bigint[], ${scores.map(({ lastAt }) => lastAt)}::timestamptz[],
        ${scores.map(({ best }) => best)}::bigint[], ${scores.map(({ bestAt }) => bestAt)}::timestamptz[])
        as s (id, bets, points, last_at, best, best_at),
      tournaments.tournament t
    where e.id = s.id and t.id = e.tournament_id`.execute(tx.db)
}

export async function setScores(tx: Tx, entryIds: readonly bigint[]): Promise<void> {
  if (entryIds.length === 0) return
  await sql`
    update tournaments.entry e set bets = s.bets, points = s.points, reached_at = s.reached_at
    from unnest(${[...entryIds]}::bigint[]) as w (id), lateral tournaments.score_of(w.id) s
    where e.id = w.id`.execute(tx.db)
}

/** Boards to publish, and the players whose own entry is to be pushed. */
export async function insertChanges(
  tx: Tx,
  changed: readonly { tournamentId: bigint; playerIds: readonly bigint[] }[],
): Promise<void> {
  await tables(tx)
    .insertInto("tournaments.change")
    .values(
      changed.map(({ tournamentId, playerIds }) => ({
        tournament_id: tournamentId,
        players: [...playerIds],
      })),
    )
    .execute()
}

export async function listOwners(
  from: Reads,
  entryIds: readonly bigint[],
): Promise<{ tournament_id: bigint; player_id: bigint }[]> {
  return tables(from)
    .selectFrom("tournaments.entry")
    .select(["tournament_id", "player_id"])
    .where(({ eb, fn, val }) => eb("id", "=", fn.any(val([...entryIds]))))
    .execute()
}
