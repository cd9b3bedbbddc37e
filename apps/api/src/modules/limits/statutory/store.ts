import { limits as contract } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { ReportKind } from "../ports.ts"
import type { Tables } from "../sql/tables.ts"

type Request = Selectable<Tables["limits.request"]>
type Case = Selectable<Tables["limits.authority_case"]>
export type RaiseRow = Pick<Request, "id" | "player_id" | "requested_at"> &
  Pick<Case, "acknowledged_at" | "case_id" | "approved_at"> & { cents: bigint }
export type ReportRow = Selectable<Tables["limits.report"]>

const tables = ({ db }: Reads) => db.withTables<Tables>()
const { pending, success, failed, cancelled } = contract.requestStatuses
const type = "regulatoryWeeklyDepositLimit"
const batchSize = 500

const pendingRaises = (from: Reads) =>
  tables(from)
    .selectFrom("limits.request as r")
    .innerJoin("limits.authority_case as c", "c.request_id", "r.id")
    .select([
      "r.id",
      "r.player_id",
      "r.requested_at",
      "c.acknowledged_at",
      "c.case_id",
      "c.approved_at",
      // A pending raise always has an amount.
      sql<bigint>`r.cents`.as("cents"),
    ])
    .where("r.status", "=", sql.lit(pending))

export const findRaise = (from: Reads, playerId: bigint): Promise<RaiseRow | undefined> =>
  pendingRaises(from).where("r.player_id", "=", playerId).executeTakeFirst()

export const listRaises = (from: Reads): Promise<RaiseRow[]> =>
  pendingRaises(from).orderBy("r.requested_at").limit(batchSize).execute()

/** The caller has locked the player’s row, and no raise of theirs is pending. */
export async function insertRaise(
  tx: Tx,
  playerId: bigint,
  { cents, coolsUntil }: { cents: number; coolsUntil: Date },
): Promise<void> {
  const { id } = await tables(tx)
    .insertInto("limits.request")
    .values({
      player_id: playerId,
      type,
      cents: BigInt(cents),
      status: pending,
      requested_at: tx.now,
      cools_until: coolsUntil,
      effective_at: null,
      told_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  await tables(tx)
    .insertInto("limits.authority_case")
    .values({ request_id: id, acknowledged_at: null, case_id: null, approved_at: null })
    .execute()
}

/** Null for the statutory limit. The caller has locked the player’s row. */
export async function insertEffectiveLimit(tx: Tx, playerId: bigint, cents: number | null): Promise<bigint> {
  await setGranted(tx, playerId, cents)
  const { id } = await tables(tx)
    .insertInto("limits.request")
    .values({
      player_id: playerId,
      type,
      cents: cents === null ? null : BigInt(cents),
      status: success,
      requested_at: tx.now,
      cools_until: null,
      effective_at: tx.now,
      told_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

const setGranted = (tx: Tx, playerId: bigint, cents: number | null) =>
  tables(tx)
    .updateTable("limits.player")
    .set({ weekly_deposit_cents: cents === null ? null : BigInt(cents) })
    .where("player_id", "=", playerId)
    .execute()

const setRequest = (tx: Tx, id: bigint, change: { status: number; effective_at?: Date }) =>
  tables(tx).updateTable("limits.request").set(change).where("id", "=", id).execute()
export const setRaiseCancelled = (tx: Tx, id: bigint) => setRequest(tx, id, { status: cancelled })
export const setRaiseFailed = (tx: Tx, id: bigint) => setRequest(tx, id, { status: failed })

export async function setRaiseEffective(
  tx: Tx,
  { id, player_id: playerId, cents }: Pick<RaiseRow, "id" | "player_id" | "cents">,
): Promise<void> {
  await setGranted(tx, playerId, Number(cents))
  await setRequest(tx, id, { status: success, effective_at: tx.now })
}

const setCase = (tx: Tx, id: bigint, change: Partial<Omit<Case, "request_id">>) =>
  tables(tx).updateTable("limits.authority_case").set(change).where("request_id", "=", id).execute()
export const setAcknowledged = (tx: Tx, id: bigint, caseId: string) =>
  setCase(tx, id, { acknowledged_at: tx.now, case_id: caseId })
export const setUnacknowledged = (tx: Tx, id: bigint) =>
  setCase(tx, id, { acknowledged_at: null, case_id: null })
export const setApproved = (tx: Tx, id: bigint) => setCase(tx, id, { approved_at: tx.now })

/** A second report of the same kind is ignored. */
export async function insertReport(
  tx: Tx,
  report: { playerId: bigint; kind: ReportKind; requestId: bigint | null; cents: number | null },
): Promise<void> {
  const { playerId, kind, requestId, cents } = report
  await tables(tx)
    .insertInto("limits.report")
    .values({
      player_id: playerId,
      kind,
      request_id: requestId,
      cents: cents === null ? null : BigInt(cents),
      at: tx.now,
      acknowledged_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const listReports = (from: Reads): Promise<ReportRow[]> =>
  tables(from)
    .selectFrom("limits.report")
    .selectAll()
    .where("acknowledged_at", "is", null)
    .orderBy("id")
    .limit(batchSize)
    .execute()

export async function setReported(tx: Tx, id: bigint): Promise<void> {
  await tables(tx)
    .updateTable("limits.report")
    .set({ acknowledged_at: tx.now })
    .where("id", "=", id)
    .where("acknowledged_at", "is", null)
    .execute()
}

/** Of these players, those with a granted or approved raise. */
export async function listExposedPlayers(from: Reads, playerIds: readonly bigint[]): Promise<bigint[]> {
  const rows = await tables(from)
    .selectFrom("limits.player")
    .select("player_id")
    .where("player_id", "=", sql<bigint>`any(${playerIds})`)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("weekly_deposit_cents", "is not", null),
        exists(
          selectFrom("limits.request")
            .innerJoin("limits.authority_case", "request_id", "id")
            .select("id")
            .whereRef("limits.request.player_id", "=", "limits.player.player_id")
            .where("status", "=", sql.lit(pending))
            .where("approved_at", "is not", null),
        ),
      ]),
    )
    .orderBy("player_id")
    .execute()
  return rows.map(({ player_id: playerId }) => playerId)
}

export async function isAnybodyGranted(from: Reads): Promise<boolean> {
  const row = await tables(from)
    .selectFrom("limits.player")
    .select("player_id")
    .where("weekly_deposit_cents", "is not", null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findRecheckAt(from: Reads): Promise<Date | undefined> {
  const row = await tables(from).selectFrom("limits.recheck").select("heard_at").executeTakeFirst()
  return row?.heard_at
}

export async function setRechecked(tx: Tx): Promise<void> {
  await tables(tx)
    .insertInto("limits.recheck")
    .values({ heard_at: tx.now })
    .onConflict((conflict) => conflict.column("one").doUpdateSet({ heard_at: tx.now }))
    .execute()
}
