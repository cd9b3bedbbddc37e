import { dayMs } from "../../../kernel/calendar.ts"
import { problemOf } from "../../../kernel/log.ts"
import type { Kernel } from "../../../kernel/module.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { setting } from "../../content/index.ts"
import { waitsOf } from "../accounts/store.ts"
import { isFlagged } from "../flags/store.ts"
import { logOf } from "../log.ts"
import type { BankPayouts, PayoutAnswer } from "../ports.ts"
import * as settings from "../settings.ts"
import { applyPayout, fail } from "./apply.ts"
import { raiseDispute } from "./dispute.ts"
import { sendBack } from "./review.ts"
import { payeeNameFor, payoutReason } from "./rules.ts"
import {
  lockWithdrawal,
  setFollowed,
  takeEnded,
  takeStalled,
  updateWithdrawal,
  type WithdrawalRow,
} from "./store.ts"

type Pays = Pick<Kernel, "transact" | "reads" | "clock" | "log">

/**
 * Orders an approved payout at the bank. It may run any number of times and be killed anywhere: before the order
 * leaves, it is noted that it may have been paid. From then on the bank is asked, and only its word about this very
 * payout gives the money back; that a repetition is refused, or that an answer was cut, never does. Nothing is ordered
 * before the account's `usable_from`.
 */
export async function payOut(kernel: Pays, bank: BankPayouts, withdrawalId: string): Promise<void> {
  const row = await kernel.transact((tx) => beginOrder(tx, withdrawalId))
  if (!row) return
  const isFirst = row.order_attempts === 1
  if (!isFirst && (await learnPayout(kernel, bank, row.id))) return
  const answer = await order(kernel, bank, row)
  if (answer?.kind === "report") {
    await kernel.transact((tx) => applyPayout(tx, answer.report))
    return
  }
  if (answer?.kind === "refused" && (await kernel.transact((tx) => refuse(tx, row.id, answer.code)))) return
  if (await learnPayout(kernel, bank, row.id)) return
  if (answer?.kind === "refused") await kernel.transact((tx) => doubt(tx, row.id, answer.code))
  else throw new Error("The bank does not know the payout yet")
}

/** Notes that the order is about to leave; undefined where it must not. */
async function beginOrder(tx: Tx, withdrawalId: string): Promise<WithdrawalRow | undefined> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (row?.status !== "approved" || row.dispute !== null) return undefined
  // A charge-back was faster than the order: the approval did not know of it.
  if (row.order_attempts === 0 && (await isFlagged(tx, row.player_id, row.updated_at))) {
    await sendBack(tx, row, "paymentDisputed")
    return undefined
  }
  // The account is new, or waits again: `followPayouts` finds the payout once it is due.
  if (row.order_attempts === 0 && (await waitsOf(tx, row.player_id)).has(row.iban)) return undefined
  const order_attempts = row.order_attempts + 1
  await updateWithdrawal(tx, row.id, { order_attempts })
  return { ...row, order_attempts }
}

async function order(kernel: Pays, bank: BankPayouts, row: WithdrawalRow): Promise<PayoutAnswer | undefined> {
  try {
    return await bank.create({
      endToEndId: row.id,
      account: row.iban,
      name: payeeNameFor(row.holder_name),
      amountCents: Number(row.amount_cents),
      remittance: row.id,
    })
  } catch (error) {
    logOf(kernel).warn("payout.noAnswer", { withdrawalId: row.id, ...problemOf(error) })
    return undefined
  }
}

/** Asks the bank how a payout stands and does what it says; false where the bank does not know it. */
async function learnPayout(kernel: Pays, bank: BankPayouts, withdrawalId: string): Promise<boolean> {
  const report = await bank.status(withdrawalId)
  if (report) await kernel.transact((tx) => applyPayout(tx, report))
  return report !== undefined
}

/** A refusal ends a withdrawal only where the refused order was the only one that ever left. */
async function refuse(tx: Tx, withdrawalId: string, code: string): Promise<boolean> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (row?.status !== "approved") return true
  if (row.order_attempts > 1) return false
  await fail(tx, row, { reason: payoutReason(code), by: "refused" })
  return true
}

async function doubt(tx: Tx, withdrawalId: string, code: string): Promise<void> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (row?.status === "approved") await raiseDispute(tx, row, "refusedInDoubt", { code })
}

const stalledAfterMs = 2 * 60_000
const batch = 50
/** So many payouts in a row without an answer mean that the bank is away, or the time of the job over. */
const givesUpAfter = 3
const askAgainAfterMs = 30 * 60_000

/** Job: asks the bank about payouts that nobody has told us of, and orders again what it never heard of. */
export async function followPayouts(kernel: Pays, bank: BankPayouts): Promise<void> {
  const since = new Date(kernel.clock.now().getTime() - stalledAfterMs)
  for (const { id, status } of await kernel.transact((tx) => takeStalled(tx, since, batch))) {
    await withoutHarm(kernel, id, async () => {
      if (await learnPayout(kernel, bank, id)) return
      if (status === "approved") await payOut(kernel, bank, id)
      else await kernel.transact((tx) => unknown(tx, id))
    })
  }
}

async function unknown(tx: Tx, withdrawalId: string): Promise<void> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (row?.status === "sent") await raiseDispute(tx, row, "unknownAtBank")
}

/**
 * Job: asks the bank, once a day each, about payouts that ended within the return window: whether one came back or
 * was paid after all, and the message was lost. Those without an answer are asked about again within hours.
 */
export async function followEnded(kernel: Pays, bank: BankPayouts): Promise<void> {
  const { returnDays } = await setting(kernel.reads(), settings.withdrawal)
  const nowMs = kernel.clock.now().getTime()
  const endedAfter = new Date(nowMs - returnDays * dayMs)
  const askedBefore = new Date(nowMs - dayMs)
  for (;;) {
    const ids = await kernel.transact((tx) => takeEnded(tx, { endedAfter, askedBefore }, batch))
    const unanswered: string[] = []
    const notAsked: string[] = []
    let inARow = 0
    for (const id of ids) {
      if (inARow === givesUpAfter) notAsked.push(id)
      else if (await withoutHarm(kernel, id, () => learnPayout(kernel, bank, id))) inARow = 0
      else {
        unanswered.push(id)
        inARow += 1
      }
    }
    // Whoever was not asked comes before whoever was: payouts without an answer never stand before the others.
    await kernel.transact(async (tx) => {
      await setFollowed(tx, unanswered, new Date(askedBefore.getTime() + askAgainAfterMs))
      await setFollowed(tx, notAsked, askedBefore)
    })
    if (ids.length < batch || inARow === givesUpAfter) return
  }
}

/** What goes wrong with one payout keeps no other waiting; false where something did. */
async function withoutHarm(
  kernel: Pays,
  withdrawalId: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    logOf(kernel).warn("payout.notFollowed", { withdrawalId, ...problemOf(error) })
    return false
  }
}
