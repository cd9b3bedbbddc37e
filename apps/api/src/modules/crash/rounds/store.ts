import type { Terms } from "@elite/crash"
import { type Selectable, sql } from "kysely"
import type pg from "pg"
import type { Database } from "../../../platform/db/database.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Today } from "../../limits/index.ts"
import type { PlayStatus } from "../../play/index.ts"
import type { Tables } from "../sql/tables.ts"

export type RoundRow = Selectable<Tables["crash.round"]>
export type BetRow = Selectable<Tables["crash.bet"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()

/** `purse` is null for cash alone; `balance` is null where nothing moved. */
export type BookedBalance = { balance: bigint | null; purse: "bonus" | "credit" | null; cash: bigint | null }
export type PlaceStatus = PlayStatus | "notOpen" | "stake" | "panelTaken" | "betIdUsed"
export type PlacedBet<S> = BookedBalance & { status: S; bet: BetRow | null }
export type NewBet = Pick<
  BetRow,
  "id" | "round_id" | "player_id" | "panel" | "stake_cents" | "target" | "is_auto" | "placed_at"
>

/** A null composite comes as null columns. */
type WithBet<S> = BookedBalance & { status: S } & { [K in keyof BetRow]: BetRow[K] | null }
function toPlacedBet<S>({ status, balance, purse, cash, ...bet }: WithBet<S>): PlacedBet<S> {
  return { status, balance, purse, cash, bet: bet.id === null ? null : (bet as BetRow) }
}

/** One statement each: it books all of a message or nothing. */
export async function placeBet(
  database: Pick<Database, "once">,
  bet: NewBet,
  { tokenHash, today }: { tokenHash: Buffer; today: Today },
): Promise<PlacedBet<PlaceStatus>> {
  const rows = await database.once<WithBet<PlaceStatus>>(
    "crash.place_bet",
    `select p.status, p.balance, p.purse, p.cash, (p.bet).* from crash.place_bet(
       row($1, $2, $3, $4, $5, $6, $7, $8, null, null, null, null, null, null)::crash.bet, $9, $10, $11, $12) p`,
    [
      bet.id,
      bet.round_id,
      bet.player_id,
      bet.panel,
      bet.stake_cents,
      bet.target,
      bet.is_auto,
      bet.placed_at,
      tokenHash,
      today.day,
      today.week,
      today.month,
    ],
  )
  return toPlacedBet(rows[0]!)
}

export type CancelStatus = "ok" | "unknown" | "tookOff"
export async function cancelBet(
  database: Database,
  { id, playerId, at }: { id: string; playerId: bigint; at: Date },
): Promise<PlacedBet<CancelStatus>> {
  const rows = await database.once<WithBet<CancelStatus>>(
    "crash.cancel_bet",
    "select p.status, p.balance, p.purse, p.cash, (p.bet).* from crash.cancel_bet($1, $2, $3) p",
    [id, playerId, at],
  )
  return toPlacedBet(rows[0]!)
}

/** The error of `crash.lock_lead` where another process leads. */
const leadershipLostCode = "ELEAD"
export const isLeadershipLost = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === leadershipLostCode

/** `at`: the multiplier in hundredths. */
export type Ending = { id: string } & (
  | { as: "cashedOut"; at: number; paidCents: number; isByItself: boolean }
  | { as: "lost" | "refunded" }
)
export type EndedBet = BookedBalance & { id: string; player_id: bigint }

function toEndingColumns(endings: readonly Ending[]): unknown[] {
  const paid = endings.map((ending) => (ending.as === "cashedOut" ? ending : null))
  return [
    endings.map(({ id }) => id),
    endings.map((ending) => ending.as),
    paid.map((ending) => ending?.at ?? null),
    paid.map((ending) => ending?.paidCents ?? null),
    paid.map((ending) => ending?.isByItself ?? null),
  ]
}

/** One statement of a leader each, refused (`isLeadershipLost`) once its term is over. */
export async function endBets(
  database: Pick<Database, "once">,
  { term, roundId, at }: { term: bigint; roundId: bigint; at: Date },
  endings: readonly Ending[],
): Promise<EndedBet[]> {
  return database.once<EndedBet>(
    "crash.end_bets",
    `select * from crash.end_bets($1, $2, array(select row(i, e, l, p, s)::crash.ending
       from unnest($3::uuid[], $4::text[], $5::integer[], $6::bigint[], $7::boolean[]) as t (i, e, l, p, s)), $8)`,
    [term, roundId, ...toEndingColumns(endings), at],
  )
}

/** Undefined where no chain has a number left. */
export async function openRound(
  database: Database,
  { term, at }: { term: bigint; at: Date },
  { minStakeCents, maxStakeCents, maxPaidCents }: Terms,
): Promise<RoundRow | undefined> {
  const rows = await database.once<RoundRow>(
    "crash.open_round",
    "select * from crash.open_round($1, $2, $3, $4, $5)",
    [term, minStakeCents, maxStakeCents, maxPaidCents, at],
  )
  return rows[0]
}

export async function takeOff(
  database: Database,
  { term, roundId, at }: { term: bigint; roundId: bigint; at: Date },
): Promise<boolean> {
  const rows = await database.once<{ done: boolean }>(
    "crash.take_off",
    "select crash.take_off($1, $2, $3) as done",
    [term, roundId, at],
  )
  return rows[0]!.done
}

export async function endRound(
  database: Database,
  { term, roundId, at }: { term: bigint; roundId: bigint; at: Date },
  over: { as: "crashed" | "void"; hash: string; result: number },
): Promise<boolean> {
  const rows = await database.once<{ done: boolean }>(
    "crash.end_round",
    "select crash.end_round($1, $2, $3, $4, $5, $6) as done",
    [term, roundId, over.as, over.hash, over.result, at],
  )
  return rows[0]!.done
}

export async function settleRound(
  database: Database,
  { term, roundId, at }: { term: bigint; roundId: bigint; at: Date },
): Promise<boolean> {
  const rows = await database.once<{ done: boolean }>(
    "crash.settle_round",
    "select crash.settle_round($1, $2, $3) as done",
    [term, roundId, at],
  )
  return rows[0]!.done
}

export async function listUnsettledRounds(from: Reads): Promise<RoundRow[]> {
  return tables(from)
    .selectFrom("crash.round")
    .selectAll()
    .where("settled_at", "is", null)
    .orderBy("id")
    .execute()
}

export async function findLastRound(from: Reads): Promise<RoundRow | undefined> {
  return tables(from).selectFrom("crash.round").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst()
}

export async function findRound(from: Reads, id: bigint): Promise<RoundRow | undefined> {
  return tables(from).selectFrom("crash.round").selectAll().where("id", "=", id).executeTakeFirst()
}

export async function listBetsByIds(from: Reads, ids: readonly string[]): Promise<BetRow[]> {
  return tables(from)
    .selectFrom("crash.bet")
    .selectAll()
    .where(({ eb, val, fn }) => eb("id", "=", fn.any(val([...ids]))))
    .execute()
}

export async function setListening(client: pg.ClientBase): Promise<void> {
  await client.query("listen crash_wish")
}

export async function insertCashOutRequest(database: Database, betId: string): Promise<void> {
  await database.once("crash.wish", "select pg_notify('crash_wish', $1)", [betId])
}

export async function listBets(from: Reads, roundId: bigint): Promise<BetRow[]> {
  return tables(from)
    .selectFrom("crash.bet")
    .selectAll()
    .where("round_id", "=", roundId)
    .orderBy("player_id")
    .orderBy("id")
    .execute()
}

export async function findBet(from: Reads, id: string, playerId: bigint): Promise<BetRow | undefined> {
  return tables(from)
    .selectFrom("crash.bet")
    .selectAll()
    .where("id", "=", id)
    .where("player_id", "=", playerId)
    .executeTakeFirst()
}

/** False where it has ended. */
export async function setStuck(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("crash.bet")
    .set({ stuck_at: tx.now })
    .where("id", "=", id)
    .where("ended_as", "is", null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** False where it is not stuck. */
export async function setUnstuck(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("crash.bet")
    .set({ stuck_at: null })
    .where("id", "=", id)
    .where("stuck_at", "is not", null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function setBreak(tx: Tx, by: string, why: string): Promise<bigint | undefined> {
  const row = await tables(tx)
    .updateTable("crash.round")
    .set({ break_at: tx.now, break_by: by, break_why: why })
    .where("over_at", "is", null)
    .where("break_at", "is", null)
    .returning("id")
    .executeTakeFirst()
  return row?.id
}

export async function listExposure(
  from: Reads,
): Promise<{ round_id: bigint; bets: number; staked: bigint; at_most: bigint }[]> {
  const { rows } = await sql<{ round_id: bigint; bets: number; staked: bigint; at_most: bigint }>`
    select r.id as round_id, count(b.id)::integer as bets, coalesce(sum(b.stake_cents), 0)::bigint as staked,
      coalesce(sum(least(r.max_paid_cents, b.stake_cents * coalesce(b.target, 10000000) / 100)), 0)::bigint as at_most
    from crash.round r left join crash.bet b on b.round_id = r.id and b.ended_as is null
    where r.settled_at is null group by r.id order by r.id`.execute(from.db)
  return rows
}

export async function countOpenBets(from: Reads, roundId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from crash.bet where round_id = ${roundId} and ended_as is null`.execute(
    from.db,
  )
  return rows[0]!.count
}
