import { sql } from "kysely"
import type { Tx } from "./transaction.ts"

export { closeAlarm, openAlarms } from "./alarm.ts"

/**
 * Has a parked event tried again by its listener, wherever that runs; digested, it leaves the list and its alarm
 * is closed. False where this listener has no such event parked.
 */
export async function retryEvent(tx: Tx, listener: string, eventId: bigint): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update kernel.parked_event set retry_asked_at = ${tx.now}
    where listener = ${listener} and event_id = ${eventId}`.execute(tx.db)
  return numAffectedRows > 0n
}

/** Gives an exhausted job all its attempts again, now. False where there is no exhausted job of this id. */
export async function retryJob(tx: Tx, id: bigint): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select kernel.retry_job(${id}) as done`.execute(tx.db)
  return rows[0]!.done
}
