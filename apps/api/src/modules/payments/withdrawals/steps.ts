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

export const payoutAccount = (provider: PayOutName) =>
  provider === "bank" || provider === "hand" ? accounts.bank() : accounts.psp(provider)

const toReversal = ({ purse, provider }: WithdrawalRow, reversal: "released" | "returned") =>
  reversal === "released"
    ? ({ kind: purses[purse].withdrawalReleased, from: purses[purse].held } as const)
    : ({ kind: purses[purse].withdrawalReturned, from: () => payoutAccount(provider) } as const)

/**
 * Returns the money of a withdrawal to its purse, once for each `reversal`: `released` from held money, `returned` after
 * the bank sent a payout back. Where only a part had been claimed from the player after a release, only that part is
 * returned.
 */
export async function reverseWithdrawal(
  tx: Tx,
  row: WithdrawalRow,
  reversal: "released" | "returned",
): Promise<void> {
  const playerId = row.player_id
  const { kind, from } = toReversal(row, reversal)
  const cents = reversal === "returned" && row.claimed_cents !== null ? row.claimed_cents : row.amount_cents
  if (cents === 0n) return
  const { toUnits } = await move(tx, {
    id: `withdrawal:${row.id}:${reversal}`,
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

/** A request is the player's own act, and a stopped payout is still in progress for them. */
const notifiedSteps = {
  approved: "withdrawalApproved",
  sent: "withdrawalSent",
  received: "withdrawalReceived",
  rejected: "withdrawalRejected",
  failed: "withdrawalFailed",
} as const
const isNotified = (status: keyof typeof steps): status is keyof typeof notifiedSteps =>
  status in notifiedSteps

export async function publishStep(
  tx: Tx,
  row: WithdrawalRow,
  status: keyof typeof steps,
  details: Omit<Step, "playerId" | "withdrawalId" | "amountCents" | "account"> = {},
): Promise<void> {
  const payload = {
    withdrawalId: row.id,
    amountCents: Number(row.amount_cents),
    account: maskedAccount(row),
    ...purseField(row.purse),
  }
  await tx.publish(steps[status], { playerId: row.player_id, ...payload, ...details })
  if (isNotified(status)) {
    const { reason, wasPaid } = details
    const key = wasPaid ? "withdrawalReturned" : notifiedSteps[status]
    await notify(tx, row.player_id, "money", key, { ...payload, ...(reason ? { reason } : {}) })
  }
  tx.push({ playerId: row.player_id }, "withdrawal", {
    withdrawalId: row.id,
    status: status === "stopped" ? "checking" : status,
  })
}
