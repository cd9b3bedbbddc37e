import type { Tx } from "../../../platform/db/transaction.ts"
import { countAttempt } from "../../../platform/http/attemptLimit.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import { findVerifiedName } from "../../identity/index.ts"
import { assertAllowed } from "../../limits/index.ts"
import { methods } from "../methods/definitions.ts"
import { isWithdrawalMethodOn } from "../methods/methods.ts"
import type { BankPayouts, PayeeCheck } from "../ports.ts"

export type NameMatch = Extract<PayeeCheck, "MATCH" | "CLOSE_MATCH">

/** Limits checks per player, so that nobody uses the bank as a directory of names. */
const payeeChecks = { limit: 30, windowMs: hourMs }

async function isPaidToBanks(tx: Tx): Promise<boolean> {
  for (const { withdrawal } of Object.values(methods))
    if (withdrawal?.payout === "iban" && (await isWithdrawalMethodOn(tx, withdrawal.switch))) return true
  return false
}

export async function assertMayAddAccount(tx: Tx, playerId: bigint): Promise<string> {
  await assertAllowed(tx, playerId, "withdraw")
  if (!(await isPaidToBanks(tx))) throw new AppError("PaymentMethodNotAllowedErrorType")
  return assertMayBePaid(tx, playerId)
}

export async function assertMayBePaid(tx: Tx, playerId: bigint): Promise<string> {
  await assertAllowed(tx, playerId, "withdraw")
  const name = await findVerifiedName(tx, playerId)
  if (!name) throw new AppError("KycNotDoneErrorType")
  return `${name.firstName} ${name.lastName}`
}

/** Refuses with IbanNotOwn, TemporarilyUnavailable where the bank cannot answer, and TooManyRequestsErrorType. */
export async function checkPayee(
  platform: Platform,
  bank: BankPayouts,
  playerId: bigint,
  payee: { iban: string; name: string },
): Promise<NameMatch> {
  await countAttempt(platform.transact, { bucket: `payee:${playerId}`, ...payeeChecks })
  const check = await bank.verifyPayee(payee).catch((error): PayeeCheck => {
    platform.log.warn("payee.notChecked", { playerId, ...describeError(error) })
    return "NOT_AVAILABLE"
  })
  if (check === "NOT_AVAILABLE") {
    throw new AppError("TemporarilyUnavailableErrorType", {}, { retryAfterSeconds: 300 })
  }
  if (check === "NO_MATCH") throw new AppError("IbanNotOwnErrorType")
  return check
}
