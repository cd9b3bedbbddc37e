import type { payments } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
import { randomUuid } from "../../../platform/lib/random.ts"
import { getSetting } from "../../content/index.ts"
import { centsToUnits, move, unitsToCents } from "../../wallet/index.ts"
import { listWaitingUntil } from "../accounts/store.ts"
import { isFlagged } from "../flags/store.ts"
import { withdrawalConfig } from "../methods/definitions.ts"
import { type Purse, purses } from "../purses/purses.ts"
import * as settings from "../settings.ts"
import { approveNow, raiseReviewAlarm } from "./review.ts"
import { approvalsNeeded } from "./rules.ts"
import { publishStep } from "./steps.ts"
import { insertWithdrawal, sumWithdrawn, updateStatus } from "./store.ts"

const instantBefore = ({ now }: Tx, ms: number) => new Date(now.getTime() - ms)

export type HoldRequest = {
  playerId: bigint
  purse: Purse
  amountCents: number
  method: payments.WithdrawalMethod
  to: { iban: string } | { walletAccount: string }
  idempotencyKey?: string | undefined
  isLeaving?: boolean
  forfeitsBonus?: boolean
}
/** `check` is null for a wallet: the player has already paid in from it. */
export type Payee = { name: string; check: "MATCH" | "CLOSE_MATCH" | null }

/**
 * Holds money and creates its withdrawal: small plain ones are approved immediately, others go to review. Refuses
 * with InsufficientFundsErrorType. `leftCents` is the balance of the purse afterwards; `sentFrom` when a payout to a
 * new account is sent.
 */
export async function holdMoney(
  tx: Tx,
  { playerId, purse, amountCents, method, to, idempotencyKey, isLeaving, forfeitsBonus }: HoldRequest,
  payee: Payee,
): Promise<{ id: string; isApproved: boolean; leftCents: number; sentFrom: string | undefined }> {
  const methodConfig = withdrawalConfig(method)
  const iban = "iban" in to ? to.iban : null
  const id = `W-${randomUuid().replaceAll("-", "")}`
  const { fromUnits } = await move(tx, {
    id: `withdrawal:${id}:held`,
    kind: purses[purse].withdrawalHeld,
    from: purses[purse].money(playerId),
    to: purses[purse].held(playerId),
    amountUnits: centsToUnits(amountCents),
  })
  const leftCents = unitsToCents(fromUnits ?? 0n)
  const thresholds = await getSetting(tx, settings.withdrawal)
  const needed = approvalsNeeded(
    {
      amountCents,
      // The held balance is locked here, so concurrent withdrawals see each other.
      earlierCents: await sumWithdrawn(tx, playerId, instantBefore(tx, dayMs)),
      windowCents: await sumWithdrawn(tx, playerId, instantBefore(tx, thresholds.reviewDays * dayMs)),
      payeeCheck: payee.check,
      isFlagged: await isFlagged(tx, playerId),
      isAlwaysReviewed: methodConfig.review === "always",
    },
    thresholds,
  )
  const row = await insertWithdrawal(tx, {
    id,
    player_id: playerId,
    purse,
    amount_cents: BigInt(amountCents),
    method,
    provider: methodConfig.provider,
    iban,
    wallet_account: "iban" in to ? null : to.walletAccount,
    holder_name: payee.name,
    payee_check: payee.check,
    approvals_needed: needed,
    request_key: idempotencyKey ?? null,
    balance_before_cents: BigInt(leftCents + amountCents),
    balance_after_cents: BigInt(leftCents),
  })
  const sentFrom = iban === null ? undefined : (await listWaitingUntil(tx, playerId)).get(iban)?.toISOString()
  await publishStep(tx, row, "requested", {
    ...(sentFrom && { sentFrom }),
    ...(isLeaving && { isLeaving }),
    ...(forfeitsBonus && { forfeitsBonus }),
  })
  await updateStatus(tx, row, "requested", "checking")
  const isApproved = needed === 0 && (await approveNow(tx, row))
  if (!isApproved) await raiseReviewAlarm(tx, row, null)
  return { id, isApproved, leftCents, sentFrom }
}
