import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { addDays } from "../../../platform/lib/calendar.ts"
import { getSetting } from "../../content/index.ts"
import * as settings from "../settings.ts"
import { addYears } from "./rules.ts"
import {
  deleteEndedDocuments,
  deleteWaitingDocuments,
  setRetainedUntil,
  takeOverdueDocuments,
} from "./store.ts"

/** An alarm of this kind stands for as long as a document waits that has waited too long. */
export const documentAlarm = "document.overdue"

const hourMs = 3_600_000

/** Raises an alarm for each document that has waited for a person longer than the setting says. */
export async function raiseOverdueAlarms(tx: Tx): Promise<void> {
  const { waitHours } = await getSetting(tx, settings.documents)
  for (const row of await takeOverdueDocuments(tx, new Date(tx.now.getTime() - waitHours * hourMs)))
    await raiseAlarm(tx, {
      kind: documentAlarm,
      subject: String(row.id),
      detail: { playerId: String(row.player_id), label: row.label, sentAt: row.uploaded_at.toISOString() },
    })
}

/** Forgets the documents whose time is over. */
export async function deleteExpiredDocuments(tx: Tx): Promise<void> {
  const { forgetDays } = await getSetting(tx, settings.documents)
  await deleteEndedDocuments(tx, addDays(tx.now, -forgetDays))
}

/** A player has closed their account: nobody looks at what waits any more, and what was accepted is kept as long as the law wants. */
export async function retainUntilLegalLimit(tx: Tx, playerId: bigint, closedAt: Date): Promise<void> {
  const { keepYears } = await getSetting(tx, settings.documents)
  for (const id of await deleteWaitingDocuments(tx, playerId))
    await resolveAlarm(tx, { kind: documentAlarm, subject: String(id) })
  await setRetainedUntil(tx, playerId, addYears(closedAt, keepYears))
}

/** A player has their account again, and with it their documents. */
export const retainIndefinitely = (tx: Tx, playerId: bigint): Promise<void> =>
  setRetainedUntil(tx, playerId, null)
