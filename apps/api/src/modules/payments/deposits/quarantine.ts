import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventInput } from "../../../platform/lib/eventType.ts"
import { getSetting } from "../../content/index.ts"
import { depositQuarantineClosed, depositQuarantined } from "../events.ts"
import * as settings from "../settings.ts"
import { type Doubt, nextFollowAt } from "./rules.ts"
import { type DepositRow, updateDeposit } from "./store.ts"

/** An alarm of this kind stands for as long as an order is in quarantine. */
export const quarantineAlarm = "deposit.quarantined"

type Amounts = Pick<EventInput<typeof depositQuarantined>, "capturedCents" | "refundedCents">

/** How much is in doubt: what was captured, or what is left of it where part has gone back. */
export function centsInDoubt({ capturedCents, refundedCents }: Amounts, doubt: Doubt): bigint | null {
  if (capturedCents === null || capturedCents === undefined) return null
  return BigInt(doubt === "partialRefund" ? capturedCents - (refundedCents ?? 0) : capturedCents)
}

/**
 * Leaves an order as it is and calls a person: nothing moves and nobody asks the gateway until they have looked.
 * What the gateway says by itself is still heard.
 */
export async function quarantine(
  tx: Tx,
  row: DepositRow,
  about: Omit<EventInput<typeof depositQuarantined>, "playerId" | "orderId">,
): Promise<void> {
  const { doubt, reference } = about
  await updateDeposit(tx, row, {
    doubt,
    quarantined_at: tx.now,
    doubt_reference: reference ?? null,
    doubt_cents: centsInDoubt(about, doubt),
    next_look_up_at: null,
  })
  await tx.publish(depositQuarantined, { playerId: row.player_id, orderId: row.id, ...about })
  const known = Object.entries(about).filter(([, value]) => value !== undefined)
  const detail = { status: row.status, ...Object.fromEntries(known) }
  await raiseAlarm(tx, { kind: quarantineAlarm, subject: row.id, detail })
}

/**
 * When the gateway is asked again about an order that leaves quarantine, as long as it may be charged back; null where
 * it brought no money.
 */
export async function getFollowUpAt(tx: Tx, row: DepositRow): Promise<Date | null> {
  const { chargebackDays } = await getSetting(tx, settings.deposit)
  return nextFollowAt({ status: row.status, createdAt: row.created_at }, tx.now, chargebackDays)
}

/**
 * Takes an order out of quarantine; `nextLookUpAt`: when the gateway is asked about it again. `isSeen`: a person has seen
 * to what was in doubt.
 */
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

/** The gateway's own word ended the doubt: nobody needs to look any more. */
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
