import { eurosOf, maxEuros, type me, type payments, type ReplyOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting, parseSetting, statutoryDepositLimit } from "../../content/index.ts"
import { getWeeklyDeposits } from "../../limits/index.ts"
import type { PayIns, PayOuts } from "../ports.ts"
import * as settings from "../settings.ts"
import { depositTerms, methods, withdrawalTerms } from "./definitions.ts"
import { maskedWallet } from "./rules.ts"
import { findPayerAccount, listAwayProviders } from "./store.ts"

type Reply = ReplyOf<typeof payments.getActivePaymentMethods>
type MethodReply = Reply["paymentMethods"][number]

/** Whether deposits by this method are switched on. */
export async function isDepositMethodOn(from: Reads, method: payments.DepositMethod): Promise<boolean> {
  const { allDeposits, deposit } = await getSetting(from, settings.paymentMethods)
  return allDeposits && deposit[depositTerms(method).switch]
}

/** Whether withdrawals by this method are switched on. */
export async function isWithdrawalMethodOn(from: Reads, method: payments.WithdrawalMethod): Promise<boolean> {
  const { allWithdrawals, withdraw } = await getSetting(from, settings.paymentMethods)
  return allWithdrawals && withdraw[withdrawalTerms(method).switch]
}

/** Whether the provider of a withdrawal is configured; an operator's hand always is. */
const isPayable = (payOuts: PayOuts, method: payments.WithdrawalMethod): boolean => {
  const { provider } = withdrawalTerms(method)
  return provider === "hand" || payOuts[provider] !== undefined
}

const computeMinimum = (houseCents: number, ownCents: number | null) => Math.max(houseCents, ownCents ?? 0)

/**
 * Refuses a deposit by a method that is off or whose provider is not configured with PaymentMethodNotAllowedErrorType, and an
 * amount outside the method's with DepositBelowMinimum {minimum} or DepositAboveMaximum {maximum}.
 */
export async function assertDepositAllowed(
  from: Reads,
  payIns: PayIns,
  { method, amountCents }: { method: payments.DepositMethod; amountCents: number },
): Promise<void> {
  const { provider, minCents, maxCents } = depositTerms(method)
  if (maxCents !== null && amountCents > maxCents)
    throw new AppError("DepositAboveMaximumErrorType", { maximum: { cents: maxCents } })
  if (payIns[provider] === undefined || !(await isDepositMethodOn(from, method)))
    throw new AppError("PaymentMethodNotAllowedErrorType")
  const minimumCents = computeMinimum((await getSetting(from, settings.deposit)).minimumCents, minCents)
  if (amountCents < minimumCents)
    throw new AppError("DepositBelowMinimumErrorType", { minimum: { cents: minimumCents } })
}

/** Refuses a withdrawal by a method that is off with PaymentMethodNotAllowedErrorType. */
export async function assertWithdrawalAllowed(from: Reads, method: payments.WithdrawalMethod): Promise<void> {
  if (!(await isWithdrawalMethodOn(from, method))) throw new AppError("PaymentMethodNotAllowedErrorType")
}

/** Refuses a withdrawal by a method whose provider is not configured with PaymentMethodNotAllowedErrorType. */
export function assertPayable(payOuts: PayOuts, method: payments.WithdrawalMethod): void {
  if (!isPayable(payOuts, method)) throw new AppError("PaymentMethodNotAllowedErrorType")
}

/** The least that is withdrawn by this method, cents. */
export const getWithdrawalMinimum = async (from: Reads, method: payments.WithdrawalMethod): Promise<number> =>
  computeMinimum((await getSetting(from, settings.withdrawal)).minimumCents, withdrawalTerms(method).minCents)

type MethodsQuery = { mediaUrl: Platform["mediaUrl"]; playerId: bigint | undefined }

/**
 * The methods that are switched on and whose provider is configured, as this caller sees them. The most a deposit may be is
 * the weekly limit in force for them, the statutory one for a visitor; what a limit of their own leaves is for `get-limits`
 * to say. A method that is away stays: whoever tries finds out whether it answers.
 */
export async function getActiveMethodsReply(
  from: Reads,
  { payIns, payOuts }: { payIns: PayIns; payOuts: PayOuts },
  { mediaUrl, playerId }: MethodsQuery,
): Promise<Reply> {
  const limitCents =
    playerId === undefined
      ? (await getSetting(from, statutoryDepositLimit)).limitCents
      : (await getWeeklyDeposits(from, playerId)).limitCents
  const { minimumCents } = await getSetting(from, settings.deposit)
  const away = await listAwayProviders(from)
  const depositOf = async (method: payments.DepositMethod): Promise<MethodReply["deposit"]> => {
    const { provider, minCents, maxCents, time, isScanned } = depositTerms(method)
    if (payIns[provider] === undefined || !(await isDepositMethodOn(from, method))) return null
    return {
      min: eurosOf(computeMinimum(minimumCents, minCents)),
      max: eurosOf(Math.min(limitCents, maxCents ?? limitCents)),
      fee: 0,
      time,
      isAway: away.has(provider),
      isScanned,
    }
  }
  const withdrawOf = async (method: payments.WithdrawalMethod): Promise<MethodReply["withdraw"]> => {
    const { maxCents, time, payout } = withdrawalTerms(method)
    if (!isPayable(payOuts, method) || !(await isWithdrawalMethodOn(from, method))) return null
    const account =
      payout === "payer" && playerId !== undefined
        ? await findWalletAccount(from, playerId, method)
        : undefined
    return {
      min: eurosOf(await getWithdrawalMinimum(from, method)),
      max: maxCents === null ? maxEuros : eurosOf(maxCents),
      fee: 0,
      time,
      to: payout,
      account: account === undefined ? null : maskedWallet(account),
    }
  }
  const shown = await Promise.all(
    Object.values(methods).map(async ({ code, label: name, icon, ...terms }): Promise<MethodReply> => {
      const iconUrl = mediaUrl(`/media/payment/${icon}.svg`)
      const deposit = terms.deposit && (await depositOf(terms.deposit.switch))
      const withdraw = terms.withdrawal && (await withdrawOf(terms.withdrawal.switch))
      return { code, name, iconUrl, deposit, withdraw }
    }),
  )
  return { paymentMethods: shown.filter(({ deposit, withdraw }) => deposit !== null || withdraw !== null) }
}

const isDepositMethod = (method: payments.PaymentMethod): method is payments.DepositMethod =>
  methods[method].deposit !== null

/** The wallet account that a withdrawal by this method goes back to; undefined for somebody who never paid in by it. */
export const findWalletAccount = async (
  from: Reads,
  playerId: bigint,
  method: payments.WithdrawalMethod,
): Promise<string | undefined> =>
  isDepositMethod(method) ? findPayerAccount(from, playerId, method) : undefined

/** The setting `paymentMethods` in a row that a statement read among other things. */
export type PermissionColumns = { payment_methods: unknown }

/** Which ways of paying in and out are switched on, from such a row. */
export function toPermissions({ payment_methods }: PermissionColumns): me.PaymentPermissions {
  const { allDeposits, allWithdrawals, deposit, withdraw } = parseSetting(
    settings.paymentMethods,
    payment_methods,
  )
  return { deposit: { all: allDeposits, ...deposit }, withdraw: { all: allWithdrawals, ...withdraw } }
}
