import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventInput } from "../../../platform/lib/eventType.ts"
import { getSetting } from "../../content/index.ts"
import { depositQuarantineClosed, depositQuarantined } from "../events.ts"
import * as settings from "../settings.ts"
import { type Doubt, nextFollowAt } from "./rules.ts"
import { type DepositRow, updateDeposit } from "./store.ts"

export const quarantineAlarm = "deposit.quarantined"

type Amounts = Pick<EventInput<typeof depositQuarantined>, "capturedCents" | "refundedCents">

export function centsInDoubt({ capturedCents, refundedCents }: Amounts, doubt: Doubt): bigint | null {
  if (capturedCents === null || capturedCents === undefined) return null
  return BigInt(doubt === "partialRefund" ? capturedCents - (refundedCents ?? 0) : capturedCents)
}

/** Nothing moves and no look-up runs until an operator decides. Notifications of the gateway still apply. */
export async function quarantine(
  tx: Tx,
  row: DepositRow,
  details: Omit<EventInput<typeof depositQuarantined>, "playerId" | "orderId">,
): Promise<void> {
  const { doubt, reference } = details
  await updateDeposit(tx, row, {
    doubt,
    quarantined_at: tx.now,
    doubt_reference: reference ?? null,
    doubt_cents: centsInDoubt(details, doubt),
    next_look_up_at: null,
  })
  await tx.publish(depositQuarantined, { playerId: row.player_id, orderId: row.id, ...details })
  const definedDetails = Object.entries(details).filter(([, value]) => value !== undefined)
  const detail = { status: row.status, ...Object.fromEntries(definedDetails) }
  await raiseAlarm(tx, { kind: quarantineAlarm, subject: row.id, detail })
}

/** The next look-up of an order that leaves quarantine; null where it brought no money. */
export async function getFollowUpAt(tx: Tx, row: DepositRow): Promise<Date | null> {
  const { chargebackDays } = await getSetting(tx, settings.deposit)
  return nextFollowAt({ status: row.status, createdAt: row.created_at }, tx.now, chargebackDays)
}

/** `isSeen`: an operator has dealt with the doubt. */
export async function leaveQuarantine(
  tx: Tx,
  row: DepositRow,
  { nextLookUpAt, isSeen = false }: { nextLookUpAt: Date | null; isSeen?: boolean },
): Promise<void> {
  await updateDeposit(tx, row, {
    doubt: null,
    seen_doubt: isSeen ? row.doubt : null,
    quarantined_at: null,
    look_up_failures: 0,
    unreadable_answers: 0,
    next_look_up_at: nextLookUpAt,
  })
  await resolveAlarm(tx, { kind: quarantineAlarm, subject: row.id })
}

export async function resolveDoubt(tx: Tx, row: DepositRow): Promise<void> {
  const { player_id: playerId, id: orderId, doubt } = row
  await leaveQuarantine(tx, row, { nextLookUpAt: row.next_look_up_at ?? (await getFollowUpAt(tx, row)) })
  await tx.publish(depositQuarantineClosed, {
    playerId,
    orderId,
    doubt,
    operator: "casino",
    isRefunded: false,
  })
}
