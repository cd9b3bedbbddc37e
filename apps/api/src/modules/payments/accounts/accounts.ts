import type { payments, ReplyOf } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import { randomUuid } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { notify } from "../../notifications/index.ts"
import { payoutAccountAdded, payoutAccountRemoved } from "../events.ts"
import { raiseFlag } from "../flags/flags.ts"
import type { BankPayouts } from "../ports.ts"
import * as settings from "../settings.ts"
import { isInSepa, maskedIban, parseIban } from "./iban.ts"
import { checkPayee } from "./payee.ts"
import {
  type AccountRow,
  findAccountByIban,
  insertAccount,
  listAccounts,
  listPlayersSharingIban,
  lockAccounts,
  setAccountRemoved,
  setUnprovenWaiting,
} from "./store.ts"

export const toPayoutAccountReply = (
  { id, iban, added_at, usable_from }: AccountRow,
  now: Date,
): payments.PayoutAccount => ({
  accountId: id,
  account: maskedIban(iban),
  addedAt: added_at.toISOString(),
  usableFrom: usable_from > now ? usable_from.toISOString() : null,
})

export async function getPayoutAccountsReply(
  from: Reads,
  sharedReads: Reads,
  playerId: bigint,
): Promise<ReplyOf<typeof payments.getPayoutAccounts>> {
  const { most, waitHours } = await getSetting(from, settings.payoutAccounts)
  const rows = await listAccounts(sharedReads, playerId)
  return { accounts: rows.map((row) => toPayoutAccountReply(row, from.now)), most, waitHours }
}

async function assertAccountSlotFree(from: Reads, playerId: bigint): Promise<void> {
  const { most } = await getSetting(from, settings.payoutAccounts)
  if ((await listAccounts(from, playerId)).length >= most)
    throw new AppError("PayoutAccountsFullErrorType", { most })
}

/**
 * Saves an account, or returns it if the player has it already. Refuses with IbanInvalid, IbanOutsideSepa,
 * PayoutAccountsFull {most}, IbanNotOwn where the bank knows another name, TemporarilyUnavailable where the bank
 * cannot answer, and TooManyRequestsErrorType.
 */
export async function addAccount(
  platform: Platform,
  bank: BankPayouts,
  { playerId, name, iban: input }: { playerId: bigint; name: string; iban: string },
): Promise<AccountRow> {
  const iban = parseIban(input)
  if (iban === undefined) throw new AppError("IbanInvalidErrorType")
  if (!isInSepa(iban)) throw new AppError("IbanOutsideSepaErrorType")
  const existing = await findAccountByIban(platform.reads(), playerId, iban)
  if (existing) return existing
  await assertAccountSlotFree(platform.reads(), playerId)
  await checkPayee(platform, bank, playerId, { iban, name })
  return platform.transact((tx) => saveAccount(tx, playerId, iban))
}

/**
 * Saves an account that the bank has verified, and notifies the player. Where another player has it too, the later
 * one is flagged for review. Refuses with PayoutAccountsFull {most}, except for a player who is leaving.
 */
export async function saveAccount(
  tx: Tx,
  playerId: bigint,
  iban: string,
  { isLeaving = false } = {},
): Promise<AccountRow> {
  await lockAccounts(tx, playerId, iban)
  const existing = await findAccountByIban(tx, playerId, iban)
  if (existing) return existing
  if (!isLeaving) await assertAccountSlotFree(tx, playerId)
  const { waitHours } = await getSetting(tx, settings.payoutAccounts)
  const row = await insertAccount(tx, {
    id: `A-${randomUuid().replaceAll("-", "")}`,
    player_id: playerId,
    iban,
    usable_from: new Date(tx.now.getTime() + waitHours * hourMs),
  })
  if ((await listPlayersSharingIban(tx, row)).length > 0)
    await raiseFlag(tx, { playerId, kind: "sharedAccount", subjectId: row.id })
  const [account, until] = [maskedIban(iban), row.usable_from.toISOString()]
  await tx.publish(payoutAccountAdded, { playerId, accountId: row.id, account, until })
  await notify(tx, playerId, "account", "payoutAccountAdded", { account, until })
  return row
}

/** Returns the approved payouts to an account that were not ordered yet to review. */
export type StopPayoutsTo = (tx: Tx, playerId: bigint, iban: string) => Promise<void>

/**
 * Removes an account by its player or by an operator. Payouts under way continue, but those that wait until the account is
 * usable return to review, because somebody else may have saved it. Refuses with NotFoundErrorType.
 */
export async function removeAccount(
  tx: Tx,
  accountId: string,
  by: { playerId: bigint } | { operator: string },
  stopPayoutsTo: StopPayoutsTo,
): Promise<void> {
  if ("playerId" in by) await lockAccounts(tx, by.playerId)
  const row = await setAccountRemoved(tx, accountId, "playerId" in by ? by.playerId : undefined)
  if (!row) throw new AppError("NotFoundErrorType")
  const { player_id: playerId } = row
  const account = maskedIban(row.iban)
  const operator = "operator" in by ? { operator: by.operator } : {}
  await tx.publish(payoutAccountRemoved, { playerId, accountId, account, ...operator })
  await notify(tx, playerId, "account", "payoutAccountRemoved", { account })
  if (row.usable_from > tx.now) await stopPayoutsTo(tx, playerId, row.iban)
}

/** After a change of password or email address, unproven accounts wait as if they were new. */
export async function delayAccounts(tx: Tx, playerId: bigint, at: Date): Promise<void> {
  const { waitHours } = await getSetting(tx, settings.payoutAccounts)
  await setUnprovenWaiting(tx, playerId, new Date(at.getTime() + waitHours * hourMs))
}
