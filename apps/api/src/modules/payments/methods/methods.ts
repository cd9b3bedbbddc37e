import { eurosOf, maxEuros, type me, type payments, type ReplyOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting, parseSetting, statutoryDepositLimit } from "../../content/index.ts"
import { getWeeklyDeposits } from "../../limits/index.ts"
import type { PayIns, PayOuts } from "../ports.ts"
import * as settings from "../settings.ts"
import { depositConfig, getMethodLabel, methods, withdrawalConfig } from "./definitions.ts"
import { maskedWallet } from "./rules.ts"
import { findLastDepositMethod, findPayerAccount, listAwayProviders } from "./store.ts"

type Reply = ReplyOf<typeof payments.getActivePaymentMethods>
type MethodReply = Reply["paymentMethods"][number]

export async function isDepositMethodOn(from: Reads, method: payments.DepositMethod): Promise<boolean> {
  const { allDeposits, deposit } = await getSetting(from, settings.paymentMethods)
  return allDeposits && deposit[depositConfig(method).switch]
}

export async function isWithdrawalMethodOn(from: Reads, method: payments.WithdrawalMethod): Promise<boolean> {
  const { allWithdrawals, withdraw } = await getSetting(from, settings.paymentMethods)
  return allWithdrawals && withdraw[withdrawalConfig(method).switch]
}

const isPayable = (payOuts: PayOuts, method: payments.WithdrawalMethod): boolean => {
  const { provider } = withdrawalConfig(method)
  return provider === "hand" || payOuts[provider] !== undefined
}

const computeMinimum = (generalCents: number, methodCents: number | null) =>
  Math.max(generalCents, methodCents ?? 0)

/** Refuses with PaymentMethodNotAllowedErrorType, DepositBelowMinimum {minimum} or DepositAboveMaximum {maximum}. */
export async function assertDepositAllowed(
  from: Reads,
  payIns: PayIns,
  { method, amountCents }: { method: payments.DepositMethod; amountCents: number },
): Promise<void> {
  const { provider, minCents, maxCents } = depositConfig(method)
  if (maxCents !== null && amountCents > maxCents)
    throw new AppError("DepositAboveMaximumErrorType", { maximum: { cents: maxCents } })
  if (payIns[provider] === undefined || !(await isDepositMethodOn(from, method)))
    throw new AppError("PaymentMethodNotAllowedErrorType")
  const minimumCents = computeMinimum((await getSetting(from, settings.deposit)).minimumCents, minCents)
  if (amountCents < minimumCents)
    throw new AppError("DepositBelowMinimumErrorType", { minimum: { cents: minimumCents } })
}

/** Refuses with PaymentMethodNotAllowedErrorType. */
export async function assertWithdrawalAllowed(from: Reads, method: payments.WithdrawalMethod): Promise<void> {
  if (!(await isWithdrawalMethodOn(from, method))) throw new AppError("PaymentMethodNotAllowedErrorType")
}

/** Refuses with PaymentMethodNotAllowedErrorType where the provider is not configured. */
export function assertPayable(payOuts: PayOuts, method: payments.WithdrawalMethod): void {
  if (!isPayable(payOuts, method)) throw new AppError("PaymentMethodNotAllowedErrorType")
}

export const getWithdrawalMinimum = async (from: Reads, method: payments.WithdrawalMethod): Promise<number> =>
  computeMinimum(
    (await getSetting(from, settings.withdrawal)).minimumCents,
    withdrawalConfig(method).minCents,
  )

type MethodsQuery = { mediaUrl: Platform["mediaUrl"]; playerId: bigint | undefined }

/**
 * The methods offered to this caller. The maximum deposit is the weekly limit in force, or the statutory one for a
 * visitor; `get-limits` reports what remains of the player's own limits. A method whose provider has an outage is
 * listed, because the next attempt may succeed.
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
    const { provider, minCents, maxCents, time, isScanned } = depositConfig(method)
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
    const { maxCents, time, payout } = withdrawalConfig(method)
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
  const offered = await Promise.all(
    Object.values(methods).map(async ({ code, icon, ...method }): Promise<MethodReply> => {
      const iconUrl = mediaUrl(`/media/payment/${icon}.svg`)
      const deposit = method.deposit && (await depositOf(method.deposit.switch))
      const withdraw = method.withdrawal && (await withdrawOf(method.withdrawal.switch))
      return { code, name: getMethodLabel(code), iconUrl, deposit, withdraw }
    }),
  )
  const lastDeposit = playerId === undefined ? undefined : await findLastDepositMethod(from, playerId)
  return {
    lastDeposit: lastDeposit ?? null,
    paymentMethods: offered.filter(({ deposit, withdraw }) => deposit !== null || withdraw !== null),
  }
}

const isDepositMethod = (method: payments.PaymentMethod): method is payments.DepositMethod =>
  methods[method].deposit !== null

export const findWalletAccount = async (
  from: Reads,
  playerId: bigint,
  method: payments.WithdrawalMethod,
): Promise<string | undefined> =>
  isDepositMethod(method) ? findPayerAccount(from, playerId, method) : undefined

export type PermissionColumns = { payment_methods: unknown }

/** Parses which methods of deposit and withdrawal are switched on. */
export function toPermissions({ payment_methods }: PermissionColumns): me.PaymentPermissions {
  const { allDeposits, allWithdrawals, deposit, withdraw } = parseSetting(
    settings.paymentMethods,
    payment_methods,
  )
  return { deposit: { all: allDeposits, ...deposit }, withdraw: { all: allWithdrawals, ...withdraw } }
}
