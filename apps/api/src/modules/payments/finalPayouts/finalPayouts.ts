import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { findVerifiedName } from "../../identity/index.ts"
import { isPermanentlyBarred } from "../../limits/index.ts"
import { findProfile } from "../../players/index.ts"
import { getBalanceUnits, unitsToCents } from "../../wallet/index.ts"
import { maskedIban } from "../accounts/iban.ts"
import { findAccountByIban, setAccountUsable } from "../accounts/store.ts"
import { leavingAccountNamed, leavingAccountWanted } from "../events.ts"
import { paymentsLog } from "../log.ts"
import type { BankPayouts } from "../ports.ts"
import { type Purse, purses } from "../purses/purses.ts"
import * as settings from "../settings.ts"
import { holdMoney } from "../withdrawals/hold.ts"
import {
  deleteLeaving,
  findNewestWithdrawal,
  findOwnIban,
  isOrderOpen,
  lockLeaving,
  type Problem,
  setLeavingProblem,
  setNamedAccount,
  takeLeaving,
} from "./store.ts"

type PayoutPlatform = Pick<Platform, "transact" | "clock" | "log" | "reads">
type Payee = { iban: string; name: string }

export const leavingAlarm = "leaving.noAccount"

const batchSize = 50
const retryAfterMs = 4 * minuteMs

/**
 * Job: pays out players who may not log in any more (docs/decisions/0040): to the account that an operator named,
 * else the last one used, else a saved one. Without an account, or where the bank knows another name or the last
 * payout failed, an operator must name one. There is no minimum; later wins are paid by a later run.
 */
export async function payOutLeavers(platform: PayoutPlatform, bank: BankPayouts): Promise<void> {
  const nowMs = platform.clock.now().getTime()
  const { waitMinutes } = await getSetting(platform.reads(), settings.leaving)
  const due = {
    leftBefore: new Date(nowMs - waitMinutes * minuteMs),
    processedBefore: new Date(nowMs - retryAfterMs),
  }
  for (const playerId of await platform.transact((tx) => takeLeaving(tx, due, batchSize))) {
    try {
      await payOutLeaver(platform, bank, playerId)
    } catch (error) {
      paymentsLog(platform).warn("leaving.notPaid", { playerId, ...describeError(error) })
    }
  }
}

async function payOutLeaver(platform: PayoutPlatform, bank: BankPayouts, playerId: bigint): Promise<void> {
  const payee = await platform.transact((tx) => findPayee(tx, playerId))
  if (!payee) return
  const check = await bank.verifyPayee(payee)
  if (check === "NOT_AVAILABLE") throw new Error("The bank cannot say whose account it is")
  await platform.transact((tx) =>
    check === "NO_MATCH" ? waitForAccount(tx, playerId, "notOwn") : holdAllMoney(tx, playerId, payee, check),
  )
}

async function findPayee(tx: Tx, playerId: bigint): Promise<Payee | undefined> {
  const row = await lockLeaving(tx, playerId)
  if (!row || row.problem !== null || (await isOrderOpen(tx, playerId))) return undefined
  if (await cancelFinalPayout(tx, playerId)) return undefined
  const newest = await findNewestWithdrawal(tx, playerId, row.since)
  const hasFailed = newest?.status === "failed" || newest?.status === "rejected"
  if (hasFailed && newest.id !== row.failed_withdrawal)
    return waitForAccount(tx, playerId, "failed", newest.id)
  const iban = row.iban ?? (await findOwnIban(tx, playerId))
  if (iban === undefined) return waitForAccount(tx, playerId, "noAccount")
  const account = await findAccountByIban(tx, playerId, iban)
  if (account && account.usable_from > tx.now) return undefined
  return { iban, name: await getFullName(tx, playerId) }
}

export async function getFullName(from: Reads, playerId: bigint): Promise<string> {
  const name = (await findVerifiedName(from, playerId)) ?? (await findProfile(from, playerId))
  if (!name) throw new Error(`There is no player ${playerId}.`)
  return `${name.firstName} ${name.lastName}`
}

export async function cancelFinalPayout(tx: Tx, playerId: bigint): Promise<boolean> {
  if (await isPermanentlyBarred(tx, playerId)) return false
  await deleteLeaving(tx, playerId)
  await resolveAlarm(tx, { kind: leavingAlarm, subject: String(playerId) })
  return true
}

const getRemainingCents = async (tx: Tx, playerId: bigint, purse: Purse): Promise<number> =>
  Math.max(0, unitsToCents(await getBalanceUnits(tx, purses[purse].money(playerId))))

async function waitForAccount(
  tx: Tx,
  playerId: bigint,
  problem: Problem,
  failedWithdrawal?: string,
): Promise<undefined> {
  await setLeavingProblem(tx, playerId, problem, failedWithdrawal)
  const amountCents =
    (await getRemainingCents(tx, playerId, "cash")) + (await getRemainingCents(tx, playerId, "sports"))
  const detail = { playerId: String(playerId), problem, amountCents }
  await raiseAlarm(tx, { kind: leavingAlarm, subject: String(playerId), detail })
  await tx.publish(leavingAccountWanted, { playerId, problem, amountCents })
}

async function holdAllMoney(
  tx: Tx,
  playerId: bigint,
  { iban, name }: Payee,
  check: "MATCH" | "CLOSE_MATCH",
): Promise<void> {
  const row = await lockLeaving(tx, playerId)
  // An operator may have named another account meanwhile; the next run pays to that one.
  if (!row || row.problem !== null || (row.iban !== null && row.iban !== iban)) return
  for (const purse of ["cash", "sports"] as const) {
    const amountCents = await getRemainingCents(tx, playerId, purse)
    if (amountCents > 0)
      await holdMoney(
        tx,
        { playerId, purse, amountCents, method: "bnp", to: { iban }, isLeaving: true },
        { name, check },
      )
  }
}

/** The bank verifies its holder before the payout. Refuses with NotFoundErrorType for a player who has not left. */
export async function setAccountByOperator(
  tx: Tx,
  playerId: bigint,
  iban: string,
  operator: string,
): Promise<void> {
  const row = await lockLeaving(tx, playerId)
  if (!row) throw new AppError("NotFoundErrorType")
  await setNamedAccount(tx, row, iban)
  await setAccountUsable(tx, playerId, iban)
  await resolveAlarm(tx, { kind: leavingAlarm, subject: String(playerId) })
  await tx.publish(leavingAccountNamed, { playerId, account: maskedIban(iban), operator })
}
