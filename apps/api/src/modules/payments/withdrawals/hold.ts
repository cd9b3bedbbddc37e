import type { payments } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
import { randomUuid } from "../../../platform/lib/random.ts"
import { getSetting } from "../../content/index.ts"
import { centsToUnits, move, unitsToCents } from "../../wallet/index.ts"
import { listWaitingUntil } from "../accounts/store.ts"
import { isFlagged } from "../flags/store.ts"
import { withdrawalTerms } from "../methods/definitions.ts"
import { type Purse, purses } from "../purses/purses.ts"
import * as settings from "../settings.ts"
import { approveNow, raiseReviewAlarm } from "./review.ts"
import { approvalsNeeded } from "./rules.ts"
import { publishStep } from "./steps.ts"
import { insertWithdrawal, sumWithdrawn, updateStatus } from "./store.ts"

/** Withdrawals of one day count as one for the amount from which a person looks. */
const ago = ({ now }: Tx, ms: number) => new Date(now.getTime() - ms)

/** What is held for whom; `isLeaving`: by the house, for somebody who may have no session any more. */
export type HoldRequest = {
  playerId: bigint
  purse: Purse
  amountCents: number
  method: payments.WithdrawalMethod
  /** Where it goes: a bank account, or the wallet account that paid in. */
  to: { iban: string } | { walletAccount: string }
  idempotencyKey?: string | undefined
  isLeaving?: boolean
  forfeitsBonus?: boolean
}
/** `check` is null for a wallet: nobody was asked whose it is, its owner has paid in from it. */
export type Payee = { name: string; check: "MATCH" | "CLOSE_MATCH" | null }

/**
 * Holds money and starts its withdrawal: small plain ones are approved at once, the others wait for an operator. Refuses
 * with InsufficientFundsErrorType. `leftCents` is what the purse holds afterwards; `sentFrom` is when it is sent to an account
 * that is new.
 */
export async function holdMoney(
  tx: Tx,
  { playerId, purse, amountCents, method, to, idempotencyKey, isLeaving, forfeitsBonus }: HoldRequest,
  payee: Payee,
): Promise<{ id: string; isApproved: boolean; leftCents: number; sentFrom: string | undefined }> {
  const terms = withdrawalTerms(method)
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
  const numbers = await getSetting(tx, settings.withdrawal)
  const needed = approvalsNeeded(
    {
      amountCents,
      // The held balance is locked by now: withdrawals made at the same time see each other here.
      earlierCents: await sumWithdrawn(tx, playerId, ago(tx, dayMs)),
      windowCents: await sumWithdrawn(tx, playerId, ago(tx, numbers.reviewDays * dayMs)),
      payeeCheck: payee.check,
      isFlagged: await isFlagged(tx, playerId),
      isAlwaysReviewed: terms.review === "always",
    },
    numbers,
  )
  const row = await insertWithdrawal(tx, {
    id,
    player_id: playerId,
    purse,
    amount_cents: BigInt(amountCents),
    method,
    provider: terms.provider,
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
