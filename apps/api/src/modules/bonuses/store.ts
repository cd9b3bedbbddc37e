import { type Selectable, sql } from "kysely"
import type { PolicyState } from "../../platform/admin/settings.ts"
import type { WithColumnTypes } from "../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { GateColumns } from "../limits/index.ts"
import type { BonusEnding } from "./rules.ts"
import type { Tables } from "./sql/tables.ts"

type TypedTables = WithColumnTypes<Tables, { "bonuses.bonus": { percents: Record<string, number> } }>
const tables = ({ db }: Reads) => db.withTables<TypedTables>()
const bonuses = (from: Reads) => tables(from).selectFrom("bonuses.bonus").selectAll()

export type Bonus = Selectable<TypedTables["bonuses.bonus"]>

export async function insertBonus(
  tx: Tx,
  bonus: Pick<
    Bonus,
    "player_id" | "order_id" | "amount" | "required" | "other_percent" | "granted_at" | "ends_at"
  > & { percents: Record<string, number> },
): Promise<bigint | undefined> {
  const row = await tables(tx)
    .insertInto("bonuses.bonus")
    .values({ ...bonus, percents: sql`${JSON.stringify(bonus.percents)}::jsonb` })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst()
  return row?.id
}

export async function setPurse(tx: Tx, id: bigint, purseId: bigint): Promise<void> {
  await tables(tx).updateTable("bonuses.bonus").set({ purse_id: purseId }).where("id", "=", id).execute()
}

export const findBonusOfPlayer = (from: Reads, playerId: bigint): Promise<Bonus | undefined> =>
  bonuses(from).where("player_id", "=", playerId).executeTakeFirst()

type JoiningBonusColumns = GateColumns & {
  state: PolicyState | null
  terms: unknown
  first_deposit: string | null
  has_bonus: boolean
}

/** A single statement, because every page of balances reads it. */
export async function getJoiningBonusColumns(
  from: Reads,
  playerId: bigint,
  { feature, key }: { feature: string; key: string },
): Promise<JoiningBonusColumns> {
  const { rows } = await sql<JoiningBonusColumns>`
    select g.refusal, g.until, content.state_of(${feature}) as state, t.value as terms,
      payments.first_deposit_of(${playerId}) as first_deposit, o.has_bonus
    from limits.gate(${playerId}, 'bet', ${from.now}) g
      cross join bonuses.open_of(${playerId}) o left join content.setting_of(${key}) t on true`.execute(
    from.db,
  )
  return rows[0]!
}

export const lockOpenBonus = (
  tx: Tx,
  by: { id: bigint } | { player_id: bigint } | { order_id: string },
): Promise<Bonus | undefined> => {
  const [[column, value]] = Object.entries(by) as [["id" | "player_id" | "order_id", bigint | string]]
  return bonuses(tx)
    .where(column, "=", value as never)
    .where("ended_as", "is", null)
    .forUpdate()
    .executeTakeFirst()
}

/** Locked in the order of ids. */
export const lockBonusesOfPurses = (tx: Tx, purseIds: readonly bigint[]): Promise<Bonus[]> =>
  bonuses(tx)
    .where(({ eb, fn, val }) => eb("purse_id", "=", fn.any(val(purseIds))))
    .orderBy("id")
    .forUpdate()
    .execute()

export const lockExpiredBonuses = (tx: Tx, at: Date, limit: number): Promise<Bonus[]> =>
  bonuses(tx)
    .where("ended_as", "is", null)
    .where("ends_at", "<=", at)
    .orderBy("ends_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export async function setBonusEnded(
  tx: Tx,
  id: bigint,
  { as, rest, by, why }: { as: BonusEnding; rest: bigint; by?: string | undefined; why?: string | undefined },
): Promise<void> {
  await tables(tx)
    .updateTable("bonuses.bonus")
    .set({ ended_as: as, ended_at: tx.now, rest, ended_by: by ?? null, ended_why: why ?? null })
    .where("id", "=", id)
    .execute()
}

export type WageredStake = { bonusId: bigint; provider: string; uuid: string; counted: bigint; at: Date }

/** Counts each bet once. */
export async function insertStakes(tx: Tx, stakes: readonly WageredStake[]): Promise<void> {
  if (stakes.length === 0) return
  const rows = stakes.map((stake) => ({
    ...stake,
    bonusId: String(stake.bonusId),
    counted: String(stake.counted),
  }))
  await sql`
    with kept as (
      insert into bonuses.stake (provider, uuid, bonus_id, counted, at)
      select provider, uuid, "bonusId", counted, at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as s (provider text, uuid text, "bonusId" bigint, counted bigint, at timestamptz)
      on conflict do nothing returning bonus_id, counted
    )
    update bonuses.bonus b set wagered = b.wagered + k.counted
    from (select bonus_id, sum(counted)::bigint as counted from kept group by bonus_id) k where b.id = k.bonus_id`.execute(
    tx.db,
  )
}

export async function updateVoidedStakes(
  tx: Tx,
  bets: readonly { provider: string; uuid: string }[],
): Promise<void> {
  if (bets.length === 0) return
  await sql`
    with gone as (
      select s.provider, s.uuid, s.bonus_id, s.counted from bonuses.stake s
        join jsonb_to_recordset(${JSON.stringify(bets)}::jsonb) as b (provider text, uuid text) using (provider, uuid)
      where s.counted > 0
    ), dropped as (
      update bonuses.stake s set counted = 0 from gone g where s.provider = g.provider and s.uuid = g.uuid
    )
    update bonuses.bonus b set wagered = b.wagered - g.counted
    from (select bonus_id, sum(counted)::bigint as counted from gone group by bonus_id) g where b.id = g.bonus_id`.execute(
    tx.db,
  )
}

export const listLatestBonuses = (from: Reads, limit: number): Promise<Bonus[]> =>
  bonuses(from).orderBy("id", "desc").limit(limit).execute()
