import { type Selectable, sql } from "kysely"
import type { Database } from "../../../platform/db/database.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

export type LeadRow = Selectable<Tables["crash.lead"]>
const tables = ({ db }: Reads) => db.withTables<Tables>()

/** Null where the leader showed itself meanwhile, or another process was faster. */
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

/** Undefined where this term no longer leads; `breaking` is the round to abort. */
export async function setHeartbeat(
  database: Database,
  term: bigint,
): Promise<{ breaking: bigint | null } | undefined> {
  const rows = await database.once<{ breaking: bigint | null }>(
    "crash.beat",
    `update crash.lead set beat = beat + 1 where term = $1
     returning (select r.id from crash.round r where r.over_at is null and r.break_at is not null) as breaking`,
    [term],
  )
  return rows[0]
}

/** Lets another process take over without the timeout. */
export async function setReleased(database: Database, term: bigint): Promise<void> {
  await database.once("crash.leave", "update crash.lead set holder = '' where term = $1", [term])
}

/** Since when there was no heartbeat; null where there was one or none is needed. */
export async function setLeaderSeen(tx: Tx, isNeeded: boolean): Promise<Date | null> {
  const { rows } = await sql<{ unled_at: Date | null }>`
    update crash.lead set seen_beat = beat,
      unled_at = case when ${isNeeded} and seen_beat = beat then coalesce(unled_at, ${tx.now}) end
    returning unled_at`.execute(tx.db)
  return rows[0]!.unled_at
}

export async function getLead(from: Reads): Promise<LeadRow> {
  return tables(from).selectFrom("crash.lead").selectAll().executeTakeFirstOrThrow()
}
