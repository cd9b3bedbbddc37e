import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import { setting } from "../../content/index.ts"
import { verifiedName } from "../../identity/index.ts"
import { isBarredForGood } from "../../limits/index.ts"
import { profile } from "../../players/index.ts"
import { balanceUnits, centsOfUnits } from "../../wallet/index.ts"
import { accountOfIbanOf, setUsable } from "../accounts/store.ts"
import { leavingAccountNamed, leavingAccountWanted } from "../events.ts"
import { logOf } from "../log.ts"
import type { BankPayouts } from "../ports.ts"
import { type Purse, purses } from "../purses/purses.ts"
import * as settings from "../settings.ts"
import { holdMoney } from "../withdrawals/hold.ts"
import { maskedIban } from "../withdrawals/rules.ts"
import {
  deleteLeaving,
  isOrderOpen,
  lockLeaving,
  newestOf,
  ownIbanOf,
  type Problem,
  setNamed,
  setProblem,
  takeLeaving,
} from "./store.ts"

type Pays = Pick<Platform, "transact" | "clock" | "log" | "reads">
type Payee = { iban: string; name: string }

/** An alarm of this kind stands for as long as nobody knows where the money of somebody who left belongs. */
export const leavingAlarm = "leaving.noAccount"

const minuteMs = 60_000
const batch = 50
const lookAgainAfterMs = 4 * minuteMs

/**
 * Job: pays whoever may have no session any more what is in their account (docs/decisions/0040). It goes to the account
 * an operator named, else to the one they were paid at last, else to one they have saved; where there is none, where the bank knows it under another
 * name, or where a payout to it has failed, a person names one. Nothing is too little to be paid. A win or a payment that
 * comes late is paid the next time.
 */
export async function payOutLeaving(platform: Pays, bank: BankPayouts): Promise<void> {
  const nowMs = platform.clock.now().getTime()
  const { waitMinutes } = await setting(platform.reads(), settings.leaving)
  const due = {
    leftBefore: new Date(nowMs - waitMinutes * minuteMs),
    lookedBefore: new Date(nowMs - lookAgainAfterMs),
  }
  for (const playerId of await platform.transact((tx) => takeLeaving(tx, due, batch))) {
    try {
      await payOutTo(platform, bank, playerId)
    } catch (error) {
      logOf(platform).warn("leaving.notPaid", { playerId, ...describeError(error) })
    }
  }
}

async function payOutTo(platform: Pays, bank: BankPayouts, playerId: bigint): Promise<void> {
  const payee = await platform.transact((tx) => payeeOf(tx, playerId))
  if (!payee) return
  const check = await bank.verifyPayee(payee)
  if (check === "NOT_AVAILABLE") throw new Error("The bank cannot say whose account it is")
  await platform.transact((tx) =>
    check === "NO_MATCH" ? wait(tx, playerId, "notOwn") : holdAll(tx, playerId, payee, check),
  )
}

/** Where the money goes; undefined where it waits: for a payment that is open, for an account that is new, or for a person. */
async function payeeOf(tx: Tx, playerId: bigint): Promise<Payee | undefined> {
  const row = await lockLeaving(tx, playerId)
  if (!row || row.problem !== null || (await isOrderOpen(tx, playerId))) return undefined
  if (await comesBack(tx, playerId)) return undefined
  const newest = await newestOf(tx, playerId, row.since)
  const hasFailed = newest?.status === "failed" || newest?.status === "rejected"
  if (hasFailed && newest.id !== row.failed_withdrawal) return wait(tx, playerId, "failed", newest.id)
  const iban = row.iban ?? (await ownIbanOf(tx, playerId))
  if (iban === undefined) return wait(tx, playerId, "noAccount")
  const account = await accountOfIbanOf(tx, playerId, iban)
  if (account && account.usable_from > tx.now) return undefined
  return { iban, name: await nameOf(tx, playerId) }
}

/** The name that was verified, or for whom nobody looked at yet the one they gave. */
export async function nameOf(from: Reads, playerId: bigint): Promise<string> {
  const name = (await verifiedName(from, playerId)) ?? (await profile(from, playerId))
  if (!name) throw new Error(`There is no player ${playerId}.`)
  return `${name.firstName} ${name.lastName}`
}

/** Forgets that somebody left who may have a session again: they withdraw themselves. False where they may not. */
export async function comesBack(tx: Tx, playerId: bigint): Promise<boolean> {
  if (await isBarredForGood(tx, playerId)) return false
  await deleteLeaving(tx, playerId)
  await resolveAlarm(tx, { kind: leavingAlarm, subject: String(playerId) })
  return true
}

/** What a purse of theirs holds, in cents; nothing where it is owed. */
const leftIn = async (tx: Tx, playerId: bigint, purse: Purse): Promise<number> =>
  Math.max(0, centsOfUnits(await balanceUnits(tx, purses[purse].money(playerId))))

/** Calls a person to name an account, and writes to the player, who has no other way to. */
async function wait(
  tx: Tx,
  playerId: bigint,
  problem: Problem,
  failedWithdrawal?: string,
): Promise<undefined> {
  await setProblem(tx, playerId, problem, failedWithdrawal)
  const amountCents = (await leftIn(tx, playerId, "cash")) + (await leftIn(tx, playerId, "sports"))
  const detail = { playerId: String(playerId), problem, amountCents }
  await raiseAlarm(tx, { kind: leavingAlarm, subject: String(playerId), detail })
  await tx.publish(leavingAccountWanted, { playerId, problem, amountCents })
}

async function holdAll(
  tx: Tx,
  playerId: bigint,
  { iban, name }: Payee,
  check: "MATCH" | "CLOSE_MATCH",
): Promise<void> {
  const row = await lockLeaving(tx, playerId)
  // Meanwhile an operator may have named another account: the next look pays to that one.
  if (!row || row.problem !== null || (row.iban !== null && row.iban !== iban)) return
  for (const purse of ["cash", "sports"] as const) {
    const amountCents = await leftIn(tx, playerId, purse)
    if (amountCents > 0)
      await holdMoney(
        tx,
        { playerId, purse, amountCents, method: "bnp", to: { iban }, isLeaving: true },
        { name, check },
      )
  }
}

/**
 * An operator names the account that what is left of a player who left belongs to: the bank is asked whose it is before
 * anything is paid, and nothing else is waited for. Refuses with NotFoundErrorType where no such player has left.
 */
export async function nameAccount(tx: Tx, playerId: bigint, iban: string, operator: string): Promise<void> {
  const row = await lockLeaving(tx, playerId)
  if (!row) throw new AppError("NotFoundErrorType")
  await setNamed(tx, row, iban)
  await setUsable(tx, playerId, iban)
  await resolveAlarm(tx, { kind: leavingAlarm, subject: String(playerId) })
  await tx.publish(leavingAccountNamed, { playerId, account: maskedIban(iban), operator })
}
