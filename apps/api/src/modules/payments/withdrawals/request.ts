import { eurosOf, type payments, type ReplyOf } from "@elite/contract"
import { Failure } from "../../../kernel/failure.ts"
import { onceFor } from "../../../kernel/idempotency.ts"
import type { Kernel } from "../../../kernel/module.ts"
import type { Reads, Tx } from "../../../kernel/transaction.ts"
import { setting } from "../../content/index.ts"
import { may } from "../../limits/index.ts"
import { accounts, balanceUnits, centsOfUnits } from "../../wallet/index.ts"
import { addAccount } from "../accounts/accounts.ts"
import { admitPayee, checkPayee } from "../accounts/payee.ts"
import { type AccountRow, accountOf, lockAccount } from "../accounts/store.ts"
import type { BankPayouts } from "../ports.ts"
import { holding, type Purse, purseSaid } from "../purses/purses.ts"
import * as settings from "../settings.ts"
import { holdMoney, type Payee } from "./hold.ts"
import { isRequested } from "./store.ts"

/** A saved account of one's own, or an IBAN that is saved with this. */
type To = { accountId: string } | { iban: string }
export type WithdrawalWish = {
  playerId: bigint
  purse: Purse
  amountCents: number
  to: To
  /** The player was told that it costs them their bonus, and wants it all the same. */
  forfeitsBonus: boolean
  idempotencyKey: string | undefined
}
type Reply = ReplyOf<typeof payments.withdrawAmount>
/** Null for a repeated call, whose first time was checked. */
type Checked = Payee["check"] | null

/** Where a withdrawal is to go; exactly one of the two is said, else it refuses with BadInputErrorType. */
export function payeeIn({
  accountId,
  iban,
}: {
  accountId?: string | undefined
  iban?: string | undefined
}): To {
  if (accountId !== undefined && iban === undefined) return { accountId }
  if (iban !== undefined && accountId === undefined) return { iban }
  const is = iban === undefined ? "missing" : "notAsked"
  throw new Failure("BadInputErrorType", {}, { fields: { accountId: { is } } })
}

/**
 * Holds the money and starts a withdrawal to a saved account; small plain ones are approved at once, the others wait for
 * an operator. Refuses with what the gate refuses with, WithdrawalBelowMinimum {minimum}, NotFoundErrorType for an account
 * that is not theirs, IbanNotOwn where the bank knows the account under another name than the verified one,
 * InsufficientFunds, and TemporarilyUnavailable where the bank cannot say. An IBAN is saved first, with the refusals of
 * `addAccount`. A payout to an account that is new is sent when the account's wait is over, at `sentFrom`. A player with a
 * bonus loses it by this, and is refused with BonusWouldBeForfeited {bonus} unless they confirmed that. A withdrawal cannot
 * be cancelled afterwards.
 */
export async function requestWithdrawal(
  kernel: Kernel,
  bank: BankPayouts,
  wish: WithdrawalWish,
): Promise<Reply> {
  const { playerId, amountCents, idempotencyKey } = wish
  const name = await kernel.transact((tx) => admit(tx, wish))
  const account = await accountFor(kernel, bank, wish, name)
  const isRepeat =
    idempotencyKey !== undefined && (await isRequested(kernel.reads(), playerId, idempotencyKey))
  const { iban } = account
  const check = isRepeat ? null : await checkPayee(kernel, bank, playerId, { iban, name })
  return kernel.transact((tx) =>
    onceFor(
      tx,
      {
        owner: `player:${playerId}`,
        key: idempotencyKey,
        name: "withdrawAmount",
        input: { amountCents, iban, ...purseSaid(wish.purse) },
      },
      () => hold(tx, wish, account, { name, check }),
    ),
  )
}

/** Gate, method, name and minimum. Answers the name that was verified. */
async function admit(tx: Tx, wish: WithdrawalWish): Promise<string> {
  const name = await admitPayee(tx, wish.playerId)
  const { minimumCents } = await setting(tx, settings.withdrawal)
  if (wish.amountCents < minimumCents)
    throw new Failure("WithdrawalBelowMinimumErrorType", { minimum: { cents: minimumCents } })
  return name
}

/** The account that is named, or that the IBAN is saved as. */
async function accountFor(
  kernel: Kernel,
  bank: BankPayouts,
  { playerId, to }: WithdrawalWish,
  name: string,
): Promise<AccountRow> {
  if ("iban" in to) return addAccount(kernel, bank, { playerId, name, iban: to.iban })
  const account = await accountOf(kernel.reads(), playerId, to.accountId)
  if (!account) throw new Failure("NotFoundErrorType")
  return account
}

/** What a withdrawal now would cost a player: the bonus that they hold, euros. */
export const forfeitOf = async (from: Reads, playerId: bigint): Promise<{ bonus: number }> => ({
  bonus: eurosOf(await forfeitedCents(from, playerId)),
})

async function forfeitedCents(from: Reads, playerId: bigint): Promise<number> {
  const units = await balanceUnits(from, accounts.bonus(playerId))
  return units > 0n ? centsOfUnits(units) : 0
}

async function hold(
  tx: Tx,
  { playerId, purse, amountCents, idempotencyKey, forfeitsBonus }: WithdrawalWish,
  { id: accountId }: AccountRow,
  { name, check }: { name: string; check: Checked },
): Promise<Reply> {
  // The key made a withdrawal whose answer is no longer kept: nothing is done a second time.
  if (check === null) throw new Failure("IdempotencyKeyReusedErrorType")
  await may(tx, playerId, "withdraw")
  // Meanwhile it may have been removed.
  const account = await lockAccount(tx, playerId, accountId)
  if (!account) throw new Failure("NotFoundErrorType")
  // The sports book has no bonus, and one of the casino is not lost by it.
  const bonusCents = purse === "cash" ? await forfeitedCents(tx, playerId) : 0
  if (bonusCents > 0 && !forfeitsBonus)
    throw new Failure("BonusWouldBeForfeitedErrorType", { bonus: { cents: bonusCents } })
  const wish = {
    playerId,
    purse,
    amountCents,
    iban: account.iban,
    idempotencyKey,
    forfeitsBonus: bonusCents > 0,
  }
  const { id, isApproved, leftCents, sentFrom } = await holdMoney(tx, wish, { name, check })
  tx.tell({ playerId }, "wallet", holding(purse, leftCents))
  return {
    withdrawalId: id,
    status: isApproved ? "approved" : "checking",
    newBalance: eurosOf(leftCents),
    ...(sentFrom && { sentFrom }),
  }
}
