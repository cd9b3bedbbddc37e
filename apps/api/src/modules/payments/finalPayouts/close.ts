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

/**
 * What closing would do: what is left to pay, and to which account, masked, null where none is known; and how many hours an
 * account waits that is named now.
 */
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
 * Closes an account at its player's wish: every session ends, and what is left is paid out (docs/decisions/0040), to the
 * account named here or the one they were paid at last; one that is new waits as it would for them. Refuses with PayoutAccountNeededErrorType where there is money and
 * no account, and of a named one with IbanInvalid, IbanOutsideSepa, IbanNotOwn, and TemporarilyUnavailable where the bank cannot say. Nothing
 * keeps anybody from leaving: neither a break nor a limit nor papers that are missing.
 */
export async function closeAccount(
  platform: Platform,
  bank: BankPayouts,
  { playerId, iban: written }: { playerId: bigint; iban: string | undefined },
): Promise<void> {
  const iban = written === undefined ? undefined : parseIban(written)
  if (written !== undefined && iban === undefined) throw new AppError("IbanInvalidErrorType")
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
