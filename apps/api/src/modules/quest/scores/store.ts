import { sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { type BetRef, toBetRows } from "../../play/index.ts"
import type { Task } from "../tasks/catalogue.ts"
import type { Standing, TaskProgress } from "../tasks/progress.ts"
import type { Kept } from "../weeks/store.ts"

export type ScoredEntry = {
  id: bigint
  week_id: bigint
  player_id: bigint
  joined_at: Date
  ends_at: Date
  tasks: Task[]
  /** Whether the event of joining has been read. */
  is_heard: boolean
  knew: number[]
  progress: TaskProgress[]
  points: number
  /** False once the week was counted or cancelled. */
  is_open: boolean
  prize: bigint | null
}

const entryRows = sql`
  select e.id, e.week_id, e.player_id, e.joined_at, w.ends_at, w.tasks, e.is_heard, e.knew, e.progress, e.points,
    w.state = 'open' as is_open, e.prize
  from quest.entry e join quest.week w on w.id = e.week_id`

export async function listOpenEntries(from: Reads, players: readonly bigint[]): Promise<ScoredEntry[]> {
  const { rows } = await sql<ScoredEntry>`
    ${entryRows} where w.state = 'open' and e.player_id = any(${[...players]}::bigint[]) order by e.id`.execute(
    from.db,
  )
  return rows
}

export async function listEntries(from: Reads, ids: readonly bigint[]): Promise<ScoredEntry[]> {
  const { rows } = await sql<ScoredEntry>`
    ${entryRows} where e.id = any(${[...ids]}::bigint[]) order by e.id`.execute(from.db)
  return rows
}

export async function setJoinsSeen(
  tx: Tx,
  joined: readonly { playerId: bigint; weekId: bigint }[],
): Promise<void> {
  if (joined.length === 0) return
  await sql`
    update quest.entry e set is_heard = true
    from unnest(${joined.map(({ playerId }) => playerId)}::bigint[], ${joined.map(({ weekId }) => weekId)}::bigint[]) j (player_id, week_id)
    where (e.player_id, e.week_id) = (j.player_id, j.week_id)`.execute(tx.db)
}

export type CountedBet = {
  entry_id: bigint
  provider: string
  uuid: string
  round_ref: string
  game_id: number
  stake: bigint
  win: bigint
  category: string | null
  studio: string | null
  accepted_at: Date
  settled_at: Date
}

/** Answers the bets that were not stored before. */
export async function insertBets(
  tx: Tx,
  bets: readonly CountedBet[],
): Promise<{ provider: string; uuid: string }[]> {
  if (bets.length === 0) return []
  const rows = bets.map((bet) => ({
    ...bet,
    entry_id: String(bet.entry_id),
    stake: String(bet.stake),
    win: String(bet.win),
  }))
  const { rows: inserted } = await sql<{ provider: string; uuid: string }>`
    insert into quest.bet (entry_id, provider, uuid, round_ref, game_id, stake, win, category, studio, accepted_at, settled_at)
    select b.entry_id, b.provider, b.uuid, b.round_ref, b.game_id, b.stake, b.win, b.category, b.studio,
      b.accepted_at, b.settled_at
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (entry_id bigint, provider text,
      uuid text, round_ref text, game_id bigint, stake bigint, win bigint, category text, studio text,
      accepted_at timestamptz, settled_at timestamptz)) with ordinality b (entry_id, provider, uuid, round_ref,
      game_id, stake, win, category, studio, accepted_at, settled_at, n)
    order by b.n
    on conflict (entry_id, provider, uuid) do nothing returning provider, uuid`.execute(tx.db)
  return inserted
}

export async function takeVoidedBets(tx: Tx, bets: readonly BetRef[]): Promise<bigint[]> {
  if (bets.length === 0) return []
  const { rows } = await sql<{ entry_id: bigint }>`
    update quest.bet c set voided_at = ${tx.now}
    from ${toBetRows(bets)} join quest.entry e using (player_id)
    where (c.entry_id, c.provider, c.uuid) = (e.id, b.provider, b.uuid) and c.voided_at is null
    returning c.entry_id`.execute(tx.db)
  return [...new Set(rows.map(({ entry_id }) => entry_id))]
}

/** The bets that are not voided, in the order of the log. */
export async function listStandingBets(from: Reads, ids: readonly bigint[]): Promise<CountedBet[]> {
  const { rows } = await sql<CountedBet>`
    select entry_id, provider, uuid, round_ref, game_id::integer as game_id, stake, win, category, studio,
      accepted_at, settled_at
    from quest.bet where entry_id = any(${[...ids]}::bigint[]) and voided_at is null order by id`.execute(
    from.db,
  )
  return rows
}

export async function setStandings(
  tx: Tx,
  standings: readonly ({ entry: ScoredEntry } & Standing)[],
): Promise<void> {
  if (standings.length === 0) return
  await sql`
    update quest.entry e set progress = s.progress, points = s.points, reached_at = s.reached_at
    from unnest(${standings.map(({ entry }) => entry.id)}::bigint[],
      ${standings.map(({ progress }) => JSON.stringify(progress))}::jsonb[],
      ${standings.map(({ points }) => points)}::integer[],
      ${standings.map(({ reachedAt }) => reachedAt)}::timestamptz[]) s (id, progress, points, reached_at)
    where e.id = s.id`.execute(tx.db)
}

/** By points, then by who had them first, then by who joined first. */
export async function setPlaces(tx: Tx, weekId: bigint): Promise<void> {
  await sql`
    update quest.entry e set place = p.place
    from (select id, row_number() over (order by points desc, reached_at, id)::integer as place
          from quest.entry where week_id = ${weekId}) p
    where p.id = e.id`.execute(tx.db)
}

export async function listScoringPlaces(
  from: Reads,
  weekId: bigint,
  atMost: number,
): Promise<{ id: bigint; player_id: bigint }[]> {
  return from.db
    .withTables<Kept>()
    .selectFrom("quest.entry")
    .select(["id", "player_id"])
    .where("week_id", "=", weekId)
    .where("points", ">", 0)
    .where("place", "<=", atMost)
    .orderBy("place")
    .execute()
}

/** Units. */
export async function setPrizes(
  tx: Tx,
  prizes: readonly { id: bigint; amountUnits: bigint }[],
): Promise<void> {
  await sql`
    update quest.entry e set prize = p.amount
    from unnest(${prizes.map(({ id }) => id)}::bigint[], ${prizes.map(({ amountUnits }) => amountUnits)}::bigint[]) p (id, amount)
    where p.id = e.id`.execute(tx.db)
}
