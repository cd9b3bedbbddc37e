import { type Selectable, sql } from "kysely"
import type { Database } from "../../platform/db/database.ts"
import { type Page, type PageQuery, paginate } from "../../platform/db/paginate.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Today } from "../limits/index.ts"
import type { BetState } from "./rules.ts"
import type { Tables } from "./sql/tables.ts"
import type { BetReference, ResultMessage, ReversalMessage, SportsStatus, StakeMessage } from "./statuses.ts"

export type Bet = Selectable<Tables["sportsbook.bet"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()

export type Booked = { status: SportsStatus; balance: bigint | null; player_id: bigint | null }

const message = "row($1, $2, $3, $4, $5, $6, $7)::sportsbook.message"
const toMessageValues = (
  input: Pick<StakeMessage, "provider" | "uuid" | "playerId"> &
    Partial<
      Pick<ResultMessage, "betId" | "currency" | "amountUnits"> & Pick<ReversalMessage, "referenceUuid">
    >,
) => [
  input.provider,
  input.uuid,
  input.playerId,
  input.betId ?? null,
  input.referenceUuid ?? null,
  input.amountUnits ?? null,
  input.currency ?? null,
]

/** One statement each: it books all of a message or nothing. */
export async function placeBet(
  database: Database,
  stake: StakeMessage,
  { isOffered, now, today }: { isOffered: boolean; now: Date; today: Today },
): Promise<Booked & { bet_id: bigint | null }> {
  const { slip } = stake
  const rows = await database.once<Booked & { bet_id: bigint | null }>(
    "sportsbook.place_bet",
    `select * from sportsbook.place_bet(${message}, $8::uuid, row($9, $10, $11, $12::jsonb)::sportsbook.slip, $13, $14, $15, $16, $17)`,
    [
      ...toMessageValues(stake),
      stake.session,
      slip.ref,
      slip.potentialWinUnits,
      slip.oddsThousandths,
      JSON.stringify(slip.legs),
      isOffered,
      now,
      today.day,
      today.week,
      today.month,
    ],
  )
  return rows[0]!
}

export async function confirmBet(database: Database, bet: BetReference, now: Date): Promise<Booked> {
  const rows = await database.once<Booked>(
    "sportsbook.confirm_bet",
    "select * from sportsbook.confirm_bet($1, $2, $3, $4)",
    [bet.provider, bet.playerId, bet.betId, now],
  )
  return rows[0]!
}

export async function discardBet(
  database: Database,
  stake: Pick<StakeMessage, "provider" | "uuid" | "playerId">,
  now: Date,
): Promise<Booked> {
  const rows = await database.once<Booked>(
    "sportsbook.discard_bet",
    "select * from sportsbook.discard_bet($1, $2, $3, $4)",
    [stake.provider, stake.uuid, stake.playerId, now],
  )
  return rows[0]!
}

export async function settleBet(database: Database, input: ResultMessage, now: Date): Promise<Booked> {
  const rows = await database.once<Booked>(
    "sportsbook.settle_bet",
    `select * from sportsbook.settle_bet(${message}, $8, $9)`,
    [...toMessageValues(input), input.result, now],
  )
  return rows[0]!
}

export async function takeBack(database: Database, input: ReversalMessage, now: Date): Promise<Booked> {
  const rows = await database.once<Booked>(
    "sportsbook.take_back",
    `select * from sportsbook.take_back(${message}, $8)`,
    [...toMessageValues(input), now],
  )
  return rows[0]!
}

export async function finalise(database: Database, bet: BetReference, now: Date): Promise<Booked> {
  const rows = await database.once<Booked>(
    "sportsbook.finalise",
    "select * from sportsbook.finalise($1, $2, $3, $4)",
    [bet.provider, bet.playerId, bet.betId, now],
  )
  return rows[0]!
}

export async function findSessionRef(from: Reads, loginSessionId: bigint): Promise<string | undefined> {
  const row = await tables(from)
    .selectFrom("sportsbook.session")
    .select("ref")
    .where("login_session_id", "=", loginSessionId)
    .executeTakeFirst()
  return row?.ref
}

/** Concurrent calls for a login get the same session. */
export async function insertSession(
  tx: Tx,
  session: { ref: string; playerId: bigint; loginSessionId: bigint },
): Promise<string> {
  await tables(tx)
    .insertInto("sportsbook.session")
    .values({
      ref: session.ref,
      player_id: session.playerId,
      login_session_id: session.loginSessionId,
      opened_at: tx.now,
    })
    .onConflict((clash) => clash.column("login_session_id").doNothing())
    .execute()
  return (await findSessionRef(tx, session.loginSessionId))!
}

export async function listBets(
  from: Reads,
  filter: { playerId: bigint; state: BetState | undefined; from: Date; until: Date },
  page: PageQuery,
): Promise<Page<Bet>> {
  const { state } = filter
  const result = state === "open" || state === "discarded" ? undefined : state
  const own = tables(from)
    .selectFrom("sportsbook.bet")
    .where("player_id", "=", filter.playerId)
    .where("placed_at", ">=", filter.from)
    .where("placed_at", "<", filter.until)
    .$if(state === "discarded", (bets) => bets.where("discarded_at", "is not", null))
    .$if(state === "open", (bets) => bets.where("discarded_at", "is", null).where("result", "is", null))
    .$if(result !== undefined, (bets) => bets.where("result", "=", result!))
  return paginate(own.selectAll().orderBy("placed_at", "desc").orderBy("id", "desc"), page)
}

/** Marks open bets placed, or whose last event began, before these instants, and returns them once. */
export async function updateOverdue(
  tx: Tx,
  { placedBefore, begunBefore }: { placedBefore: Date; begunBefore: Date },
): Promise<Pick<Bet, "id" | "player_id" | "placed_at">[]> {
  return tables(tx)
    .updateTable("sportsbook.bet")
    .set({ overdue_at: tx.now })
    .where("result", "is", null)
    .where("discarded_at", "is", null)
    .where("overdue_at", "is", null)
    .where(
      sql<boolean>`(placed_at < ${placedBefore} or (
        select max((leg ->> 'startsAt')::timestamptz) from jsonb_array_elements(legs) leg) < ${begunBefore})`,
    )
    .returning(["id", "player_id", "placed_at"])
    .execute()
}

/** Clears the mark of bets that were resolved since, and returns them. */
export async function updateOverdueCleared(tx: Tx, ids: readonly bigint[]): Promise<bigint[]> {
  const rows = await tables(tx)
    .updateTable("sportsbook.bet")
    .set({ overdue_at: null, void_by: null, void_why: null })
    .where("id", "=", sql<bigint>`any(${ids}::bigint[])`)
    .where("overdue_at", "is not", null)
    .where(({ or, eb }) => or([eb("result", "is not", null), eb("discarded_at", "is not", null)]))
    .returning("id")
    .execute()
  return rows.map(({ id }) => id)
}

export async function listOverdueBets(from: Reads): Promise<Bet[]> {
  return tables(from)
    .selectFrom("sportsbook.bet")
    .selectAll()
    .where("overdue_at", "is not", null)
    .orderBy("placed_at")
    .execute()
}

/** Locks in the order of the provider’s messages: the purse first. */
export async function lockOverdueBet(tx: Tx, id: bigint): Promise<Bet | undefined> {
  const overdue = () =>
    tables(tx)
      .selectFrom("sportsbook.bet")
      .selectAll()
      .where("id", "=", id)
      .where("overdue_at", "is not", null)
  const found = await overdue().executeTakeFirst()
  if (!found) return undefined
  await sql`select sportsbook.lock_purse(${found.player_id})`.execute(tx.db)
  return overdue().executeTakeFirst()
}

export async function setVoidProposal(tx: Tx, id: bigint, by: string, why: string): Promise<void> {
  await tables(tx)
    .updateTable("sportsbook.bet")
    .set({ void_by: by, void_why: why })
    .where("id", "=", id)
    .execute()
}

/** Like `discardBet`, within this transaction. */
export async function setDiscarded(tx: Tx, { provider, uuid, player_id }: Bet): Promise<SportsStatus> {
  const { rows } = await sql<Booked>`
    select * from sportsbook.discard_bet(${provider}, ${uuid}, ${player_id}, ${tx.now})`.execute(tx.db)
  return rows[0]!.status
}
