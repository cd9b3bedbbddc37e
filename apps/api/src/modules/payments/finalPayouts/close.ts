import { eurosOf, type payments, type ReplyOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { closePlayer } from "../../players/index.ts"
import { getPlayerBalances, unitsToCents } from "../../wallet/index.ts"
import { saveAccount } from "../accounts/accounts.ts"
import { isInSepa, maskedIban, parseIban } from "../accounts/iban.ts"
import { checkPayee } from "../accounts/payee.ts"
import type { BankPayouts } from "../ports.ts"
import * as settings from "../settings.ts"
import { getFullName } from "./finalPayouts.ts"
import { findOwnIban, insertLeaving, lockLeaving, setNamedAccount } from "./store.ts"

/** The money left and the masked account, null where none is known; `waitHours` applies to a new account. */
export async function getClosingReply(
  from: Reads,
  playerId: bigint,
): Promise<ReplyOf<typeof payments.getClosing>> {
  const { cashUnits } = await getPlayerBalances(from, playerId)
  const iban = await findOwnIban(from, playerId)
  const { waitHours } = await getSetting(from, settings.payoutAccounts)
  const account = iban === undefined ? null : maskedIban(iban)
  return { amount: eurosOf(unitsToCents(cashUnits)), account, waitHours }
}

/**
 * Closes an account at the player's request: sessions end and the balance is paid out (docs/decisions/0040) to the
 * named account or the last one used; a new one waits as usual. Refuses with PayoutAccountNeededErrorType where there
 * is money and no account, and for a named account with IbanInvalid, IbanOutsideSepa, IbanNotOwn, and
 * TemporarilyUnavailable where the bank cannot answer. Breaks, limits and missing documents do not prevent it.
 */
export async function closeAccount(
  platform: Platform,
  bank: BankPayouts,
  { playerId, iban: input }: { playerId: bigint; iban: string | undefined },
): Promise<void> {
  const iban = input === undefined ? undefined : parseIban(input)
  if (input !== undefined && iban === undefined) throw new AppError("IbanInvalidErrorType")
  if (iban !== undefined && !isInSepa(iban)) throw new AppError("IbanOutsideSepaErrorType")
  if (iban !== undefined)
    await checkPayee(platform, bank, playerId, { iban, name: await getFullName(platform.reads(), playerId) })
  await platform.transact(async (tx) => {
    const { amount, account } = await getClosingReply(tx, playerId)
    if (amount > 0 && account === null && iban === undefined)
      throw new AppError("PayoutAccountNeededErrorType")
    if (iban !== undefined) await saveAccount(tx, playerId, iban, { isLeaving: true })
    await closePlayer(platform, tx, playerId)
    await insertLeaving(tx, playerId)
    const row = await lockLeaving(tx, playerId)
    if (row && iban !== undefined) await setNamedAccount(tx, row, iban)
  })
}
