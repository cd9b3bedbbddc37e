import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { riskFlagCleared } from "../events.ts"
import { insertFlag, setFlagCleared } from "./store.ts"

export const flagAlarm = "player.flagged"

/** Flags a player, so that an operator reviews their withdrawals; once per kind and subject. */
export async function raiseFlag(
  tx: Tx,
  { playerId, kind, subjectId }: { playerId: bigint; kind: string; subjectId: string },
): Promise<void> {
  const id = await insertFlag(tx, { player_id: playerId, kind, subject_id: subjectId })
  if (id === undefined) return
  const detail = { playerId: String(playerId), kind, subjectId }
  await raiseAlarm(tx, { kind: flagAlarm, subject: String(id), detail })
}

/** Withdrawals in review still need approvals. Refuses with NotFoundErrorType for an unknown or cleared flag. */
export async function clearFlag(tx: Tx, id: bigint, operator: string): Promise<void> {
  const flag = await setFlagCleared(tx, id)
  if (!flag) throw new AppError("NotFoundErrorType")
  await resolveAlarm(tx, { kind: flagAlarm, subject: String(id) })
  const { player_id: playerId, kind, subject_id: subjectId } = flag
  await tx.publish(riskFlagCleared, { playerId, flagId: id, kind, subjectId, operator })
}
