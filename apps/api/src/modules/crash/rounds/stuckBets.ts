import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { setStuck, setUnstuck } from "./store.ts"

export const stuckBetAlarm = "crash.betStuck"

/** Marks a bet that could not be ended, unless it has ended meanwhile, and raises its alarm. */
export async function raiseStuckBetAlarm(tx: Tx, id: string, error: unknown): Promise<void> {
  if (await setStuck(tx, id))
    await raiseAlarm(tx, {
      kind: stuckBetAlarm,
      subject: id,
      detail: { problem: String(error).slice(0, 300) },
    })
}

/** Lets the leader try a stuck bet again before the next round; false if the bet is not stuck. */
export async function retryStuckBet(tx: Tx, id: string): Promise<boolean> {
  if (!(await setUnstuck(tx, id))) return false
  await resolveAlarm(tx, { kind: stuckBetAlarm, subject: id })
  return true
}
