import { sql } from "kysely"
import type { Tx } from "../../../platform/db/transaction.ts"

/** Moves a week with its players and bets into the past, as if so much time had passed. */
export async function moveWeekBack(tx: Tx, weekId: bigint, seconds: number): Promise<void> {
  const by = sql`make_interval(secs => ${seconds})`
  await sql`
    with week as (
      update quest.week set begins_at = begins_at - ${by}, ends_at = ends_at - ${by} where id = ${weekId}
    ), entry as (
      update quest.entry set joined_at = joined_at - ${by} where week_id = ${weekId} returning id
    )
    update quest.bet set accepted_at = accepted_at - ${by}, settled_at = settled_at - ${by}
    where entry_id in (select id from entry)`.execute(tx.db)
}
