import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventInput } from "../../../platform/lib/eventType.ts"
import { notify } from "../../notifications/index.ts"
import { accounts, centsToUnits, move, unitsToCents } from "../../wallet/index.ts"
import {
  withdrawalApproved,
  withdrawalFailed,
  withdrawalReceived,
  withdrawalRejected,
  withdrawalRequested,
  withdrawalSent,
  withdrawalStopped,
} from "../events.ts"
import type { PayOutName } from "../ports.ts"
import { purseField, purses, toWalletMessage } from "../purses/purses.ts"
import { maskedAccount } from "./rules.ts"
import type { WithdrawalRow } from "./store.ts"

/** The account of the house that a provider pays withdrawals from. */
export const payoutAccount = (provider: PayOutName) =>
  provider === "bank" || provider === "hand" ? accounts.bank() : accounts.psp(provider)

const toReversal = ({ purse, provider }: WithdrawalRow, way: "released" | "returned") =>
  way === "released"
    ? ({ kind: purses[purse].withdrawalReleased, from: purses[purse].held } as const)
    : ({ kind: purses[purse].withdrawalReturned, from: () => payoutAccount(provider) } as const)

/**
 * Gives the money of a withdrawal back to the purse it came from, once each way, and tells them their balance. It is
 * released while it is held, and returned where it had been paid out and the bank sent it back. Where the player had
 * kept a part of a payout that was given back before it arrived, only what was claimed from them is theirs again.
 */
export async function reverseWithdrawal(
  tx: Tx,
  row: WithdrawalRow,
  way: "released" | "returned",
): Promise<void> {
  const playerId = row.player_id
  const { kind, from } = toReversal(row, way)
  const cents = way === "returned" && row.claimed_cents !== null ? row.claimed_cents : row.amount_cents
  if (cents === 0n) return
  const { toUnits } = await move(tx, {
    id: `withdrawal:${row.id}:${way}`,
    kind,
    from: from(playerId),
    to: purses[row.purse].money(playerId),
    amountUnits: centsToUnits(cents),
  })
  tx.push({ playerId }, "wallet", toWalletMessage(row.purse, unitsToCents(toUnits ?? 0n)))
}

const steps = {
  requested: withdrawalRequested,
  approved: withdrawalApproved,
  stopped: withdrawalStopped,
  sent: withdrawalSent,
  received: withdrawalReceived,
  rejected: withdrawalRejected,
  failed: withdrawalFailed,
}
type Step = EventInput<typeof withdrawalRequested>

/** What the player is notified of; who requests knows it, and a payout that waits again is under way all the same. */
const notifiedSteps = {
  approved: "withdrawalApproved",
  sent: "withdrawalSent",
  received: "withdrawalReceived",
  rejected: "withdrawalRejected",
  failed: "withdrawalFailed",
} as const
const isNotified = (status: keyof typeof steps): status is keyof typeof notifiedSteps =>
  status in notifiedSteps

/** Announces a step of a withdrawal and tells the player. */
export async function publishStep(
  tx: Tx,
  row: WithdrawalRow,
  status: keyof typeof steps,
  details: Omit<Step, "playerId" | "withdrawalId" | "amountCents" | "account"> = {},
): Promise<void> {
  const about = {
    withdrawalId: row.id,
    amountCents: Number(row.amount_cents),
    account: maskedAccount(row),
    ...purseField(row.purse),
  }
  await tx.publish(steps[status], { playerId: row.player_id, ...about, ...details })
  if (isNotified(status)) {
    const { reason, wasPaid } = details
    const key = wasPaid ? "withdrawalReturned" : notifiedSteps[status]
    await notify(tx, row.player_id, "money", key, { ...about, ...(reason ? { reason } : {}) })
  }
  tx.push({ playerId: row.player_id }, "withdrawal", {
    withdrawalId: row.id,
    status: status === "stopped" ? "checking" : status,
  })
}
