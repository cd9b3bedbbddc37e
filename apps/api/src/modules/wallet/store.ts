import { sql } from "kysely"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Account, Asset, Kind } from "./chart.ts"
import type { Tables } from "./sql/tables.ts"

export type MoveResult = {
  outcome: "moved" | "repeated" | "short" | "clash"
  from_after: bigint | null
  to_after: bigint | null
}

export async function insertMovement(
  tx: Tx,
  movement: {
    id: string
    kind: Kind
    asset: Asset
    from: Account
    to: Account
    amount: bigint
    memo: unknown
  },
): Promise<MoveResult> {
  const { id, kind, asset, from, to, amount, memo } = movement
  const { rows } = await sql<MoveResult>`
    select * from wallet.move(${id}, ${kind}, ${asset}, ${from}, ${to}, ${amount}, ${tx.now},
      ${memo === undefined ? null : JSON.stringify(memo)}::jsonb)`.execute(tx.db)
  return rows[0]!
}

export async function insertMovements(
  tx: Tx,
  movements: readonly { id: string; kind: Kind; asset: Asset; from: Account; to: Account; amount: bigint }[],
): Promise<void> {
  const column = <V>(value: (movement: (typeof movements)[number]) => V) => movements.map(value)
  await sql`
    select wallet.move_all(${column((m) => m.id)}::text[], ${column((m) => m.kind)}::text[],
      ${column((m) => m.asset)}::text[], ${column((m) => m.from)}::text[], ${column((m) => m.to)}::text[],
      ${column((m) => m.amount)}::bigint[], ${tx.now})`.execute(tx.db)
}

/** Locks in the order of player ids, so that concurrent calls cannot deadlock. */
export async function lockCoins(tx: Tx, playerIds: readonly bigint[]): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ id: bigint; held: bigint }>`
    select id, wallet.lock_balance(wallet.coins(id), 'COIN') as held
    from (select distinct unnest(${playerIds}::bigint[]) as id order by 1) p`.execute(tx.db)
  return new Map(rows.map(({ id, held }) => [id, held]))
}

export async function sumAccount(from: Reads, account: Account): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`select wallet.total(${account}) as total`.execute(from.db)
  return rows[0]!.total
}

export async function listAmounts(from: Reads, ids: readonly Account[]): Promise<Map<string, bigint>> {
  const rows = await from.db
    .withTables<Tables>()
    .selectFrom("wallet.balance")
    .select(["account", "amount"])
    .where(({ eb, fn, val }) => eb("account", "=", fn.any(val(ids))))
    .execute()
  return new Map(rows.map((row) => [row.account, row.amount]))
}

export type BalanceColumns = {
  cash: bigint
  held: bigint
  points: bigint
  coins: bigint
  sports: bigint | null
}

export async function getBalances(from: Reads, playerId: bigint): Promise<BalanceColumns> {
  const { rows } = await sql<BalanceColumns>`select * from wallet.balances_of(${playerId})`.execute(from.db)
  return rows[0]!
}

export async function takeSnapshots(tx: Tx): Promise<void> {
  await sql`select wallet.take_snapshots(${tx.now})`.execute(tx.db)
}
