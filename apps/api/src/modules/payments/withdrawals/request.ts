import { eurosOf, type payments, type ReplyOf } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { withIdempotencyKey } from "../../../platform/http/idempotency.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { assertAllowed } from "../../limits/index.ts"
import { accounts, getBalanceUnits, unitsToCents } from "../../wallet/index.ts"
import { addAccount } from "../accounts/accounts.ts"
import { assertMayBePaid, checkPayee, type NameMatch } from "../accounts/payee.ts"
import { type AccountRow, findAccount, lockAccount } from "../accounts/store.ts"
import { withdrawalConfig } from "../methods/definitions.ts"
import {
  assertPayable,
  assertWithdrawalAllowed,
  findWalletAccount,
  getWithdrawalMinimum,
} from "../methods/methods.ts"
import type { BankPayouts, PayOuts } from "../ports.ts"
import { type Purse, purseField, toWalletMessage } from "../purses/purses.ts"
import { holdMoney } from "./hold.ts"
import { isRequested } from "./store.ts"

type NamedDestination = { accountId?: string | undefined; iban?: string | undefined }
type Destination = { accountId: string } | { iban: string }
export type WithdrawalRequest = {
  playerId: bigint
  purse: Purse
  amountCents: number
  method: payments.WithdrawalMethod
  to: NamedDestination
  forfeitsBonus: boolean
  idempotencyKey: string | undefined
}
type Reply = ReplyOf<typeof payments.withdrawAmount>

/** Refuses with BadInputErrorType unless exactly one of the two is given. */
function toDestination({ accountId, iban }: NamedDestination): Destination {
  if (accountId !== undefined && iban === undefined) return { accountId }
  if (iban !== undefined && accountId === undefined) return { iban }
  throw unexpectedFields({ accountId: iban === undefined ? "missing" : "notAsked" })
}

const unexpectedFields = (fields: Record<string, "missing" | "notAsked">) =>
  new AppError(
    "BadInputErrorType",
    {},
    { fields: Object.fromEntries(Object.entries(fields).map(([name, is]) => [name, { is }])) },
  )

/**
 * Creates a withdrawal: small plain ones are approved immediately, others go to review. An IBAN is saved first. A
 * payout to a new account is sent at `sentFrom`. It cannot be cancelled. Refuses like the gate and `addAccount`, and
 * with WithdrawalBelowMinimum {minimum}, NotFoundErrorType for an unknown account, WalletNotPaidIn for a wallet
 * without deposits, InsufficientFunds, and BonusWouldBeForfeited {bonus} without the player's confirmation.
 */
export async function requestWithdrawal(
  platform: Platform,
  payOuts: PayOuts,
  request: WithdrawalRequest,
): Promise<Reply> {
  const { playerId, amountCents, method, idempotencyKey } = request
  const isRepeat =
    idempotencyKey !== undefined && (await isRequested(platform.reads(), playerId, idempotencyKey))
  const payee = await getPayee(platform, payOuts, request, isRepeat)
  const to = "account" in payee ? { iban: payee.account.iban } : { wallet: payee.walletAccount }
  return platform.transact((tx) =>
    withIdempotencyKey(
      tx,
      {
        owner: `player:${playerId}`,
        key: idempotencyKey,
        name: "withdrawAmount",
        input: { amountCents, method, ...to, ...purseField(request.purse) },
      },
      () => holdWithdrawal(tx, request, payee, isRepeat),
    ),
  )
}

type BankPayee = { name: string; account: AccountRow; check: NameMatch | null }
type WalletPayee = { name: string; walletAccount: string }

/** `check` is null for a repeated call: the first one was checked. */
async function getPayee(
  platform: Platform,
  payOuts: PayOuts,
  request: WithdrawalRequest,
  isRepeat: boolean,
): Promise<BankPayee | WalletPayee> {
  const { playerId, method } = request
  const name = await platform.transact((tx) => assertMayWithdraw(tx, request))
  if (withdrawalConfig(method).payout === "payer") {
    if (request.to.accountId !== undefined) throw unexpectedFields({ accountId: "notAsked" })
    if (request.to.iban !== undefined) throw unexpectedFields({ iban: "notAsked" })
    assertPayable(payOuts, method)
    const walletAccount = await findWalletAccount(platform.reads(), playerId, method)
    if (walletAccount === undefined) throw new AppError("WalletNotPaidInErrorType")
    return { name, walletAccount }
  }
  const account = await getAccount(platform, payOuts.bank, { playerId, name, to: toDestination(request.to) })
  const check = isRepeat
    ? null
    : await checkPayee(platform, payOuts.bank, playerId, { iban: account.iban, name })
  return { name, account, check }
}

async function assertMayWithdraw(tx: Tx, request: WithdrawalRequest): Promise<string> {
  await assertAllowed(tx, request.playerId, "withdraw")
  await assertWithdrawalAllowed(tx, request.method)
  const name = await assertMayBePaid(tx, request.playerId)
  const minimumCents = await getWithdrawalMinimum(tx, request.method)
  if (request.amountCents < minimumCents)
    throw new AppError("WithdrawalBelowMinimumErrorType", { minimum: { cents: minimumCents } })
  return name
}

async function getAccount(
  platform: Platform,
  bank: BankPayouts,
  { playerId, name, to }: { playerId: bigint; name: string; to: Destination },
): Promise<AccountRow> {
  if ("iban" in to) return addAccount(platform, bank, { playerId, name, iban: to.iban })
  const account = await findAccount(platform.reads(), playerId, to.accountId)
  if (!account) throw new AppError("NotFoundErrorType")
  return account
}

/** The bonus that a withdrawal would forfeit, in euros. */
export const getForfeitReply = async (from: Reads, playerId: bigint): Promise<{ bonus: number }> => ({
  bonus: eurosOf(await getForfeitedCents(from, playerId)),
})

async function getForfeitedCents(from: Reads, playerId: bigint): Promise<number> {
  const units = await getBalanceUnits(from, accounts.bonus(playerId))
  return units > 0n ? unitsToCents(units) : 0
}

/** Locks the destination: the account may have been removed meanwhile, the deposit charged back. */
async function getDestination(
  tx: Tx,
  { playerId, method }: WithdrawalRequest,
  payee: BankPayee | WalletPayee,
): Promise<{ iban: string } | { walletAccount: string }> {
  if ("walletAccount" in payee) {
    if ((await findWalletAccount(tx, playerId, method)) !== payee.walletAccount)
      throw new AppError("WalletNotPaidInErrorType")
    return { walletAccount: payee.walletAccount }
  }
  const account = await lockAccount(tx, playerId, payee.account.id)
  if (!account) throw new AppError("NotFoundErrorType")
  return { iban: account.iban }
}

async function holdWithdrawal(
  tx: Tx,
  request: WithdrawalRequest,
  payee: BankPayee | WalletPayee,
  isRepeat: boolean,
): Promise<Reply> {
  const { playerId, purse, amountCents, method, idempotencyKey, forfeitsBonus } = request
  // The key belongs to a withdrawal whose reply is no longer stored; nothing happens twice.
  if (isRepeat) throw new AppError("IdempotencyKeyReusedErrorType")
  await assertAllowed(tx, playerId, "withdraw")
  const to = await getDestination(tx, request, payee)
  // A withdrawal from the sports purse does not forfeit a casino bonus.
  const bonusCents = purse === "cash" ? await getForfeitedCents(tx, playerId) : 0
  if (bonusCents > 0 && !forfeitsBonus)
    throw new AppError("BonusWouldBeForfeitedErrorType", { bonus: { cents: bonusCents } })
  const { id, isApproved, leftCents, sentFrom } = await holdMoney(
    tx,
    { playerId, purse, amountCents, method, to, idempotencyKey, forfeitsBonus: bonusCents > 0 },
    { name: payee.name, check: "check" in payee ? payee.check : null },
  )
  tx.push({ playerId }, "wallet", toWalletMessage(purse, leftCents))
  return {
    withdrawalId: id,
    status: isApproved ? "approved" : "checking",
    newBalance: eurosOf(leftCents),
    ...(sentFrom && { sentFrom }),
  }
}
