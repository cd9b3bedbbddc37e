import { type Selectable, sql } from "kysely"
import type { Database } from "../../platform/db/database.ts"
import { type PageQuery, toOffset } from "../../platform/db/paginate.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Today } from "../limits/index.ts"
import type { PurseKind, RoundStatus } from "./rules.ts"
import type { Tables } from "./sql/tables.ts"
import type { BetMessage, PlayStatus, RollbackMessage, WinMessage } from "./statuses.ts"

type Session = Selectable<Tables["play.session"]>
type Round = Selectable<Tables["play.round"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()

/** `purse` is null for cash alone; `cash`: what is left of it beside a bonus. */
type Booked = {
  status: PlayStatus
  balance: bigint | null
  player_id: bigint | null
  purse: PurseKind | null
  cash: bigint | null
}
export type BetGame = { id: bigint; category: string; studio: string } | null

const message = "row($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)::play.message"
const toMessageValues = (
  input: Pick<BetMessage, keyof RollbackMessage & keyof BetMessage> &
    Partial<Pick<WinMessage, "roundClosed" | "currency" | "amountUnits" | "referenceUuid">>,
  tokenHash: Buffer,
) => [
  input.provider,
  input.uuid,
  tokenHash,
  input.playerId,
  input.roundRef,
  input.roundClosed ?? null,
  input.gameCode,
  input.currency ?? null,
  input.amountUnits ?? null,
  input.referenceUuid ?? null,
  input.meta,
]

/** One statement each: it books all of a message or nothing. */
export async function placeBet(
  database: Pick<Database, "once">,
  bet: BetMessage,
  context: {
    tokenHash: Buffer
    game: BetGame
    launchCodes: readonly string[]
    now: Date
    today: Today
    isClosed: boolean
  },
): Promise<Booked> {
  const { game, today } = context
  const rows = await database.once<Booked>(
    "play.place_bet",
    `select * from play.place_bet(${message}, row($12, $13, $14)::play.game, $15, $16, $17, $18, $19, $20, $21, $22)`,
    [
      ...toMessageValues(bet, context.tokenHash),
      game?.id ?? null,
      game?.category ?? null,
      game?.studio ?? null,
      bet.isFree,
      context.now,
      today.day,
      today.week,
      today.month,
      bet.purseId,
      context.launchCodes,
      context.isClosed,
    ],
  )
  return rows[0]!
}

export async function payWin(
  database: Pick<Database, "once">,
  win: WinMessage,
  context: { tokenHash: Buffer; now: Date },
): Promise<Booked> {
  const rows = await database.once<Booked>(
    "play.pay_win",
    `select * from play.pay_win(${message}, $12, $13)`,
    [...toMessageValues(win, context.tokenHash), win.isPromotion, context.now],
  )
  return rows[0]!
}

export async function rollBack(
  database: Pick<Database, "once">,
  rollback: RollbackMessage,
  context: { tokenHash: Buffer; now: Date },
): Promise<Booked> {
  const rows = await database.once<Booked>(
    "play.roll_back",
    `select * from play.roll_back(${message}, $12)`,
    [...toMessageValues(rollback, context.tokenHash), context.now],
  )
  return rows[0]!
}

export async function insertSession(tx: Tx, session: Omit<Session, "id">): Promise<bigint> {
  const row = await tables(tx)
    .insertInto("play.session")
    .values(session)
    .returning("id")
    .executeTakeFirstOrThrow()
  return row.id
}

/** `purse_over_at`: when its purse ends or ended; null for cash. */
export async function findGameSession(
  from: Reads,
  tokenHash: Buffer,
): Promise<(Session & { purse_over_at: Date | null }) | undefined> {
  return tables(from)
    .selectFrom("play.session as s")
    .leftJoin("play.purse as p", "p.id", "s.purse_id")
    .selectAll("s")
    .select(({ fn }) => fn<Date | null>("least", ["p.ends_at", "p.closed_at"]).as("purse_over_at"))
    .where("s.token_hash", "=", tokenHash)
    .executeTakeFirst()
}

export async function getHeld(
  from: Reads,
  { player_id: playerId, purse, purse_id: purseId }: Pick<Session, "player_id" | "purse" | "purse_id">,
): Promise<{ cash: bigint; other: bigint }> {
  const { rows } = await sql<{ cash: bigint; other: bigint }>`
    select * from play.held_of(${playerId}, ${purse}, ${purseId})`.execute(from.db)
  return rows[0]!
}

/** 10⁻⁵ euro. */
export type ResultColumns = { stake: bigint; win: bigint }

export type RoundFilter = {
  playerId: bigint
  from: Date
  until: Date
  gameId: bigint | null
  status: RoundStatus | null
}

const filteredRounds = (from: Reads, filter: RoundFilter) => {
  // Rounds of tournaments are no money, and are listed there.
  let query = tables(from)
    .selectFrom("play.round")
    .where("player_id", "=", filter.playerId)
    .where("purse", "<>", "credit")
    .where("opened_at", ">=", filter.from)
    .where("opened_at", "<", filter.until)
  if (filter.gameId !== null) query = query.where("game_id", "=", filter.gameId)
  if (filter.status === "annulled") query = query.where("annulled_in", "is not", null)
  else if (filter.status !== null) query = query.where("annulled_in", "is", null)
  if (filter.status === "voided") query = query.where("bets", "=", 0)
  if (filter.status === "open") query = query.where("closed_at", "is", null).where("bets", ">", 0)
  const settled = () => query.where("closed_at", "is not", null).where("bets", ">", 0)
  if (filter.status === "won") query = settled().whereRef("win", ">", "stake")
  if (filter.status === "returned") query = settled().whereRef("win", "=", "stake").where("stake", ">", 0n)
  if (filter.status === "lost")
    query = settled()
      .where(({ or, eb, ref }) => or([eb("win", "<", ref("stake")), eb("stake", "=", 0n)]))
      .whereRef("win", "<=", "stake")
  return query
}

export async function sumRounds(
  from: Reads,
  filter: RoundFilter,
): Promise<{ count: number; stakeUnits: bigint; winUnits: bigint }> {
  const row = await filteredRounds(from, filter)
    .select([
      sql<bigint>`count(*)`.as("count"),
      sql<bigint>`coalesce(sum(stake), 0)::bigint`.as("stake"),
      sql<bigint>`coalesce(sum(win), 0)::bigint`.as("win"),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), stakeUnits: row.stake, winUnits: row.win }
}

export async function listRounds(from: Reads, filter: RoundFilter, page: PageQuery): Promise<Round[]> {
  return filteredRounds(from, filter)
    .selectAll()
    .orderBy("opened_at", "desc")
    .orderBy("event_ref", "desc")
    .limit(page.limit)
    .offset(toOffset(page))
    .execute()
}

/** Of the rounds that the filter finds, each once. */
export async function listPlayedGameIds(from: Reads, filter: RoundFilter): Promise<bigint[]> {
  const rows = await filteredRounds(from, filter).select("game_id").distinct().execute()
  return rows.map((row) => row.game_id)
}

export async function findRound(
  from: Reads,
  key: { playerId: bigint; provider: string; eventRef: string; gameId: bigint },
): Promise<Round | undefined> {
  const { eventRef } = key
  // `event_ref` is the reference, perhaps followed by game and purse; the key has the reference.
  const refs = [eventRef, ...[...eventRef.matchAll(/@/g)].map(({ index }) => eventRef.slice(0, index))]
  return tables(from)
    .selectFrom("play.round")
    .selectAll()
    .where("provider", "=", key.provider)
    .where("player_id", "=", key.playerId)
    .where("round_ref", "in", refs)
    .where("event_ref", "=", eventRef)
    .where("game_id", "=", key.gameId)
    .where("purse", "<>", "credit")
    .executeTakeFirst()
}

/** Oldest first; `moved` in 10⁻⁵ euro. */
export async function listTransactions(
  from: Reads,
  { provider, player_id: playerId, bet_uuids: bets }: Pick<Round, "provider" | "player_id" | "bet_uuids">,
): Promise<
  Pick<Selectable<Tables["play.transaction"]>, "uuid" | "kind" | "moved" | "rolled_back_by" | "at">[]
> {
  return tables(from)
    .selectFrom("play.transaction")
    .select(["uuid", "kind", "moved", "rolled_back_by", "at"])
    .where("provider", "=", provider)
    .where("player_id", "=", playerId)
    .where("status", "=", "ok")
    .where(({ and, eb, or }) =>
      or([
        and([eb("kind", "=", "bet"), eb("uuid", "=", sql<string>`any(${bets}::text[])`)]),
        and([eb("kind", "=", "win"), eb("reference_uuid", "=", sql<string>`any(${bets}::text[])`)]),
      ]),
    )
    .orderBy("at")
    .orderBy("kind")
    .orderBy("uuid")
    .execute()
}

export async function updateForgotten(tx: Tx, openedBefore: Date): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(play.settle(r.provider, r.player_id, r.round_ref, r.game_code,
        case r.purse when 'credit' then r.purse_id end, ${tx.now})) as count
    from (select * from play.round where closed_at is null and opened_at < ${openedBefore} and provider <> 'house'
      order by opened_at limit 1000) r`.execute(tx.db)
  return Number(rows[0]!.count)
}

export async function insertDemoPeriod(
  tx: Tx,
  period: Selectable<Tables["play.demo_period"]>,
): Promise<void> {
  await tables(tx).insertInto("play.demo_period").values(period).execute()
}

export async function findDemoPeriodEnd(from: Reads, tokenHash: Buffer): Promise<Date | undefined> {
  const row = await tables(from)
    .selectFrom("play.demo_period")
    .select("ends_at")
    .where("token_hash", "=", tokenHash)
    .where("ends_at", ">", from.now)
    .executeTakeFirst()
  return row?.ends_at
}

export async function deleteEndedDemoPeriods(tx: Tx): Promise<void> {
  await tables(tx).deleteFrom("play.demo_period").where("ends_at", "<=", tx.now).execute()
}

/** For each instant the cash lost in rounds opened in the minutes before it, 10⁻⁵ euro; negative for a win. */
export async function listLossesBefore(
  from: Reads,
  playerId: bigint,
  { instants, minutes }: { instants: readonly Date[]; minutes: number },
): Promise<bigint[]> {
  const { rows } = await sql<{ lost: bigint }>`
    select coalesce(sum(r.stake - r.other_stake - r.win + r.other_win), 0)::bigint as lost
    from unnest(${instants}::timestamptz[]) with ordinality as i (at, n)
      left join play.round r on r.player_id = ${playerId}
        and r.opened_at >= i.at - make_interval(mins => ${minutes}::integer) and r.opened_at < i.at
    group by i.n order by i.n`.execute(from.db)
  return rows.map(({ lost }) => lost)
}
