import type { Terms } from "@elite/crash"
import { type Selectable, sql } from "kysely"
import type { Database } from "../../../kernel/database.ts"
import type { Reads } from "../../../kernel/transaction.ts"
import type { Today } from "../../limits/index.ts"
import type { PlayStatus } from "../../play/index.ts"
import type { Tables } from "../sql/tables.ts"

export type RoundRow = Selectable<Tables["crash.round"]>
export type BetRow = Selectable<Tables["crash.bet"]>
export type LeadRow = Selectable<Tables["crash.lead"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()

/** What `play` says a player has after something of theirs was booked; `purse` null: nothing but cash. */
export type Booked = { balance: bigint | null; purse: "bonus" | "credit" | null; cash: bigint | null }
export type PlaceStatus = PlayStatus | "notOpen" | "stake" | "panelTaken" | "betIdUsed"
/** A bet with what it was answered; `bet` is null where it was refused. */
export type Placed<S> = Booked & { status: S; bet: BetRow | null }
export type NewBet = Pick<
  BetRow,
  "id" | "round_id" | "player_id" | "panel" | "stake_cents" | "target" | "is_auto" | "placed_at"
>

/** A composite comes as its columns: null where its id is. */
type WithBet<S> = Booked & { status: S } & { [K in keyof BetRow]: BetRow[K] | null }
function placedOf<S>({ status, balance, purse, cash, ...bet }: WithBet<S>): Placed<S> {
  return { status, balance, purse, cash, bet: bet.id === null ? null : (bet as BetRow) }
}

/** Each of these is one statement: everything that a message books, or nothing. */
export async function placeBet(
  database: Database,
  bet: NewBet,
  { tokenHash, today }: { tokenHash: Buffer; today: Today },
): Promise<Placed<PlaceStatus>> {
  const rows = await database.once<WithBet<PlaceStatus>>(
    "crash.place_bet",
    `select p.status, p.balance, p.purse, p.cash, (p.bet).* from crash.place_bet(
       row($1, $2, $3, $4, $5, $6, $7, $8, null, null, null, null, null)::crash.bet, $9, $10, $11, $12) p`,
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
  return placedOf(rows[0]!)
}

export type CancelStatus = "ok" | "unknown" | "tookOff"
export async function cancelBet(
  database: Database,
  { id, playerId, at }: { id: string; playerId: bigint; at: Date },
): Promise<Placed<CancelStatus>> {
  const rows = await database.once<WithBet<CancelStatus>>(
    "crash.cancel_bet",
    "select p.status, p.balance, p.purse, p.cash, (p.bet).* from crash.cancel_bet($1, $2, $3) p",
    [id, playerId, at],
  )
  return placedOf(rows[0]!)
}

/** What a leader's statement is refused with where another leads by now. */
const termOver = "ELEAD"
export const isTermOver = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === termOver

/** How a bet is to end; where it is paid: at how many hundredths, and how much. */
export type Ending = { id: string } & (
  | { as: "cashedOut"; at: number; paidCents: number; isByItself: boolean }
  | { as: "lost" | "refunded" }
)
export type EndedBet = Booked & { id: string; player_id: bigint }

/** Each of these is one statement of a leader, and refused (`isTermOver`) where its term is over. */
export async function endBets(
  database: Database,
  { term, roundId, at }: { term: bigint; roundId: bigint; at: Date },
  endings: readonly Ending[],
): Promise<EndedBet[]> {
  const paid = endings.map((ending) => (ending.as === "cashedOut" ? ending : null))
  return database.once<EndedBet>(
    "crash.end_bets",
    `select * from crash.end_bets($1, $2, array(select row(i, e, l, p, s)::crash.ending
       from unnest($3::uuid[], $4::text[], $5::integer[], $6::bigint[], $7::boolean[]) as t (i, e, l, p, s)), $8)`,
    [
      term,
      roundId,
      endings.map(({ id }) => id),
      endings.map((ending) => ending.as),
      paid.map((one) => one?.at ?? null),
      paid.map((one) => one?.paidCents ?? null),
      paid.map((one) => one?.isByItself ?? null),
      at,
    ],
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

/** The new term; null where the leader has shown itself meanwhile, or somebody else was quicker. */
export async function takeLead(
  database: Database,
  { term, beat, holder }: Pick<LeadRow, "term" | "beat" | "holder">,
): Promise<bigint | null> {
  const rows = await database.once<{ term: bigint | null }>(
    "crash.take_lead",
    "select crash.take_lead($1, $2, $3) as term",
    [term, beat, holder],
  )
  return rows[0]!.term
}

/** Shows that the leader of this term leads; false where it does not any more. */
export async function setBeat(database: Database, term: bigint): Promise<boolean> {
  const rows = await database.once(
    "crash.beat",
    "update crash.lead set beat = beat + 1 where term = $1 returning term",
    [term],
  )
  return rows.length === 1
}

/** Leaves in order: anybody may take over at once. */
export async function setLeft(database: Database, term: bigint): Promise<void> {
  await database.once("crash.leave", "update crash.lead set holder = '' where term = $1", [term])
}

export async function leadOf(from: Reads): Promise<LeadRow> {
  return tables(from).selectFrom("crash.lead").selectAll().executeTakeFirstOrThrow()
}

/** The rounds that are not over, or not all of whose bets have ended; the oldest first. */
export async function unsettledOf(from: Reads): Promise<RoundRow[]> {
  return tables(from)
    .selectFrom("crash.round")
    .selectAll()
    .where("settled_at", "is", null)
    .orderBy("id")
    .execute()
}

/** The round that stands, or the last one. */
export async function lastRoundOf(from: Reads): Promise<RoundRow | undefined> {
  return tables(from).selectFrom("crash.round").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst()
}

export async function betsOf(from: Reads, roundId: bigint): Promise<BetRow[]> {
  return tables(from)
    .selectFrom("crash.bet")
    .selectAll()
    .where("round_id", "=", roundId)
    .orderBy("player_id")
    .orderBy("id")
    .execute()
}

/** A bet of this player. */
export async function betOf(from: Reads, id: string, playerId: bigint): Promise<BetRow | undefined> {
  return tables(from)
    .selectFrom("crash.bet")
    .selectAll()
    .where("id", "=", id)
    .where("player_id", "=", playerId)
    .executeTakeFirst()
}

/** How many bets of a round have not ended. */
export async function openBetsOf(from: Reads, roundId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from crash.bet where round_id = ${roundId} and ended_as is null`.execute(
    from.db,
  )
  return rows[0]!.count
}
