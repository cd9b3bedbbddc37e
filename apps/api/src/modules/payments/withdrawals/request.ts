import { eurosOf, type payments, type ReplyOf } from "@elite/contract"
import { Failure } from "../../../kernel/failure.ts"
import { onceFor } from "../../../kernel/idempotency.ts"
import { problemOf } from "../../../kernel/log.ts"
import type { Kernel } from "../../../kernel/module.ts"
import { countAttempt } from "../../../kernel/throttle.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { setting } from "../../content/index.ts"
import { verifiedName } from "../../identity/index.ts"
import { may } from "../../limits/index.ts"
import { isBankTransferOn } from "../methods/methods.ts"
import type { BankPayouts, PayeeCheck } from "../ports.ts"
import * as settings from "../settings.ts"
import { holdMoney, type Payee } from "./hold.ts"
import { readIban } from "./rules.ts"
import { isRequested } from "./store.ts"

export type WithdrawalWish = {
  playerId: bigint
  amountCents: number
  iban: string
  idempotencyKey: string | undefined
}
type Reply = ReplyOf<typeof payments.withdrawAmount>
/** Null for a repeated call, whose first time was checked. */
type Checked = Payee["check"] | null

/** The bank is not a directory of names: so many questions per player. */
const payeeChecks = { limit: 30, windowMs: 60 * 60_000 }

/**
 * Holds the money and starts a withdrawal; small plain ones are approved at once, the others wait for an
 * operator. Refuses with what the gate refuses with, WithdrawalBelowMinimum {minimum},
 * IbanInvalid, IbanNotOwn where the bank knows the account under another name than the verified one,
 * InsufficientFunds, and TemporarilyUnavailable where the bank cannot say. Nobody can cancel it afterwards.
 */
export async function requestWithdrawal(
  kernel: Kernel,
  bank: BankPayouts,
  wish: WithdrawalWish,
): Promise<Reply> {
  const name = await kernel.transact((tx) => admit(tx, wish))
  const iban = readIban(wish.iban)
  if (iban === undefined) throw new Failure("IbanInvalidErrorType")
  const isRepeat =
    wish.idempotencyKey !== undefined &&
    (await isRequested(kernel.reads(), wish.playerId, wish.idempotencyKey))
  const check = isRepeat ? null : await checkPayee(kernel, bank, wish.playerId, { iban, name })
  return kernel.transact((tx) =>
    onceFor(
      tx,
      {
        owner: `player:${wish.playerId}`,
        key: wish.idempotencyKey,
        name: "withdrawAmount",
        input: { amountCents: wish.amountCents, iban },
      },
      () => hold(tx, { ...wish, iban }, { name, check }),
    ),
  )
}

/** Gate, method and minimum. Answers the name that was verified. */
async function admit(tx: Tx, wish: WithdrawalWish): Promise<string> {
  await may(tx, wish.playerId, "withdraw")
  if (!(await isBankTransferOn(tx))) throw new Failure("PaymentMethodNotAllowedErrorType")
  const { minimumCents } = await setting(tx, settings.withdrawal)
  if (wish.amountCents < minimumCents)
    throw new Failure("WithdrawalBelowMinimumErrorType", { minimum: { cents: minimumCents } })
  const name = await verifiedName(tx, wish.playerId)
  if (!name) throw new Failure("KycNotDoneErrorType")
  return `${name.firstName} ${name.lastName}`
}

/**
 * Asks the bank whose account it is. Refuses with IbanNotOwn where it knows it under another name, TemporarilyUnavailable
 * where it cannot say, and TooManyRequestsErrorType who asks too often.
 */
export async function checkPayee(
  kernel: Kernel,
  bank: BankPayouts,
  playerId: bigint,
  payee: { iban: string; name: string },
): Promise<Payee["check"]> {
  await countAttempt(kernel.transact, { bucket: `payee:${playerId}`, ...payeeChecks })
  const check = await bank.verifyPayee(payee).catch((error): PayeeCheck => {
    kernel.log.warn("payee.notChecked", { playerId, ...problemOf(error) })
    return "NOT_AVAILABLE"
  })
  if (check === "NOT_AVAILABLE") {
    throw new Failure("TemporarilyUnavailableErrorType", {}, { retryAfterSeconds: 300 })
  }
  if (check === "NO_MATCH") throw new Failure("IbanNotOwnErrorType")
  return check
}

async function hold(tx: Tx, wish: WithdrawalWish, payee: { name: string; check: Checked }): Promise<Reply> {
  const { playerId } = wish
  const { name, check } = payee
  // The key made a withdrawal whose answer is no longer kept: nothing is done a second time.
  if (check === null) throw new Failure("IdempotencyKeyReusedErrorType")
  await may(tx, playerId, "withdraw")
  const { id, isApproved, leftCents } = await holdMoney(tx, wish, { name, check })
  tx.tell({ playerId }, "wallet", { cash: eurosOf(leftCents) })
  return { withdrawalId: id, status: isApproved ? "approved" : "checking", newBalance: eurosOf(leftCents) }
}
