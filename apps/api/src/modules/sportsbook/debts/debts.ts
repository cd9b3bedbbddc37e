import type { LiveMessages } from "@elite/contract"
import { withSecondPerson } from "../../../platform/admin/fourEyes.ts"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { sportsDebtWrittenOff } from "../events.ts"
import * as store from "./store.ts"

export const debtAlarm = "purse.owed"

/** Raises an alarm for a balance that fell below zero, and resolves it when the balance recovers. */
export async function updateDebts(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  for (const { player_id: playerId, total, is_known: isKnown } of await store.listPurses(tx, playerIds)) {
    if (total >= 0n && isKnown) await closeDebt(tx, playerId)
    if (total >= 0n || isKnown || !(await store.insertDebt(tx, playerId))) continue
    const detail = { playerId: String(playerId), missing: unitsToEuros(-total) }
    await raiseAlarm(tx, { kind: debtAlarm, subject: String(playerId), detail })
  }
}

/** Job: a player with a debt may have deposited. */
export const reviewDebts = async (tx: Tx): Promise<void> =>
  updateDebts(
    tx,
    (await store.listDebts(tx)).map(({ player_id }) => player_id),
  )

async function closeDebt(tx: Tx, playerId: bigint): Promise<void> {
  if (await store.deleteDebt(tx, playerId))
    await resolveAlarm(tx, { kind: debtAlarm, subject: String(playerId) })
}

const noDebt = (playerId: bigint) => `The purse of player ${playerId} is not below zero.`

/** Two operators write off a balance below zero, paid from the provider’s winnings. */
export async function writeOff(
  tx: Tx,
  playerId: bigint,
  operator: string,
  why: string,
): Promise<"proposed" | "done"> {
  const debt = await store.lockDebt(tx, playerId)
  refuseUnless(debt, noDebt(playerId))
  return withSecondPerson(debt.proposed_by, operator, {
    note: () => store.setDebtProposal(tx, playerId, operator, why),
    act: (first) => confirmWriteOff(tx, playerId, { first, operator, why }),
  })
}

async function confirmWriteOff(
  tx: Tx,
  playerId: bigint,
  { first, operator, why }: { first: string; operator: string; why: string },
): Promise<"done"> {
  const amountUnits = await store.writeOff(tx, { playerId, proposedBy: first, operator, why })
  refuseUnless(amountUnits !== null, noDebt(playerId))
  await closeDebt(tx, playerId)
  await tx.publish(sportsDebtWrittenOff, { playerId, amountUnits, proposedBy: first, operator })
  tx.push({ playerId }, "wallet", { sports: 0 } satisfies LiveMessages["wallet"])
  return "done"
}
