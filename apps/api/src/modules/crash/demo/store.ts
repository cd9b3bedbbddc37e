import { type Selectable, sql } from "kysely"
import type { Database } from "../../../platform/db/database.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { type BetRow, type Ending, toEndingColumns } from "../rounds/store.ts"
import type { Tables } from "../sql/tables.ts"

export type DemoRow = Selectable<Tables["crash.demo"]>
export type DemoBetRow = Selectable<Tables["crash.demo_bet"]>
export type DemoOwner = { readonly playerId: bigint } | { readonly tokenHash: Buffer }
const tables = ({ db }: Reads) => db.withTables<Tables>()

export type DemoBetInRound = DemoBetRow & { chain: number; number: number; result: number | null }
export type DemoPlaceStatus = "ok" | "notOpen" | "stake" | "panelTaken" | "betIdUsed" | "notEnoughMoney"
export type DemoBetResult<S> = { status: S; balance: bigint; bet: DemoBetRow | null }

type WithBet<S> = { status: S; balance: bigint } & { [K in keyof DemoBetRow]: DemoBetRow[K] | null }
function toDemoBetResult<S>({ status, balance, ...bet }: WithBet<S>): DemoBetResult<S> {
  return { status, balance, bet: bet.id === null ? null : (bet as DemoBetRow) }
}

export async function findDemo(from: Reads, owner: DemoOwner): Promise<DemoRow | undefined> {
  const all = tables(from).selectFrom("crash.demo").selectAll()
  const own =
    "playerId" in owner
      ? all.where("player_id", "=", owner.playerId)
      : all.where("token_hash", "=", owner.tokenHash)
  return own.executeTakeFirst()
}

export async function insertDemo(
  database: Database,
  owner: DemoOwner,
  { endsAt, cents, at }: { endsAt: Date | null; cents: number; at: Date },
): Promise<void> {
  const [playerId, tokenHash] = "playerId" in owner ? [owner.playerId, null] : [null, owner.tokenHash]
  await database.once(
    "crash.open_demo",
    `insert into crash.demo (player_id, token_hash, ends_at, balance_cents, opened_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [playerId, tokenHash, endsAt, cents, at],
  )
}

export type NewDemoBet = Pick<
  DemoBetRow,
  "id" | "demo_id" | "round_id" | "panel" | "stake_cents" | "target" | "placed_at"
>
export async function placeDemoBet(
  database: Database,
  bet: NewDemoBet,
): Promise<DemoBetResult<DemoPlaceStatus>> {
  const rows = await database.once<WithBet<DemoPlaceStatus>>(
    "crash.place_demo_bet",
    `select p.status, p.balance, (p.bet).* from crash.place_demo_bet(
       row($1, $2, $3, $4, $5, $6, $7, null, null, null, null, null)::crash.demo_bet) p`,
    [bet.id, bet.demo_id, bet.round_id, bet.panel, bet.stake_cents, bet.target, bet.placed_at],
  )
  return toDemoBetResult(rows[0]!)
}

export async function cancelDemoBet(
  database: Database,
  { id, demoId, at }: { id: string; demoId: bigint; at: Date },
): Promise<DemoBetResult<"ok" | "unknown" | "tookOff">> {
  const rows = await database.once<WithBet<"ok" | "unknown" | "tookOff">>(
    "crash.cancel_demo_bet",
    "select p.status, p.balance, (p.bet).* from crash.cancel_demo_bet($1, $2, $3) p",
    [id, demoId, at],
  )
  return toDemoBetResult(rows[0]!)
}

/** A statement of a leader, like `endBets`; `cents` is the new balance of a demo with too little left. */
export async function endDemoBets(
  database: Database,
  { term, roundId, at, cents }: { term: bigint; roundId: bigint; at: Date; cents: number },
  endings: readonly Ending[],
): Promise<void> {
  await database.once(
    "crash.end_demo_bets",
    `select crash.end_demo_bets($1, $2, array(select row(i, e, l, p, s)::crash.ending
       from unnest($3::uuid[], $4::text[], $5::integer[], $6::bigint[], $7::boolean[]) as t (i, e, l, p, s)), $8, $9)`,
    [term, roundId, ...toEndingColumns(endings), cents, at],
  )
}

/** The demo bets of a round, in the shape of money bets; the player id is the negative demo id. */
export async function listDemoBets(from: Reads, roundId: bigint): Promise<BetRow[]> {
  const { rows } = await sql<BetRow>`
    select b.id, b.round_id, -b.demo_id as player_id, b.panel, b.stake_cents, b.target, false as is_auto, b.placed_at, b.ended_as,
      b.ended_at, b.left_at, b.paid_cents, b.is_by_itself, null::timestamptz as stuck_at
    from crash.demo_bet b where b.round_id = ${roundId} order by b.id`.execute(from.db)
  return rows
}

const demoBetsWithRound = (from: Reads, demoId: bigint) =>
  tables(from)
    .selectFrom("crash.demo_bet")
    .innerJoin("crash.round", "crash.round.id", "crash.demo_bet.round_id")
    .selectAll("crash.demo_bet")
    .select(["crash.round.chain", "crash.round.number", "crash.round.result"])
    .where("crash.demo_bet.demo_id", "=", demoId)

export async function listOwnDemoBets(
  from: Reads,
  demoId: bigint,
  roundId: bigint,
): Promise<DemoBetInRound[]> {
  return demoBetsWithRound(from, demoId)
    .where("crash.demo_bet.round_id", "=", roundId)
    .orderBy("crash.demo_bet.panel")
    .orderBy("crash.demo_bet.placed_at")
    .orderBy("crash.demo_bet.id")
    .execute()
}

export async function findDemoBet(
  from: Reads,
  demoId: bigint,
  id: string,
): Promise<DemoBetInRound | undefined> {
  return demoBetsWithRound(from, demoId).where("crash.demo_bet.id", "=", id).executeTakeFirst()
}

export async function deleteOldDemos(
  tx: Tx,
  { endedBefore, placedBefore }: { endedBefore: Date; placedBefore: Date },
): Promise<void> {
  await tables(tx).deleteFrom("crash.demo_bet").where("placed_at", "<", placedBefore).execute()
  await tables(tx).deleteFrom("crash.demo").where("ends_at", "<", endedBefore).execute()
}
