import type { LiveMessages } from "@elite/contract"
import { withSecondPerson } from "../../../platform/admin/fourEyes.ts"
import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { sportsDebtWrittenOff } from "../events.ts"
import * as store from "./store.ts"

/** An alarm of this kind stands for as long as a player's purse of the sports book is known to lie below zero. */
export const debtAlarm = "purse.owed"

/** Looks at the purses of some players: one that fell below zero goes to a person, one that has come back waits for nobody. */
export async function updateDebts(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  for (const { player_id: playerId, total, is_known: isKnown } of await store.listPurses(tx, playerIds)) {
    if (total >= 0n && isKnown) await closeDebt(tx, playerId)
    if (total >= 0n || isKnown || !(await store.insertDebt(tx, playerId))) continue
    const detail = { playerId: String(playerId), missing: unitsToEuros(-total) }
    await raiseAlarm(tx, { kind: debtAlarm, subject: String(playerId), detail })
  }
}

/** Job: looks again at every purse that is known to lie below zero; its player may have paid into it. */
export const reviewDebts = async (tx: Tx): Promise<void> =>
  updateDebts(
    tx,
    (await store.listDebts(tx)).map(({ player_id }) => player_id),
  )

async function closeDebt(tx: Tx, playerId: bigint): Promise<void> {
  if (await store.deleteDebt(tx, playerId))
    await resolveAlarm(tx, { kind: debtAlarm, subject: String(playerId) })
}

export type WriteOffOutcome = "noDebt" | "proposed" | "sameOperator" | "done"

/** One operator proposes that a purse below zero is made good from what its provider has won, another one does it, once. */
export async function writeOff(
  tx: Tx,
  playerId: bigint,
  operator: string,
  why: string,
): Promise<WriteOffOutcome> {
  const debt = await store.lockDebt(tx, playerId)
  if (!debt) return "noDebt"
  return withSecondPerson(debt.proposed_by, operator, {
    note: () => store.setDebtProposal(tx, playerId, operator, why),
    act: (first) => confirmWriteOff(tx, playerId, { first, operator, why }),
  })
}

async function confirmWriteOff(
  tx: Tx,
  playerId: bigint,
  { first, operator, why }: { first: string; operator: string; why: string },
): Promise<"noDebt" | "done"> {
  const amountUnits = await store.writeOff(tx, { playerId, proposedBy: first, operator, why })
  await closeDebt(tx, playerId)
  if (amountUnits === null) return "noDebt"
  await tx.publish(sportsDebtWrittenOff, { playerId, amountUnits, proposedBy: first, operator })
  tx.push({ playerId }, "wallet", { sports: 0 } satisfies LiveMessages["wallet"])
  return "done"
}
