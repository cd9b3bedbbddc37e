import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { addDays, hourMs } from "../../../platform/lib/calendar.ts"
import { getSetting } from "../../content/index.ts"
import * as settings from "../settings.ts"
import { addYears } from "./rules.ts"
import {
  deleteEndedDocuments,
  deleteWaitingDocuments,
  setRetainedUntil,
  takeOverdueDocuments,
} from "./store.ts"

export const documentAlarm = "document.overdue"

export async function raiseOverdueAlarms(tx: Tx): Promise<void> {
  const { waitHours } = await getSetting(tx, settings.documents)
  for (const row of await takeOverdueDocuments(tx, new Date(tx.now.getTime() - waitHours * hourMs)))
    await raiseAlarm(tx, {
      kind: documentAlarm,
      subject: String(row.id),
      detail: { playerId: String(row.player_id), label: row.label, sentAt: row.uploaded_at.toISOString() },
    })
}

export async function deleteExpiredDocuments(tx: Tx): Promise<void> {
  const { forgetDays } = await getSetting(tx, settings.documents)
  await deleteEndedDocuments(tx, addDays(tx.now, -forgetDays))
}

/** At the closure of an account; the law sets how long accepted documents are kept. */
export async function retainUntilLegalLimit(tx: Tx, playerId: bigint, closedAt: Date): Promise<void> {
  const { keepYears } = await getSetting(tx, settings.documents)
  for (const id of await deleteWaitingDocuments(tx, playerId))
    await resolveAlarm(tx, { kind: documentAlarm, subject: String(id) })
  await setRetainedUntil(tx, playerId, addYears(closedAt, keepYears))
}

/** Called when an account is reopened. */
export const retainIndefinitely = (tx: Tx, playerId: bigint): Promise<void> =>
  setRetainedUntil(tx, playerId, null)
