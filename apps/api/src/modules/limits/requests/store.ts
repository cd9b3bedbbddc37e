import { limits as contract } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import { type Page, type PageQuery, paginate } from "../../../platform/db/paginate.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

export type RequestRow = Selectable<Tables["limits.request"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()
const { success, cooling, cancelled, expired } = contract.requestStatuses

type NewRequest = { type: RequestRow["type"] } & Partial<
  Pick<RequestRow, "cents" | "minutes" | "hours" | "days">
>

/** Without a value a request removes its limit; without `coolsUntil` it is in effect from `effectiveAt`. */
export async function insertRequests(
  tx: Tx,
  playerId: bigint,
  requests: readonly NewRequest[],
  coolsUntil: Date | null,
  effectiveAt: Date = tx.now,
): Promise<void> {
  const isNow = coolsUntil === null
  const rows = requests.map((request) => ({
    ...request,
    player_id: playerId,
    status: isNow ? success : cooling,
    requested_at: tx.now,
    cools_until: coolsUntil,
    effective_at: isNow ? effectiveAt : null,
    told_at: null,
  }))
  await tables(tx).insertInto("limits.request").values(rows).execute()
}

export async function listWaitingRequests(from: Reads, playerId: bigint): Promise<RequestRow[]> {
  return tables(from)
    .selectFrom("limits.request")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("status", "=", sql.lit(cooling))
    .execute()
}

export async function findRequest(
  from: Reads,
  playerId: bigint,
  requestId: number,
): Promise<RequestRow | undefined> {
  return tables(from)
    .selectFrom("limits.request")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("id", "=", BigInt(requestId))
    .executeTakeFirst()
}

const setStatus = (tx: Tx, ids: readonly bigint[], change: { status: number; effective_at?: Date }) =>
  tables(tx).updateTable("limits.request").set(change).where("id", "=", sql<bigint>`any(${ids})`).execute()
export const setRequestsCancelled = (tx: Tx, ids: readonly bigint[]) =>
  setStatus(tx, ids, { status: cancelled })
export const setRequestsExpired = (tx: Tx, ids: readonly bigint[]) => setStatus(tx, ids, { status: expired })
export const setRequestEffective = (tx: Tx, id: bigint) =>
  setStatus(tx, [id], { status: success, effective_at: tx.now })

/** Requests to notify of, and those to expire; oldest first. */
export async function listCooledRequests(from: Reads, expiredSince: Date): Promise<RequestRow[]> {
  return tables(from)
    .selectFrom("limits.request")
    .selectAll()
    .where("status", "=", sql.lit(cooling))
    .where("cools_until", "<=", from.now)
    .where(({ or, eb }) => or([eb("told_at", "is", null), eb("cools_until", "<=", expiredSince)]))
    .orderBy("cools_until")
    .limit(200)
    .execute()
}

export async function setRequestNotified(tx: Tx, id: bigint): Promise<void> {
  await tables(tx).updateTable("limits.request").set({ told_at: tx.now }).where("id", "=", id).execute()
}

export async function listRequests(
  from: Reads,
  playerId: bigint,
  page: PageQuery,
): Promise<Page<RequestRow>> {
  const own = tables(from).selectFrom("limits.request").where("player_id", "=", playerId)
  return paginate(own.selectAll().orderBy("id", "desc"), page)
}
