import type { notifications } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Tables } from "./sql/tables.ts"

type TypedTables = WithColumnTypes<
  Tables,
  { "notifications.notification": { params: JsonColumn<Record<string, unknown>> } }
>
export type NotificationRow = Omit<Selectable<TypedTables["notifications.notification"]>, "player_id">

export async function add(
  tx: Tx,
  notification: { playerId: bigint; kind: notifications.NotificationKind; key: string; params: object },
): Promise<bigint[]> {
  const { playerId, kind, key, params } = notification
  const { rows } = await sql<{ id: bigint }>`
    select id from notifications.add(${playerId}, ${kind}, ${key}, ${JSON.stringify(params)}::jsonb, ${tx.now}) as id`.execute(
    tx.db,
  )
  return rows.map(({ id }) => id)
}

export type UnseenColumns = { unseen: number }

export async function countUnseen(from: Reads, playerId: bigint): Promise<number> {
  const { rows } = await sql<UnseenColumns>`select unseen from notifications.unseen_of(${playerId})`.execute(
    from.db,
  )
  return rows[0]!.unseen
}

type NotificationCounts = { total: number; unseen: number }

export async function listNotifications(
  from: Reads,
  playerId: bigint,
  page: { pageNo: number; limit: number },
): Promise<NotificationCounts & { rows: NotificationRow[] }> {
  const { rows } = await sql<NotificationCounts & (NotificationRow | { id: null })>`
    select * from notifications.page_of(${playerId}, ${page.pageNo}::integer, ${page.limit}::integer)`.execute(
    from.db,
  )
  const { total, unseen } = rows[0]!
  return {
    total,
    unseen,
    rows: rows.filter((row): row is NotificationCounts & NotificationRow => row.id !== null),
  }
}

export async function see(
  tx: Tx,
  playerId: bigint,
  id: number,
): Promise<{ isTheirs: boolean; isChanged: boolean }> {
  const { rows } = await sql<{ is_theirs: boolean; is_changed: boolean }>`
    select * from notifications.see(${playerId}, ${id}, ${tx.now})`.execute(tx.db)
  const { is_theirs: isTheirs, is_changed: isChanged } = rows[0]!
  return { isTheirs, isChanged }
}

export async function seeAll(tx: Tx, playerId: bigint): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    select notifications.see_all(${playerId}, ${tx.now}) as changed`.execute(tx.db)
  return rows[0]!.changed
}

export async function forget(tx: Tx, before: Date, atMost: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    select notifications.forget(${before}, ${atMost}::integer) as gone`.execute(tx.db)
  return rows[0]!.gone
}
