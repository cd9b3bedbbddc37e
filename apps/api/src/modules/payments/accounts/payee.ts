import { Failure } from "../../../kernel/failure.ts"
import { problemOf } from "../../../kernel/log.ts"
import type { Kernel } from "../../../kernel/module.ts"
import { countAttempt } from "../../../kernel/throttle.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { verifiedName } from "../../identity/index.ts"
import { may } from "../../limits/index.ts"
import { isBankTransferOn } from "../methods/methods.ts"
import type { BankPayouts, PayeeCheck } from "../ports.ts"

/** What the bank says of an account that may be paid to. */
export type OwnName = Extract<PayeeCheck, "MATCH" | "CLOSE_MATCH">

/** The bank is not a directory of names: so many questions per player. */
const payeeChecks = { limit: 30, windowMs: 60 * 60_000 }

/**
 * The verified name of somebody who may be paid by bank transfer. Refuses with what the gate refuses with, and with
 * PaymentMethodNotAllowedErrorType while there are no transfers.
 */
export async function admitPayee(tx: Tx, playerId: bigint): Promise<string> {
  await may(tx, playerId, "withdraw")
  if (!(await isBankTransferOn(tx))) throw new Failure("PaymentMethodNotAllowedErrorType")
  const name = await verifiedName(tx, playerId)
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
): Promise<OwnName> {
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
