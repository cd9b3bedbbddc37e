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
import { withdrawalTerms } from "../methods/definitions.ts"
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

/** A saved account of one's own, or an IBAN that is saved with this. */
type NamedDestination = { accountId?: string | undefined; iban?: string | undefined }
type Destination = { accountId: string } | { iban: string }
export type WithdrawalRequest = {
  playerId: bigint
  purse: Purse
  amountCents: number
  method: payments.WithdrawalMethod
  /** The bank account that was named; a wallet takes none. */
  to: NamedDestination
  /** The player was told that it costs them their bonus, and wants it all the same. */
  forfeitsBonus: boolean
  idempotencyKey: string | undefined
}
type Reply = ReplyOf<typeof payments.withdrawAmount>

/** The bank account that a withdrawal is to go to; exactly one of the two is said, else it refuses with BadInputErrorType. */
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
 * Holds the money and starts a withdrawal to a saved account; small plain ones are approved at once, the others wait for
 * an operator. Refuses with what the gate refuses with, WithdrawalBelowMinimum {minimum}, NotFoundErrorType for an account
 * that is not theirs, WalletNotPaidIn for a wallet they never paid in from, IbanNotOwn where the bank knows the account under another name than the verified one,
 * InsufficientFunds, and TemporarilyUnavailable where the bank cannot say. An IBAN is saved first, with the refusals of
 * `addAccount`. A payout to an account that is new is sent when the account's wait is over, at `sentFrom`. A player with a
 * bonus loses it by this, and is refused with BonusWouldBeForfeited {bonus} unless they confirmed that. A withdrawal cannot
 * be cancelled afterwards.
 */
export async function requestWithdrawal(
  platform: Platform,
  payOuts: PayOuts,
  wish: WithdrawalRequest,
): Promise<Reply> {
  const { playerId, amountCents, method, idempotencyKey } = wish
  const isRepeat =
    idempotencyKey !== undefined && (await isRequested(platform.reads(), playerId, idempotencyKey))
  const payee = await getPayee(platform, payOuts, wish, isRepeat)
  const to = "account" in payee ? { iban: payee.account.iban } : { wallet: payee.walletAccount }
  return platform.transact((tx) =>
    withIdempotencyKey(
      tx,
      {
        owner: `player:${playerId}`,
        key: idempotencyKey,
        name: "withdrawAmount",
        input: { amountCents, method, ...to, ...purseField(wish.purse) },
      },
      () => holdWithdrawal(tx, wish, payee, isRepeat),
    ),
  )
}

type BankPayee = { name: string; account: AccountRow; check: NameMatch | null }
type WalletPayee = { name: string; walletAccount: string }

/** Who is paid, and where. `check` is null for a repeated call, whose first time was checked. */
async function getPayee(
  platform: Platform,
  payOuts: PayOuts,
  wish: WithdrawalRequest,
  isRepeat: boolean,
): Promise<BankPayee | WalletPayee> {
  const { playerId, method } = wish
  const name = await platform.transact((tx) => assertMayWithdraw(tx, wish))
  if (withdrawalTerms(method).payout === "payer") {
    if (wish.to.accountId !== undefined) throw unexpectedFields({ accountId: "notAsked" })
    if (wish.to.iban !== undefined) throw unexpectedFields({ iban: "notAsked" })
    assertPayable(payOuts, method)
    const walletAccount = await findWalletAccount(platform.reads(), playerId, method)
    if (walletAccount === undefined) throw new AppError("WalletNotPaidInErrorType")
    return { name, walletAccount }
  }
  const account = await getAccount(platform, payOuts.bank, { playerId, name, to: toDestination(wish.to) })
  const check = isRepeat
    ? null
    : await checkPayee(platform, payOuts.bank, playerId, { iban: account.iban, name })
  return { name, account, check }
}

/** Gate, method, name and minimum. Answers the name that was verified. */
async function assertMayWithdraw(tx: Tx, wish: WithdrawalRequest): Promise<string> {
  await assertAllowed(tx, wish.playerId, "withdraw")
  await assertWithdrawalAllowed(tx, wish.method)
  const name = await assertMayBePaid(tx, wish.playerId)
  const minimumCents = await getWithdrawalMinimum(tx, wish.method)
  if (wish.amountCents < minimumCents)
    throw new AppError("WithdrawalBelowMinimumErrorType", { minimum: { cents: minimumCents } })
  return name
}

/** The account that is named, or that the IBAN is saved as. */
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

/** What a withdrawal now would cost a player: the bonus that they hold, euros. */
export const getForfeitReply = async (from: Reads, playerId: bigint): Promise<{ bonus: number }> => ({
  bonus: eurosOf(await getForfeitedCents(from, playerId)),
})

async function getForfeitedCents(from: Reads, playerId: bigint): Promise<number> {
  const units = await getBalanceUnits(from, accounts.bonus(playerId))
  return units > 0n ? unitsToCents(units) : 0
}

/** Where the money goes, locked: a saved account may have been removed meanwhile, and the payment of a wallet taken back. */
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
  wish: WithdrawalRequest,
  payee: BankPayee | WalletPayee,
  isRepeat: boolean,
): Promise<Reply> {
  const { playerId, purse, amountCents, method, idempotencyKey, forfeitsBonus } = wish
  // The key made a withdrawal whose answer is no longer kept: nothing is done a second time.
  if (isRepeat) throw new AppError("IdempotencyKeyReusedErrorType")
  await assertAllowed(tx, playerId, "withdraw")
  const to = await getDestination(tx, wish, payee)
  // The sports book has no bonus, and one of the casino is not lost by it.
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
